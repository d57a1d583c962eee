import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import { type ChartState, type ChartTransition, statesIn } from './chart.ts';

/** A rectangle in the chart, in pixels from the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state with its position in the chart. */
export interface StateBox extends Box {
  readonly state: ChartState;
  /** The transitions that stay in the state, listed inside its box. */
  readonly staying: readonly ChartTransition[];
}

/** An arrow for all transitions from one state to another. */
export interface Arrow {
  readonly id: string;
  readonly transitions: readonly ChartTransition[];
  readonly points: readonly ElkPoint[];
  readonly label: Box;
}

/** A statechart with its layout. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateBox[];
  readonly starts: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** The height of a text line in the chart, in pixels. */
export const line = 16;
const letter = 6.3;

/** Returns the label of a transition. */
export const labelOf = ({ words, guard }: ChartTransition) => (guard ? `${words} [${guard}]` : words);

/** Returns the lines of a transition's label on an arrow, with the guard on a separate line. */
export const linesOf = ({ words, guard }: ChartTransition) => (guard ? [words, `[${guard}]`] : [words]);

const widthOf = (text: string) => text.length * letter + 12;
const isStaying = ({ target }: ChartTransition) => target === undefined;

/** Returns the boxes and arrows of a chart as a graph without positions, for the layout engine. */
export const graphOf = (chart: ChartState): ElkNode => ({
  id: 'page',
  children: [elkNode(chart)],
  edges: elkEdges(chart),
  layoutOptions: pageOptions,
});

const pageOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=6,left=6,bottom=6,right=6]',
};

/** The layout options of each compound state. */
const spacing = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Returns the lines in a state's box below its name: its invoked actors, and the transitions that stay in it. */
export const linesIn = (state: ChartState) => [
  ...state.calls.map((call) => `calls ${call}`),
  ...state.transitions.filter(isStaying).map((transition) => `↻ ${labelOf(transition)}`),
];

function elkNode(state: ChartState): ElkNode {
  const lines = linesIn(state);
  const head = 26 + lines.length * line;
  const width = Math.max(88, widthOf(state.name) + 22, ...lines.map(widthOf));
  const start: ElkNode[] = state.initial ? [{ id: `${state.id}:start`, width: 10, height: 10 }] : [];
  return {
    id: state.id,
    width,
    height: head + 8,
    children: [...start, ...state.states.map(elkNode)],
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${head + 12},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
  };
}

function elkEdges(chart: ChartState): ElkExtendedEdge[] {
  const depth = depthsOf(chart);
  return statesIn(chart).flatMap((state) => [
    ...(state.initial ? [{ id: `${state.id}:begin`, sources: [`${state.id}:start`], targets: [state.initial] }] : []),
    ...[...arrowsFrom(state)].map(([target, group]) => {
      const words = group.flatMap(linesOf);
      const size = { width: Math.max(...words.map(widthOf)), height: words.length * line };
      const isForward = (depth.get(state.id) ?? 0) < (depth.get(target) ?? 0);
      return {
        id: `${state.id} → ${target}`,
        sources: [state.id],
        targets: [target],
        labels: [{ text: words.join('\n'), ...size }],
        layoutOptions: { 'elk.layered.priority.direction': isForward ? '10' : '0' },
      };
    }),
  ]);
}

const arrowsFrom = (state: ChartState) =>
  Map.groupBy(
    state.transitions.filter((transition) => !isStaying(transition)),
    ({ target }) => target ?? '',
  );

/** Returns the distance of each state from the start in transitions, so that the chart reads from top to bottom. */
function depthsOf(chart: ChartState): ReadonlyMap<string, number> {
  const byId = new Map(statesIn(chart).map((state) => [state.id, state]));
  const depths = new Map([[chart.id, 0]]);
  for (const [id, depth] of depths) {
    const state = byId.get(id);
    const inner = state?.type === 'parallel' ? state.states.map((region) => region.id) : [state?.initial];
    for (const next of [...inner, ...(state?.transitions.map(({ target }) => target) ?? [])])
      if (next && !depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}

/** Returns the layout of a chart from its graph with positions. */
export function drawingOf(chart: ChartState, laid: ElkNode): ChartLayout {
  const boxes = new Map(allNodes(laid).map((node) => [node.id, boxOf(node)]));
  const states = statesIn(chart).map((state) => ({
    ...(boxes.get(state.id) as Box),
    state,
    staying: state.transitions.filter(isStaying),
  }));
  const transitions = new Map<string, ChartTransition[]>(
    statesIn(chart).flatMap((state) =>
      [...arrowsFrom(state)].map(([target, group]) => [`${state.id} → ${target}`, group] as const),
    ),
  );
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states,
    starts: [...boxes].filter(([id]) => id.endsWith(':start')).map(([, box]) => box),
    arrows: (laid.edges ?? []).map((edge) => arrowOf(edge, transitions.get(edge.id) ?? [])),
  };
}

const allNodes = ({ children = [] }: ElkNode): ElkNode[] => children.flatMap((node) => [node, ...allNodes(node)]);

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

function arrowOf({ id, sections, labels }: ElkExtendedEdge, transitions: readonly ChartTransition[]): Arrow {
  const section = sections?.[0];
  return {
    id,
    transitions,
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
    label: boxOf(labels?.[0] ?? {}),
  };
}
