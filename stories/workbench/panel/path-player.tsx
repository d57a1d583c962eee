import { useSyncExternalStore } from 'react';
import type { Bench } from '#stories/workbench/bench.ts';
import type { BenchMachine } from '#stories/workbench/bench-view.ts';
import type { ChartState } from '#stories/workbench/chart/chart.ts';
import { reasonSentence, reasonsOf } from '#stories/workbench/chart/reasons.ts';
import * as desk from '#stories/workbench/desk.css.ts';
import * as styles from './machine-panel.css.ts';
import * as panel from './panel.css.ts';

interface PathPlayerProps {
  readonly bench: Bench;
  readonly shown: BenchMachine;
  readonly chart: ChartState;
}

/** The loaded path, taken step by step: the last step with its reason, and the next one. */
export function PathPlayer({ bench, shown, chart }: PathPlayerProps) {
  const { plan, replay } = useSyncExternalStore(bench.subscribe, bench.getView);
  if (!plan || !replay || plan.machine !== shown.machine.id || plan.steps.length === 0) return null;
  const { done, all } = replay;
  const last = done > 0 ? shown.steps.at(-1) : undefined;
  const next = done < all ? bench.planned(shown) : undefined;
  return (
    <section className={styles.player} aria-label="Path player">
      <div className={panel.row}>
        <button type="button" className={desk.control} disabled={done === 0} onClick={() => bench.rewind(done - 1)}>
          ← Back
        </button>
        <button
          type="button"
          className={desk.control}
          data-main=""
          disabled={done === all}
          onClick={() => bench.advance(done + 1)}
        >
          Next step →
        </button>
        <button type="button" className={desk.control} disabled={done === all} onClick={() => bench.advance(all, 650)}>
          Play the rest
        </button>
        <span className={panel.quiet}>
          {done} of {all}
        </span>
      </div>
      {last && <Reasons label="Last step" keys={last.keys} chart={chart} />}
      {next && <Reasons label="Next step" keys={next.keys} chart={chart} />}
    </section>
  );
}

interface ReasonsProps {
  readonly label: string;
  readonly keys: readonly string[];
  readonly chart: ChartState;
}

const Reasons = ({ label, keys, chart }: ReasonsProps) => (
  <div>
    <h3 className={panel.heading}>{label}</h3>
    {reasonsOf(keys, chart).map((reason) => (
      <p key={reason.key}>{reasonSentence(reason)}</p>
    ))}
  </div>
);
