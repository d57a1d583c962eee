import { use, useMemo } from 'react';
import { type AnyMachineSnapshot, SimulatedClock } from 'xstate';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { explore, type ModelGraph } from '#machines/model/graph.ts';
import { type Path, statePaths } from '#machines/model/paths.ts';
import type { Scene } from './scene.ts';

const explored = new WeakMap<object, { graph: ModelGraph; paths: ReadonlyMap<string, Path> }>();

/** Returns the graph of a scene's machine and the shortest path to each of its states. Computed once per model. */
export function exploredScene({ model }: Pick<Scene, 'model'>) {
  const known = explored.get(model);
  if (known) return known;
  const graph = explore(model);
  const found = { graph, paths: statePaths(graph) };
  explored.set(model, found);
  return found;
}

interface InStateProps {
  readonly scene: Scene;
  /** The name of the state, as `stateName` formats it. */
  readonly state: string;
}

/**
 * Renders a scene with its machine in a given state, as the exploration first reached it, without invoked actors and
 * with a stopped clock. Later interactions are real.
 */
export function InState({ scene, state }: InStateProps) {
  const outer = use(WorkbenchContext);
  const { start, snapshot } = useMemo(() => situationOf(scene, state), [scene, state]);
  const workbench = useMemo<typeof outer>(() => {
    const clock = new SimulatedClock();
    return (logic) =>
      'id' in logic && logic.id === scene.model.machine.id ? { ...outer(logic), clock, snapshot } : outer(logic);
  }, [outer, scene, snapshot]);
  return <WorkbenchContext value={workbench}>{scene.render(start)}</WorkbenchContext>;
}

function situationOf(scene: Scene, state: string) {
  const { graph, paths } = exploredScene(scene);
  const path = paths.get(state);
  if (!path)
    throw new Error(
      `${scene.model.machine.id} never reaches the state ${state}. Reachable states: ${[...paths.keys()].join(', ')}`,
    );
  const node = path.steps.at(-1)?.node ?? graph.starts[path.start]?.node ?? '';
  const found = graph.nodes.get(node)?.snapshot as AnyMachineSnapshot;
  return {
    start: path.start,
    snapshot: graph.marked.machine.getPersistedSnapshot({ ...found, children: {} } as never),
  };
}
