import type { AnyStateNode } from 'xstate';
import type { ModelEdge, ModelGraph } from './graph.ts';
import { always } from './instrumented-machine.ts';
import { coverageGoalsOf, labelOf, type Path } from './paths.ts';

/** The coverage of one kind of item: the number of covered and of all items, and the items not covered. */
export interface Share {
  readonly done: number;
  readonly all: number;
  readonly missing: readonly string[];
}

/** The coverage of a machine by a set of paths. */
export interface Coverage {
  readonly machine: string;
  readonly states: Share;
  readonly transitions: Share;
  readonly guards: Share;
  /** Pairs of consecutive steps. `all` counts every pair of the graph, even when there are too many to walk. */
  readonly pairs: Share;
}

/**
 * Computes the coverage of a machine by a set of paths: states, transitions, both outcomes of each guard, and pairs of
 * steps.
 */
export function coverageOf(graph: ModelGraph, paths: readonly Path[]): Coverage {
  const { marked, model } = graph;
  const walked = walkedBy(graph, paths);
  const { pairs, pairCount } = coverageGoalsOf(graph);
  const guarded = marked.transitions.filter(({ hasGuard }) => hasGuard);
  return {
    machine: model.machine.id,
    states: share(leafStates(model.machine.root), walked.states),
    transitions: share(
      marked.transitions.map(({ key }) => key),
      walked.taken,
    ),
    guards: share(
      guarded.flatMap(({ key }) => [`${key}=true`, `${key}=false`]),
      walked.guards,
    ),
    pairs: { ...share([...pairs], walked.pairs), all: pairCount },
  };
}

const share = (all: readonly string[], done: ReadonlySet<string>): Share => {
  const missing = all.filter((one) => !done.has(one));
  return { done: all.length - missing.length, all: all.length, missing };
};

/** Returns the paths of all leaf states. */
const leafStates = (node: AnyStateNode): string[] => {
  const inner = Object.values(node.states) as AnyStateNode[];
  return inner.length === 0 ? [node.path.join('.')] : inner.flatMap(leafStates);
};

function walkedBy(graph: ModelGraph, paths: readonly Path[]) {
  const walked = {
    states: new Set<string>(),
    taken: new Set<string>(),
    guards: new Set<string>(),
    pairs: new Set<string>(),
  };
  const note = ({ taken, guards }: { taken: readonly string[]; guards: readonly string[] }) => {
    for (const key of taken) {
      walked.taken.add(key);
      // A state that an eventless transition leaves at once also counts as visited.
      if (key.split('|')[1] === always) walked.states.add(key.split('|')[0] ?? '');
    }
    for (const outcome of guards) walked.guards.add(outcome);
  };
  const arrive = (id: string) => {
    for (const node of graph.nodes.get(id)?.snapshot._nodes ?? []) walked.states.add(node.path.join('.'));
  };
  for (const { start, steps } of paths) {
    const begun = graph.starts[start];
    if (!begun) continue;
    note(begun);
    arrive(begun.node);
    let at = begun.node;
    let last: ModelEdge | undefined;
    for (const step of steps) {
      const edge = graph.edgesFrom.get(at)?.find(({ event, to }) => event === step.event && to === step.node);
      if (!edge) break;
      note(edge);
      arrive(edge.to);
      if (last) walked.pairs.add(`${labelOf(graph, last)}  ⇒  ${labelOf(graph, edge)}`);
      last = edge;
      at = edge.to;
    }
  }
  return walked;
}
