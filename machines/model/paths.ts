import type { ModelEdge, ModelGraph, ModelNode, StepKind } from './graph.ts';

/** A step of a path as plain data: the event and the state it leads to. */
export interface PathStep {
  readonly kind: StepKind;
  readonly event: ModelEdge['event'];
  /** The name of the state after the step. */
  readonly state: string;
  /** The ID of the graph's node after the step. */
  readonly node: string;
  readonly wait?: number;
  readonly source?: string;
}

/** A path through a machine: its start and its steps. */
export interface Path {
  readonly name: string;
  readonly start: string;
  readonly steps: readonly PathStep[];
}

/** The items to cover. Each is a transition, a guard outcome, a step between two states, or a pair of steps. */
export interface CoverageGoals {
  readonly steps: ReadonlySet<string>;
  /** Empty when there are more pairs than the model's `maxPairs`. */
  readonly pairs: ReadonlySet<string>;
  /** The number of all pairs in the graph. */
  readonly pairCount: number;
}

/** The number of steps after which a new path begins. */
const tourLength = 30;

const labels = new WeakMap<ModelEdge, string>();

/**
 * Returns the label of a step between two states: `editing --text.edited--> dirty`. Samples and outcomes of the same
 * type are numbered.
 */
export function labelOf(graph: ModelGraph, edge: ModelEdge): string {
  const known = labels.get(edge);
  if (known !== undefined) return known;
  const stateOf = (id: string) => graph.nodes.get(id)?.state ?? '';
  const label = `${stateOf(edge.from)} --${eventName(graph, edge.kind, edge.event)}--> ${stateOf(edge.to)}`;
  labels.set(edge, label);
  return label;
}

/** Returns the name of an event in paths and tables. Samples and outcomes of the same type are numbered. */
export function eventName({ model: { spec } }: ModelGraph, kind: StepKind, event: ModelEdge['event']): string {
  if (kind === 'event') {
    const samples = (spec.events ?? []).filter(({ type }) => type === event.type);
    return samples.length > 1 ? `${event.type} ${samples.indexOf(event as never) + 1}` : event.type;
  }
  if (kind === 'delay') return event.type;
  const answers = Object.values(spec.answers ?? {}).flatMap(
    (answer) => (kind === 'done' ? answer?.done : answer?.error) ?? [],
  );
  return `${event.type} ${answers.indexOf((kind === 'done' ? event.output : event.error) as never) + 1}`;
}

/** Returns all items that the paths of a graph have to cover. */
export function coverageGoalsOf(graph: ModelGraph): CoverageGoals {
  const { maxPairs = 250, maxSteps = 600 } = graph.model.spec;
  const labels = new Set(graph.edges.map((edge) => labelOf(graph, edge)));
  const parts = graph.edges.flatMap(({ taken, guards }) => [...taken, ...guards]);
  const steps = new Set(labels.size <= maxSteps ? [...labels, ...parts] : parts);
  const pairs = new Set(
    graph.edges.flatMap((edge) => (graph.edgesFrom.get(edge.to) ?? []).map((next) => pairOf(graph, edge, next))),
  );
  return { steps, pairs: pairs.size <= maxPairs ? pairs : new Set(), pairCount: pairs.size };
}

const itemsOf = (graph: ModelGraph, edge: ModelEdge) => [labelOf(graph, edge), ...edge.taken, ...edge.guards];

const pairOf = (graph: ModelGraph, first: ModelEdge, second: ModelEdge) =>
  `${labelOf(graph, first)}  ⇒  ${labelOf(graph, second)}`;

/**
 * Returns a small set of paths that together cover every transition, every guard outcome and, within the model's limit,
 * every pair of consecutive steps. Pairs are ignored when `isPaired` is false.
 */
export function coveringPaths(graph: ModelGraph, { isPaired = true }: { readonly isPaired?: boolean } = {}): Path[] {
  const { steps, pairs } = coverageGoalsOf(graph);
  const left = { steps: new Set(steps), pairs: new Set(isPaired ? pairs : []) };
  return Object.entries(graph.starts).flatMap(([start, { node }]) => toursFrom(graph, start, node, left));
}

interface Left {
  readonly steps: Set<string>;
  readonly pairs: Set<string>;
}

function toursFrom(graph: ModelGraph, start: string, from: string, left: Left): Path[] {
  const found: Path[] = [];
  for (;;) {
    const walk: ModelEdge[] = [];
    while (walk.length < tourLength) {
      const way = findPathToUncovered(graph, walk.at(-1)?.to ?? from, walk.at(-1), left);
      if (!way) break;
      for (const edge of way) cross(graph, edge, walk.at(-1), left, walk);
    }
    // A start without any step is also a path.
    if (walk.length === 0) return found.length > 0 ? found : [pathOf(graph, `${start} 1`, start, walk)];
    found.push(pathOf(graph, `${start} ${found.length + 1}`, start, walk));
  }
}

function cross(graph: ModelGraph, edge: ModelEdge, last: ModelEdge | undefined, left: Left, walk: ModelEdge[]): void {
  for (const item of itemsOf(graph, edge)) left.steps.delete(item);
  if (last) left.pairs.delete(pairOf(graph, last, edge));
  walk.push(edge);
}

/**
 * Returns the shortest path from a node whose last step covers a remaining item. Returns undefined when there is none.
 */
function findPathToUncovered(graph: ModelGraph, from: string, last: ModelEdge | undefined, { steps, pairs }: Left) {
  const queue: { edge: ModelEdge; before: ModelEdge | undefined; way: readonly ModelEdge[] }[] = [];
  const seen = new Set<ModelEdge>();
  const add = (node: string, before: ModelEdge | undefined, way: readonly ModelEdge[]) => {
    for (const edge of graph.edgesFrom.get(node) ?? []) queue.push({ edge, before, way });
  };
  add(from, last, []);
  for (const { edge, before, way } of queue) {
    const isNew =
      itemsOf(graph, edge).some((item) => steps.has(item)) || (before && pairs.has(pairOf(graph, before, edge)));
    if (isNew) return [...way, edge];
    if (seen.has(edge)) continue;
    seen.add(edge);
    add(edge.to, edge, [...way, edge]);
  }
  return undefined;
}

/** Returns the shortest path to each state, by the name of the state. */
export function statePaths(graph: ModelGraph): Map<string, Path> {
  const paths = new Map<string, Path>();
  const ways = Object.entries(graph.starts).map(([start, { node }]) => ({
    start,
    node,
    way: [] as readonly ModelEdge[],
  }));
  const seen = new Set<string>();
  for (const { start, node, way } of ways) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { state } = graph.nodes.get(node) as ModelNode;
    if (!paths.has(state)) paths.set(state, pathOf(graph, state, start, way));
    for (const edge of graph.edgesFrom.get(node) ?? []) ways.push({ start, node: edge.to, way: [...way, edge] });
  }
  return paths;
}

function pathOf(graph: ModelGraph, name: string, start: string, way: readonly ModelEdge[]): Path {
  const steps = way.map(({ kind, event, to, wait, source }) => ({
    kind,
    event,
    state: graph.nodes.get(to)?.state ?? '',
    node: to,
    ...(wait !== undefined && { wait }),
    ...(source !== undefined && { source }),
  }));
  return { name, start, steps };
}
