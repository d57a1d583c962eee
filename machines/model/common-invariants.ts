import { isSameFact } from './facts.ts';
import type { ModelEdge, ModelGraph, ModelNode } from './graph.ts';
import { labelOf } from './paths.ts';

/** An invariant of every state of every machine, checked for each node of its graph. Returns true when it holds. */
type CommonInvariant = (node: ModelNode, graph: ModelGraph) => boolean;

const stepsFrom = ({ id }: ModelNode, { edgesFrom }: ModelGraph) => edgesFrom.get(id) ?? [];

/** Returns the invoked actors with defined outcomes. Actors that only listen have none. */
const endingCalls = ({ model: { spec } }: ModelGraph) => Object.entries(spec.answers ?? {});

const isWaiting = (node: ModelNode, graph: ModelGraph) =>
  node.snapshot.hasTag('busy') ||
  Object.values(node.calls).some((source) => (graph.model.spec.answers?.[source]?.error ?? []).length > 0);

/** Whether a node becomes idle when its calls fail one after the other. */
function endsWaiting(start: ModelNode, graph: ModelGraph): boolean {
  const reached = new Set([start]);
  for (const node of reached) {
    if (!isWaiting(node, graph)) return true;
    for (const { kind, to } of stepsFrom(node, graph)) {
      const next = graph.nodes.get(to);
      if (next && (kind === 'error' || kind === 'delay')) reached.add(next);
    }
  }
  return false;
}

const common: Readonly<Record<string, CommonInvariant>> = {
  'every state that is not final has an outgoing step': (node, graph) =>
    node.snapshot.status !== 'active' ||
    (graph.model.spec.rests ?? []).includes(node.state) ||
    stepsFrom(node, graph).length > 0,
  'every error state has an outgoing event or delay': (node, graph) =>
    !node.snapshot.hasTag('error') || stepsFrom(node, graph).some(({ kind }) => kind === 'event' || kind === 'delay'),
  'every busy state has a call in flight': (node, graph) =>
    !node.snapshot.hasTag('busy') || endingCalls(graph).length === 0 || Object.keys(node.calls).length > 0,
  'every call that can succeed can also fail': ({ calls }, { model: { spec } }) =>
    Object.values(calls).every((source) => {
      const { done = [], error = [] } = spec.answers?.[source] ?? {};
      return done.length === 0 || error.length > 0;
    }),
  'every delay that runs belongs to an active state': ({ delays, snapshot }) =>
    Object.keys(delays)
      .map((type) => /^xstate\.after\.[^.]+\.(.+)$/.exec(type)?.[1])
      .every((state) => state === undefined || snapshot._nodes.some(({ id }) => id === state)),
};

/** An invariant of every step of every machine. Returns true when it holds. */
type StepInvariant = (edge: ModelEdge, graph: ModelGraph) => boolean;

const nodeAfter = ({ to }: ModelEdge, { nodes }: ModelGraph) => nodes.get(to) as ModelNode;

const commonSteps: Readonly<Record<string, StepInvariant>> = {
  'every outcome of a call is handled': ({ kind, taken }) => (kind !== 'done' && kind !== 'error') || taken.length > 0,
  'a failure offers a way on': (edge, graph) => {
    const next = nodeAfter(edge, graph);
    return edge.kind !== 'error' || next.snapshot.status === 'done' || stepsFrom(next, graph).length > 0;
  },
  'nothing stays busy after a failure': (edge, graph) =>
    edge.kind !== 'error' || endsWaiting(nodeAfter(edge, graph), graph),
  'a failure reverts what was optimistic': revertsOptimism,
};

/** Whether every optimistic fact has its confirmed value after the failure of a call. */
function revertsOptimism(edge: ModelEdge, graph: ModelGraph): boolean {
  if (edge.kind !== 'error') return true;
  return Object.entries(graph.model.spec.optimistic ?? {}).every(([name, confirmed]) => {
    const expected =
      confirmed === true
        ? startsOf(edge, graph).map(({ before }) => before[name])
        : [confirmed(nodeAfter(edge, graph).snapshot as never)];
    return expected.every((value) => isSameFact(value, edge.after[name]));
  });
}

/** Returns the steps that started the call whose failure a step is. */
function startsOf({ from, event: { type } }: ModelEdge, { nodes, edges }: ModelGraph): ModelEdge[] {
  const call = type.replace('xstate.error.actor.', '');
  const isRunning = (id: string) => call in (nodes.get(id)?.calls ?? {});
  const running = new Set([from]);
  for (const id of running)
    for (const edge of edges) if (edge.to === id && isRunning(edge.from)) running.add(edge.from);
  return edges.filter((edge) => running.has(edge.to) && !isRunning(edge.from));
}

/**
 * Returns the violations of the common invariants in a graph: for each state and step that violates one, its name and
 * the name of the invariant.
 */
export const commonViolations = (graph: ModelGraph): string[] => [
  ...Object.entries(common).flatMap(([name, holds]) =>
    [...graph.nodes.values()].filter((node) => !holds(node, graph)).map(({ state }) => `${state}: ${name}`),
  ),
  ...Object.entries(commonSteps).flatMap(([name, holds]) =>
    graph.edges.filter((edge) => !holds(edge, graph)).map((edge) => `${labelOf(graph, edge)}: ${name}`),
  ),
];
