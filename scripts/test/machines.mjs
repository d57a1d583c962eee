import { readFileSync, rmSync, statSync } from 'node:fs';
import { filesBelow, inProject } from '#scripts/setup/folders.mjs';

const folder = inProject('.cache/reports/coverage');

/** Deletes the coverage reports of earlier walks. */
export const deleteWalkCoverage = () => rmSync(folder, { recursive: true, force: true });

/** Returns the coverage of each machine walked since a moment, one line each: `tooltip: states 7/7, transitions 20/20, …`. */
export function walkedMachines(since) {
  const machines = new Map();
  for (const file of filesBelow(folder)
    .filter((name) => name.endsWith('.json') && statSync(name).mtimeMs >= since)
    .sort()) {
    const [, stem, part] = /([^/]+)\.(\w+)\.json$/.exec(file) ?? [];
    if (!stem) continue;
    machines.set(stem, { ...machines.get(stem), [part]: JSON.parse(readFileSync(file, 'utf8')) });
  }
  const lines = [...machines].map(([stem, parts]) => `${stem}: ${formatCoverage(parts)}`);
  return lines.length > 0 ? [...lines, formatTotal([...machines.values()])] : [];
}

/** Formats the total of all walks: `54 machines: states 300/300, transitions …, context facts …`. */
export function formatTotal(machines) {
  const sum = (name) => {
    const shares = machines.flatMap(({ walks, pointer }) => (pointer ?? walks)?.[name] ?? []);
    const total = (key) => shares.reduce((all, share) => all + (share[key] ?? 0), 0);
    return { done: total('done'), all: total('all'), inView: total('inView') };
  };
  const facts = sum('facts');
  const kinds = ['states', 'transitions', 'guards', 'pairs'].flatMap((name) => share(name, sum(name)));
  return `${machines.length} machines, each a flow: ${kinds.join(', ')}, context facts ${facts.done}/${facts.all} (${facts.inView} read from the view)`;
}

const share = (name, counted) => (counted ? [`${name} ${counted.done}/${counted.all}`] : []);

function formatCoverage({ walks, pointer, keyboard, states }) {
  const browser = pointer ?? walks;
  return [
    ...share('states', browser?.states),
    ...share('transitions', browser?.transitions),
    ...share('guards', browser?.guards),
    ...share('pairs', browser?.pairs),
    ...share('facts', browser?.facts),
    ...(pointer ? [] : ['not walked in a browser']),
    ...share('keyboard twins', keyboard?.twins),
    `axe cells ${states?.axeCells ?? 0}`,
  ].join(', ');
}
