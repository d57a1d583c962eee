import { use, useLayoutEffect, useMemo, useState } from 'react';
import { type AnyMachineSnapshot, SimulatedClock } from 'xstate';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { explore, type ModelGraph } from '#machines/model/graph.ts';
import { type Path, statePaths } from '#machines/model/paths.ts';
import { EmptyStory } from './page/empty-story.tsx';
import type { Scene } from './scene.ts';
import { StateReplay } from './state-replay.ts';

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

/** The story of a state: the scene in the state, with a note where nothing is visible on purpose. */
export function InState({ scene, state }: InStateProps) {
  const reason = scene.empty?.[state];
  const shown = <SceneInState scene={scene} state={state} />;
  return reason === undefined ? shown : <EmptyStory reason={reason}>{shown}</EmptyStory>;
}

/**
 * A scene in a state of its machine. A scene with acts for a person's events reaches the state by its shortest path. Other
 * scenes start their machine in the state.
 */
export const SceneInState = (props: InStateProps) =>
  props.scene.reach ? <ReachedScene {...props} /> : <StartedScene {...props} />;

/**
 * Renders a scene that takes the shortest path to a state, with a stopped clock. The root element has `data-reaching`
 * until it is there. Later interactions are real.
 */
function ReachedScene({ scene, state }: InStateProps) {
  const outer = use(WorkbenchContext);
  const path = pathTo(scene, state);
  const root = document.documentElement;
  const [replay] = useState(() => new StateReplay(scene, path));
  const [workbench] = useState(() => replay.workbench(outer));
  useLayoutEffect(() => {
    let isUnmounted = false;
    const end = () => {
      if (!isUnmounted) Reflect.deleteProperty(root.dataset, 'reaching');
    };
    root.dataset['reaching'] = state;
    // In strict mode, the component is unmounted and mounted again at once.
    queueMicrotask(() => {
      if (isUnmounted) return;
      replay
        .run(() => isUnmounted)
        .catch(reportError)
        .finally(end);
    });
    return () => {
      end();
      isUnmounted = true;
    };
  }, [replay, root, state]);
  return <WorkbenchContext value={workbench}>{scene.render(path.start)}</WorkbenchContext>;
}

/**
 * Renders a scene with its machine started in a state, as the exploration first reached it, without invoked actors and
 * with a stopped clock. Later interactions are real.
 */
function StartedScene({ scene, state }: InStateProps) {
  const outer = use(WorkbenchContext);
  const { start, snapshot } = useMemo(() => situationOf(scene, state), [scene, state]);
  const workbench = useMemo<typeof outer>(() => {
    const clock = new SimulatedClock();
    return (logic) =>
      'id' in logic && logic.id === scene.model.machine.id ? { ...outer(logic), clock, snapshot } : outer(logic);
  }, [outer, scene, snapshot]);
  return <WorkbenchContext value={workbench}>{scene.render(start)}</WorkbenchContext>;
}

function pathTo(scene: Scene, state: string): Path {
  const { paths } = exploredScene(scene);
  const path = paths.get(state);
  if (path) return path;
  throw new Error(
    `${scene.model.machine.id} never reaches the state ${state}. Reachable states: ${[...paths.keys()].join(', ')}`,
  );
}

function situationOf(scene: Scene, state: string) {
  const { graph } = exploredScene(scene);
  const path = pathTo(scene, state);
  const node = path.steps.at(-1)?.node ?? graph.starts[path.start]?.node ?? '';
  const found = graph.nodes.get(node)?.snapshot as AnyMachineSnapshot;
  return {
    start: path.start,
    snapshot: graph.marked.machine.getPersistedSnapshot({ ...found, children: {} } as never),
  };
}
