import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Model } from '#machines/model/model.ts';
import type { Path } from '#machines/model/paths.ts';
import { stateName } from '#machines/state-name.ts';
import { exploredScene } from '#stories/support/in-state.tsx';
import { type Bench, type BenchMachine, planOf } from './bench.ts';
import * as desk from './desk.css.ts';
import { openPath } from './links.ts';
import * as styles from './panel.css.ts';

interface GoalsProps {
  readonly bench: Bench;
  readonly shown: BenchMachine;
  readonly story: string;
}

const tempos = { 'at leisure': 1_200, steadily: 650, quickly: 200 } as const;

/** The states a machine can reach: each is a button that replays the shortest path to it. */
export function Goals({ bench, shown, story }: GoalsProps) {
  const { replay } = useSyncExternalStore(bench.subscribe, bench.getView);
  const [tempo, setTempo] = useState<keyof typeof tempos>('steadily');
  const { paths, problem } = useMemo(() => pathsOf(shown.model), [shown.model]);
  if (!shown.model) return null;
  const { id } = shown.machine;
  const current = stateName(shown.snapshot.value);
  return (
    <section className={styles.part} aria-label="Go to a state">
      <h3 className={styles.heading}>Go to a state, by the shortest path</h3>
      <div className={styles.states}>
        {[...paths.values()].map((path) => (
          <button
            key={path.name}
            type="button"
            className={styles.goal}
            aria-current={path.name === current}
            title={path.steps.map(({ event }) => event.type).join(', ') || 'where it begins'}
            onClick={() => openPath(bench, planOf(id, path), story, tempos[tempo])}
          >
            {path.name}
          </button>
        ))}
        {problem && <p className={styles.quiet}>{problem}</p>}
      </div>
      <div className={styles.row}>
        <label className={desk.choice}>
          Replay
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
            {replay.problem ?? (replay.done < replay.all ? `Step ${replay.done + 1} of ${replay.all}…` : 'Replayed.')}
          </span>
        )}
      </div>
    </section>
  );
}

const none: ReadonlyMap<string, Path> = new Map();

function pathsOf(model: Model | undefined) {
  try {
    return { paths: model ? exploredScene({ model }).paths : none, problem: undefined };
  } catch (error) {
    return { paths: none, problem: String(error) };
  }
}
