import { changesIn, type Facts, factsOf, factText } from './facts.ts';
import { delayName, type ModelEdge, type ModelGraph } from './graph.ts';
import { eventName } from './paths.ts';

/** A row of a machine's table: the state, the event, the next state, and the facts that changed. */
export interface TableRow {
  readonly state: string;
  readonly when: string;
  readonly next: string;
  readonly facts: string;
}

/** Returns the distinct rows of a machine's table, in the order of exploration. Delays are in milliseconds. */
export function tableOf(graph: ModelGraph): TableRow[] {
  const stateOf = (id: string) => graph.nodes.get(id)?.state ?? '';
  const rows = graph.edges.map((edge) => ({
    state: stateOf(edge.from),
    when: whenOf(graph, edge),
    next: edge.taken.length === 0 ? 'nothing changes' : stateOf(edge.to),
    facts: changesIn(edge.before, edge.after)
      .map(({ name, from, to }) => `${name}: ${inTable(from)} → ${inTable(to)}`)
      .join('; '),
  }));
  return [...new Map(rows.map((row) => [Object.values(row).join('\n'), row])).values()];
}

function whenOf(graph: ModelGraph, { kind, event, source, wait }: ModelEdge): string {
  if (kind === 'delay') return `${delayName(event.type)}, after ${wait} ms`;
  const name = eventName(graph, kind, event);
  if (kind === 'event') return name;
  return `${source} ${kind === 'done' ? 'answered' : 'failed'} ${name.split(' ').at(-1)}`;
}

const inTable = (value: unknown) => factText(value).replaceAll('|', '\\|');

/** The maximum number of values of a fact that a table lists for a state. */
const mostValues = 8;

/** Returns, for each state, the values that each fact has there. */
function valuesByState(graph: ModelGraph): [state: string, facts: string][] {
  const seen = new Map<string, Map<string, Set<string>>>();
  const note = (state: string, facts: Facts) => {
    const known = seen.get(state) ?? new Map<string, Set<string>>();
    seen.set(state, known);
    for (const [name, value] of Object.entries(facts))
      known.set(name, (known.get(name) ?? new Set()).add(inTable(value)));
  };
  for (const { state, snapshot } of graph.nodes.values()) note(state, factsOf(graph.model, snapshot));
  for (const { to, after } of graph.edges) note(graph.nodes.get(to)?.state ?? '', after);
  return [...seen].map(([state, facts]) => [
    state,
    [...facts].map(([name, values]) => `${name}: ${listed([...values].sort())}`).join('; '),
  ]);
}

const listed = (values: readonly string[]) =>
  values.length > mostValues ? `${values.length} values` : values.join(' or ');

/** Returns the lines that list the observed facts by state, and the reasons for properties that are not observed. */
function factLines(graph: ModelGraph): string[] {
  const { observe, unobserved = {} } = graph.model.spec;
  const omitted = Object.entries(unobserved).map(([key, reason]) => `- not observed: \`${key}\` (${reason})`);
  if (!observe) return omitted.length > 0 ? omitted : ['No facts are observed: the context never changes.'];
  return [
    '| state | facts |',
    '| --- | --- |',
    ...valuesByState(graph).map(([state, facts]) => `| ${state} | ${facts} |`),
    ...(omitted.length > 0 ? ['', ...omitted] : []),
  ];
}

/** Formats the table of a machine as Markdown, for review. */
export function tableText(graph: ModelGraph): string {
  const starts = Object.entries(graph.starts).map(
    ([name, { node }]) => `- ${name}: begins in \`${graph.nodes.get(node)?.state}\``,
  );
  const hasFacts = graph.model.spec.observe !== undefined;
  const rows = tableOf(graph).map(
    ({ state, when, next, facts }) => `| ${state} | ${when} | ${next} |${hasFacts ? ` ${facts} |` : ''}`,
  );
  return [
    `# ${graph.model.machine.id}`,
    '',
    'Every step there is, derived from the machine. A changed line needs a reason.',
    '',
    ...starts,
    '',
    ...(hasFacts
      ? ['| in | when | then | facts that change |', '| --- | --- | --- | --- |']
      : ['| in | when | then |', '| --- | --- | --- |']),
    ...rows,
    '',
    ...factLines(graph),
    '',
  ].join('\n');
}
