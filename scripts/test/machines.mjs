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
  return [...machines].map(([stem, parts]) => `${stem}: ${formatCoverage(parts)}`);
}

const share = (name, counted) => (counted ? [`${name} ${counted.done}/${counted.all}`] : []);

function formatCoverage({ walks, pointer, keyboard, states }) {
  const browser = pointer ?? walks;
  return [
    ...share('states', browser?.states),
    ...share('transitions', browser?.transitions),
    ...share('guards', browser?.guards),
    ...share('pairs', browser?.pairs),
    ...(pointer ? [] : ['not walked in a browser']),
    ...share('keyboard twins', keyboard?.twins),
    `axe cells ${states?.axeCells ?? 0}`,
  ].join(', ');
}
