import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { stateName } from '#machines/state-name.ts';
import { type ChartTransition, chartOf, statesIn } from '#stories/workbench/chart/chart.ts';
import { Statechart, type StatechartLife } from '#stories/workbench/chart/statechart.tsx';
import { TransitionTable } from '#stories/workbench/chart/transition-table.tsx';
import { Goals } from '#stories/workbench/coverage/goals.tsx';
import { PathSoFar } from '#stories/workbench/coverage/path-so-far.tsx';
import type { Bench, BenchMachine } from './bench.ts';
import * as desk from './desk.css.ts';
import { EventButtons } from './event-buttons.tsx';
import * as styles from './panel.css.ts';

interface MachinePanelProps {
  readonly bench: Bench;
  readonly story: string;
}

/** The panel beside a story: the machine that runs in it, its past steps and its possible steps. */
export function MachinePanel({ bench, story }: MachinePanelProps) {
  const view = useSyncExternalStore(bench.subscribe, bench.getView);
  const [chosen, choose] = useState<string>();
  const [isLarge, makeLarge] = useState(false);
  const [isFitted, setFitted] = useState(false);
  const shown = view.machines.find(({ key }) => key === chosen) ?? preferred(view.machines, story);
  if (!shown) return null;
  return (
    <aside className={styles.panel} aria-label="Machine" data-large={isLarge ? '' : undefined} dir="ltr">
      <Head machines={view.machines} shown={shown} onChoose={choose} />
      <div className={styles.row}>
        <Tempo bench={bench} />
        <span className={desk.spacer} />
        <button type="button" className={desk.control} onClick={() => bench.restart()}>
          Restart
        </button>
        <button type="button" className={desk.control} aria-pressed={isFitted} onClick={() => setFitted(!isFitted)}>
          Fit chart
        </button>
        <button type="button" className={desk.control} aria-pressed={isLarge} onClick={() => makeLarge(!isLarge)}>
          Expand
        </button>
      </div>
      <Running bench={bench} shown={shown} story={story} isFitted={isFitted} />
    </aside>
  );
}

/** Returns the machine with the name of the story, otherwise the first. */
const preferred = (machines: readonly BenchMachine[], story: string) =>
  machines.find(({ machine }) => story.includes(`--${machine.id}--`)) ?? machines[0];

interface HeadProps {
  readonly machines: readonly BenchMachine[];
  readonly shown: BenchMachine;
  readonly onChoose: (key: string) => void;
}

function Head({ machines, shown, onChoose }: HeadProps) {
  const { machine, snapshot } = shown;
  return (
    <div className={styles.head}>
      {machines.length > 1 ? (
        <select
          className={desk.control}
          aria-label="Machine"
          value={shown.key}
          onChange={(event) => onChoose(event.target.value)}
        >
          {machines.map(({ key, machine: { id } }, index) => (
            <option key={key} value={key}>
              {machines.filter(({ machine: other }) => other.id === id).length > 1 ? `${id} (${index + 1})` : id}
            </option>
          ))}
        </select>
      ) : (
        <h2 className={styles.title}>{machine.id}</h2>
      )}
      <span className={styles.state} role="status">
        {stateName(snapshot.value)}
      </span>
      <span className={styles.quiet}>
        {[...snapshot.tags].join(' · ')}
        {snapshot.status === 'done' && ' · finished'}
      </span>
    </div>
  );
}

/** The control that switches between live mode and paused mode. */
function Tempo({ bench }: { bench: Bench }) {
  const { isHeld } = useSyncExternalStore(bench.subscribe, bench.getView);
  return (
    <span className={desk.segments}>
      {[
        { held: false, label: 'Live', title: 'Time runs and local calls complete by themselves' },
        { held: true, label: 'Step by step', title: 'Time is paused, and each call waits for its result' },
      ].map(({ held, label, title }) => (
        <label key={label} className={desk.segment} title={title}>
          <input
            className={desk.radio}
            type="radio"
            aria-label={`${label}: ${title}`}
            checked={isHeld === held}
            onChange={() => bench.restart({ isHeld: held })}
          />
          {label}
        </label>
      ))}
    </span>
  );
}

interface RunningProps extends MachinePanelProps {
  readonly shown: BenchMachine;
  /** Whether the whole chart is visible, however small. */
  readonly isFitted: boolean;
}

function Running({ bench, shown, story, isFitted }: RunningProps) {
  const { machine, snapshot, steps } = shown;
  const candidates = useMemo(() => bench.candidates(shown), [bench, shown]);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const life = useMemo<StatechartLife>(
    () => ({
      active: new Set(snapshot._nodes.map(({ id }) => id)),
      live: new Set(candidates.flatMap(({ keys }) => keys)),
      past: new Set(steps.flatMap(({ keys }) => keys)),
      last: new Set(steps.at(-1)?.keys ?? []),
    }),
    [snapshot, candidates, steps],
  );
  const take = ({ key }: ChartTransition) => {
    const candidate = candidates.find(({ keys }) => keys.includes(key));
    if (candidate) bench.take(shown, candidate.event, candidate.wait);
  };
  const transitions = useMemo(
    () => new Map(statesIn(chart).flatMap((state) => state.transitions.map((one) => [one.key, one]))),
    [chart],
  );
  return (
    <>
      <Suspense fallback={<p className={styles.quiet}>Loading the chart…</p>}>
        <Statechart machine={machine} life={life} onTake={take} isFitted={isFitted} />
      </Suspense>
      <EventButtons
        candidates={candidates}
        transitions={transitions}
        onTake={({ event, wait }) => bench.take(shown, event, wait)}
      />
      <Goals bench={bench} shown={shown} story={story} />
      <PathSoFar bench={bench} shown={shown} />
      <details className={styles.details}>
        <summary className={styles.summary}>Transition table</summary>
        <TransitionTable chart={chart} life={life} />
      </details>
      <details className={styles.details}>
        <summary className={styles.summary}>Context</summary>
        <pre className={styles.wide}>{formatContext(snapshot.context)}</pre>
      </details>
    </>
  );
}

const formatContext = (context: unknown) =>
  JSON.stringify(
    context,
    (_, value: unknown) => (typeof value === 'function' ? '[function]' : value === undefined ? null : value),
    2,
  );
