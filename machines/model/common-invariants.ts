import type { ModelGraph, ModelNode } from './graph.ts';

/** What must hold in every situation of every machine; true when it does. */
type CommonInvariant = (node: ModelNode, graph: ModelGraph) => boolean;

const stepsFrom = ({ id }: ModelNode, { edgesFrom }: ModelGraph) => edgesFrom.get(id) ?? [];

/** The calls of a machine that come to an end; what only listens does not. */
const endingCalls = ({ model: { spec } }: ModelGraph) => Object.entries(spec.answers ?? {});

const common: Readonly<Record<string, CommonInvariant>> = {
  'there is a way on, unless the flow is over': (node, graph) =>
    node.snapshot.status !== 'active' ||
    (graph.model.spec.rests ?? []).includes(node.state) ||
    stepsFrom(node, graph).length > 0,
  'after a failure somebody can do something': (node, graph) =>
    !node.snapshot.hasTag('error') || stepsFrom(node, graph).some(({ kind }) => kind === 'event' || kind === 'delay'),
  'what says that it is busy waits for a call': (node, graph) =>
    !node.snapshot.hasTag('busy') || endingCalls(graph).length === 0 || Object.keys(node.calls).length > 0,
  'a call that can be answered can also fail': ({ calls }, { model: { spec } }) =>
    Object.values(calls).every((source) => {
      const { done = [], error = [] } = spec.answers?.[source] ?? {};
      return done.length === 0 || error.length > 0;
    }),
};

/** What no machine may do, whatever it is for: the situations of a graph in which it does, each with what does not hold. */
export const commonFaults = (graph: ModelGraph): string[] =>
  Object.entries(common).flatMap(([name, holds]) =>
    [...graph.nodes.values()].filter((node) => !holds(node, graph)).map(({ state }) => `${state}: ${name}`),
  );
