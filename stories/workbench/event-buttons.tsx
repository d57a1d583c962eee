import type { Cause, ChartTransition } from '#stories/workbench/chart/chart.ts';
import type { Candidate } from '#stories/workbench/coverage/candidates.ts';
import * as styles from './panel.css.ts';

interface EventButtonsProps {
  readonly candidates: readonly Candidate[];
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  readonly onTake: (candidate: Candidate) => void;
}

const groups: readonly (readonly [string, readonly Cause[]])[] = [
  ['Events', ['event']],
  ['Delays', ['delay']],
  ['Pending calls', ['done', 'error']],
];

/** Buttons for every step a machine can take now: events, delays, and outcomes of invoked actors. */
export function EventButtons({ candidates, transitions, onTake }: EventButtonsProps) {
  const possible = candidates.filter(({ keys }) => keys.length > 0);
  return (
    <section className={styles.part} aria-label="Next steps">
      {possible.length === 0 && <p className={styles.quiet}>No further steps are possible.</p>}
      {groups.map(([words, causes]) => {
        const own = possible.filter(({ cause }) => causes.includes(cause));
        if (own.length === 0) return null;
        return (
          <div key={words} className={styles.part}>
            <h3 className={styles.heading}>{words}</h3>
            <div className={styles.row}>
              {own.map((candidate, index) => (
                <button
                  key={`${candidate.event.type} ${index}`}
                  type="button"
                  className={styles.happening}
                  data-cause={candidate.cause}
                  onClick={() => onTake(candidate)}
                >
                  {candidate.words}
                  {candidate.carries && <span className={styles.quiet}>{candidate.carries}</span>}
                  <span className={styles.quiet}>{goalOf(candidate, transitions)}</span>
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** Returns the target of an event, as far as the definition states it. */
function goalOf({ keys }: Candidate, transitions: ReadonlyMap<string, ChartTransition>): string {
  const targets = keys.map((key) => transitions.get(key)?.target).filter((target) => target !== undefined);
  return targets.length === 0 ? '↻' : `→ ${targets.map((id) => id.split('.').at(-1)).join(', ')}`;
}
