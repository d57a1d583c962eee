import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { stateName } from '#machines/state-name.ts';
import { askWorker } from '#stories/workbench/ask-worker.ts';
import type { Bench } from '#stories/workbench/bench.ts';
import type { BenchMachine } from '#stories/workbench/bench-view.ts';
import * as desk from '#stories/workbench/desk.css.ts';
import { openPath } from '#stories/workbench/links.ts';
import * as styles from '#stories/workbench/panel/machine-panel.css.ts';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import { RegionFilter } from '#stories/workbench/states/region-filter.tsx';
import { groupedStates, isChosen, type RegionChoice } from '#stories/workbench/states/state-filter.ts';
import { statePartsOf, wordsOfParts } from '#stories/workbench/states/state-words.ts';
import type { FoundPaths } from './paths.worker.ts';

interface GoalsProps {
  readonly bench: Bench;
  readonly shown: BenchMachine;
  readonly story: string;
}

/** The pause after each step of a replay in milliseconds; undefined waits for the *Next step* button. */
const tempos = { 'Step by step': undefined, Slow: 1_200, Normal: 650, Fast: 200 } as const;

/** The reachable states of a machine, by region. Each is a button that replays the shortest path to it. */
export function Goals({ bench, shown, story }: GoalsProps) {
  const { replay } = useSyncExternalStore(bench.subscribe, bench.getView);
  const [tempo, setTempo] = useState<keyof typeof tempos>('Normal');
  const [choice, choose] = useState<RegionChoice>({});
  const { machine, model, snapshot } = shown;
  const found = usePaths(machine.id, model !== undefined);
  const goals = useMemo(
    () =>
      Object.entries(found?.plans ?? {}).map(([state, plan]) => ({ state, plan, parts: statePartsOf(machine, state) })),
    [found, machine],
  );
  if (!model) return null;
  const current = stateName(snapshot.value);
  return (
    <section className={panel.part} aria-label="Go to a state">
      <h3 className={panel.heading}>Go to a state (shortest path)</h3>
      <RegionFilter states={goals} choice={choice} onChoose={choose} />
      <div className={styles.states}>
        {groupedStates(goals.filter((goal) => isChosen(goal, choice))).map(({ heading, states }) => (
          <fieldset key={heading} className={styles.goals} aria-label={heading || 'States'}>
            {heading && <span className={panel.quiet}>{heading}</span>}
            {states.map(({ state, plan, parts }) => (
              <button
                key={state}
                type="button"
                className={styles.goal}
                aria-current={state === current}
                title={plan.steps.map(({ token }) => token).join(', ') || 'Initial state'}
                onClick={() => openPath(bench, plan, story, tempos[tempo])}
              >
                {wordsOfParts(heading ? parts.slice(1) : parts)}
              </button>
            ))}
          </fieldset>
        ))}
        {!found && <p className={panel.quiet}>Finding states…</p>}
        {found?.problem && <p className={panel.quiet}>{found.problem}</p>}
      </div>
      <div className={panel.row}>
        <label className={desk.choice}>
          Replay speed
          <select
            className={desk.control}
            value={tempo}
            onChange={(event) => setTempo(event.target.value as keyof typeof tempos)}
          >
            {Object.keys(tempos).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {replay && (
          <span className={styles.replay} role="status" data-astray={replay.problem ? '' : undefined}>
            {replay.problem ??
              (replay.done < replay.all ? `Step ${replay.done + 1} of ${replay.all}…` : 'Replay finished.')}
          </span>
        )}
      </div>
    </section>
  );
}

/** Returns the shortest paths to all states of a machine. A worker computes them once. */
function usePaths(machine: string, isKnown: boolean): FoundPaths | undefined {
  const [found, setFound] = useState<Readonly<Record<string, FoundPaths>>>({});
  useEffect(() => {
    let isWanted = isKnown;
    if (isKnown) pathsOf(machine).then((paths) => isWanted && setFound((others) => ({ ...others, [machine]: paths })));
    return () => {
      isWanted = false;
    };
  }, [machine, isKnown]);
  return found[machine];
}

const foundPaths = new Map<string, Promise<FoundPaths>>();

function pathsOf(machine: string): Promise<FoundPaths> {
  const known = foundPaths.get(machine) ?? findPaths(machine);
  foundPaths.set(machine, known);
  return known;
}

function findPaths(machine: string): Promise<FoundPaths> {
  const worker = new Worker(new URL('./paths.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<FoundPaths>(worker, machine).catch(({ message }: Error) => ({
    plans: {},
    problem: `The states could not be found: ${message}`,
  }));
}
