import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';

/** A graph as text, and the same graph with positions. */
export interface LaidGraph {
  readonly graph: string;
  readonly laid: ElkNode;
}

/** Lays out a graph. The text of the graph identifies the result. */
export const layGraph = async (graph: string): Promise<LaidGraph> => ({
  graph,
  laid: await new ELK().layout(JSON.parse(graph) as ElkNode),
});
