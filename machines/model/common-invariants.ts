import type { ModelGraph, ModelNode } from './graph.ts';

/** An invariant of every machine, checked for each node of its graph. Returns true when it holds. */
type CommonInvariant = (node: ModelNode, graph: ModelGraph) => boolean;

const stepsFrom = ({ id }: ModelNode, { edgesFrom }: ModelGraph) => edgesFrom.get(id) ?? [];

/** Returns the invoked actors with defined outcomes. Actors that only listen have none. */
const endingCalls = ({ model: { spec } }: ModelGraph) => Object.entries(spec.answers ?? {});

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
};

/**
 * Returns the violations of the common invariants in a graph: for each node that violates one, the state and the name
 * of the invariant.
 */
export const commonViolations = (graph: ModelGraph): string[] =>
  Object.entries(common).flatMap(([name, holds]) =>
    [...graph.nodes.values()].filter((node) => !holds(node, graph)).map(({ state }) => `${state}: ${name}`),
  );
