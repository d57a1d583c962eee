import type { ModelEdge, ModelGraph } from './graph.ts';
import { eventName } from './paths.ts';

/** A row of a machine's table: the state, the event and the next state. */
export interface TableRow {
  readonly state: string;
  readonly when: string;
  readonly next: string;
}

/** Returns the distinct rows of a machine's table, in the order of exploration. Delays are in milliseconds. */
export function tableOf(graph: ModelGraph): TableRow[] {
  const stateOf = (id: string) => graph.nodes.get(id)?.state ?? '';
  const rows = graph.edges.map((edge) => ({
    state: stateOf(edge.from),
    when: whenOf(graph, edge),
    next: edge.taken.length === 0 ? 'nothing changes' : stateOf(edge.to),
  }));
  return [...new Map(rows.map((row) => [Object.values(row).join('\n'), row])).values()];
}

function whenOf(graph: ModelGraph, { kind, event, source, wait }: ModelEdge): string {
  if (kind === 'delay') return `${event.type.split('.')[2] ?? event.type}, after ${wait} ms`;
  const name = eventName(graph, kind, event);
  if (kind === 'event') return name;
  return `${source} ${kind === 'done' ? 'answered' : 'failed'} ${name.split(' ').at(-1)}`;
}

/** Formats the table of a machine as Markdown, for review. */
export function tableText(graph: ModelGraph): string {
  const starts = Object.entries(graph.starts).map(
    ([name, { node }]) => `- ${name}: begins in \`${graph.nodes.get(node)?.state}\``,
  );
  const rows = tableOf(graph).map(({ state, when, next }) => `| ${state} | ${when} | ${next} |`);
  return [
    `# ${graph.model.machine.id}`,
    '',
    'Every step there is, derived from the machine. A changed line needs a reason.',
    '',
    ...starts,
    '',
    '| in | when | then |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
