import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { stateName } from '#machines/state-name.ts';
import type { Bench } from '#stories/workbench/bench.ts';
import type { BenchMachine } from '#stories/workbench/bench-view.ts';
import { type ChartTransition, chartOf, statesIn } from '#stories/workbench/chart/chart.ts';
import { Statechart, type StatechartLife } from '#stories/workbench/chart/statechart.tsx';
import { TransitionTable } from '#stories/workbench/chart/transition-table.tsx';
import { Goals } from '#stories/workbench/coverage/goals.tsx';
import { PathSoFar } from '#stories/workbench/coverage/path-so-far.tsx';
import * as desk from '#stories/workbench/desk.css.ts';
import { stateWords } from '#stories/workbench/states/state-words.ts';
import { changeLayout, useDeskLayout } from './desk-layout.ts';
import { EventButtons } from './event-buttons.tsx';
import * as styles from './machine-panel.css.ts';
import * as panel from './panel.css.ts';
import { PathPlayer } from './path-player.tsx';

interface MachinePanelProps {
  readonly bench: Bench;
  readonly story: string;
  /** The element below the story that can hold the chart. */
  readonly dock: HTMLElement | null;
}

/** The machine that runs in a story: its chart, its possible steps and its past steps. */
export function MachinePanel({ bench, story, dock }: MachinePanelProps) {
  const view = useSyncExternalStore(bench.subscribe, bench.getView);
  const [chosen, choose] = useState<string>();
  const { chart } = useDeskLayout();
  useEscape(chart === 'full');
  const shown = view.machines.find(({ key }) => key === chosen) ?? preferred(view.machines, story);
  if (!shown) return <p className={panel.quiet}>The machine starts with the story.</p>;
  return (
    <aside className={styles.machine} aria-label="Machine" data-chart={chart} dir="ltr">
      <Head machines={view.machines} shown={shown} onChoose={choose} />
      <div className={panel.row}>
        <Tempo bench={bench} />
        <span className={desk.spacer} />
        <button type="button" className={desk.control} onClick={() => bench.restart()}>
          Restart
        </button>
        <ChartPlaces />
      </div>
      <Running bench={bench} shown={shown} story={story} dock={dock} />
    </aside>
  );
}

/** The control that moves the chart below the story or over the whole window. */
function ChartPlaces() {
  const { chart } = useDeskLayout();
  return (
    <>
      <button
        type="button"
        className={desk.control}
        aria-pressed={chart === 'below'}
        onClick={() => changeLayout({ chart: chart === 'below' ? 'panel' : 'below' })}
      >
        Chart below
      </button>
      <button
        type="button"
        className={desk.control}
        aria-pressed={chart === 'full'}
        title="Escape returns to the story"
        onClick={() => changeLayout({ chart: chart === 'full' ? 'panel' : 'full' })}
      >
        Full screen
      </button>
    </>
  );
}

function useEscape(isFull: boolean) {
  useEffect(() => {
    if (!isFull) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && changeLayout({ chart: 'panel' });
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isFull]);
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
        <h2 className={panel.title}>{machine.id}</h2>
      )}
      <span className={panel.state} role="status">
        {stateWords(machine, stateName(snapshot.value))}
      </span>
      <span className={panel.quiet}>
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
}

function Running({ bench, shown, story, dock }: RunningProps) {
  const { machine, snapshot, steps } = shown;
  const { chart: place } = useDeskLayout();
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
  const drawing = (
    <div className={styles.chart}>
      <Suspense fallback={<p className={panel.quiet}>Loading the chart…</p>}>
        <Statechart machine={machine} life={life} onTake={take} />
      </Suspense>
    </div>
  );
  return (
    <>
      {place === 'below' && dock ? createPortal(drawing, dock) : drawing}
      <div className={styles.scroll}>
        <PathPlayer bench={bench} shown={shown} chart={chart} />
        <EventButtons
          candidates={candidates}
          transitions={transitions}
          onTake={({ event, wait }) => bench.take(shown, event, wait)}
        />
        <Goals bench={bench} shown={shown} story={story} />
        <PathSoFar bench={bench} shown={shown} chart={chart} />
        <details className={styles.details}>
          <summary className={panel.summary}>Transition table</summary>
          <TransitionTable chart={chart} life={life} />
        </details>
        <details className={styles.details}>
          <summary className={panel.summary}>Context</summary>
          <pre className={panel.wide}>{formatContext(snapshot.context)}</pre>
        </details>
      </div>
    </>
  );
}

const formatContext = (context: unknown) =>
  JSON.stringify(
    context,
    (_, value: unknown) => (typeof value === 'function' ? '[function]' : value === undefined ? null : value),
    2,
  );
