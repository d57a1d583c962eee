import type { Cause, ChartTransition } from '#stories/workbench/chart/chart.ts';
import type { Candidate } from '#stories/workbench/coverage/candidates.ts';
import { plainWords } from '#stories/workbench/states/state-words.ts';
import * as styles from './machine-panel.css.ts';
import * as panel from './panel.css.ts';

interface EventButtonsProps {
  readonly candidates: readonly Candidate[];
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  readonly onTake: (candidate: Candidate) => void;
}

const groups: readonly (readonly [string, readonly Cause[]])[] = [
  ['A person or the page does', ['event']],
  ['Time passes', ['delay']],
  ['A pending call ends', ['done', 'error']],
];

/** Buttons for every step a machine can take now: events, delays, and outcomes of invoked actors. */
export function EventButtons({ candidates, transitions, onTake }: EventButtonsProps) {
  const possible = candidates.filter(({ keys }) => keys.length > 0);
  return (
    <section className={panel.part} aria-label="Next steps">
      <h3 className={panel.heading}>What can happen here</h3>
      {possible.length === 0 && <p className={panel.quiet}>No further steps are possible.</p>}
      {groups.map(([words, causes]) => {
        const own = possible.filter(({ cause }) => causes.includes(cause));
        if (own.length === 0) return null;
        return (
          <div key={words} className={panel.part}>
            <h4 className={panel.quiet}>{words}</h4>
            <div className={panel.row}>
              {own.map((candidate, index) => (
                <button
                  key={`${candidate.event.type} ${index}`}
                  type="button"
                  className={styles.happening}
                  data-cause={candidate.cause}
                  onClick={() => onTake(candidate)}
                >
                  {candidate.words}
                  {candidate.carries && <span className={panel.quiet}>{candidate.carries}</span>}
                  <span className={panel.quiet}>{outcomeOf(candidate, transitions)}</span>
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** Returns what a step leads to: its targets, and the guards that hold. */
function outcomeOf({ keys }: Candidate, transitions: ReadonlyMap<string, ChartTransition>): string {
  const taken = keys.flatMap((key) => transitions.get(key) ?? []);
  const targets = taken.flatMap(({ target }) => target ?? []).map((id) => plainWords(id.split('.').at(-1) ?? id));
  const guards = taken.map(({ guard }) => guard).filter((guard) => guard !== '');
  const because = guards.length > 0 ? `, because ${guards.join(' and ')}` : '';
  return `${targets.length === 0 ? '↻ stays' : `→ ${targets.join(', ')}`}${because}`;
}
