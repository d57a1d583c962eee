import { stripVTControlCharacters } from 'node:util';
import { specsIn } from './playwright-report.mjs';

/** Returns the differing images of a test by name, or its error message when no comparison took place. */
function differencesIn({ status, errors = [] }, title) {
  if (status === 'passed') return [];
  const said = stripVTControlCharacters(errors.map(({ message = '' }) => message).join('\n'));
  const pictures = [...said.matchAll(/"([^"]+): \d+ pixels are not/g)].map(([, name]) => `${title}, ${name}`);
  return pictures.length > 0 ? pictures : [`${title}: ${said.split('\n')[0]}`];
}

/**
 * Returns the runs in a Playwright report: the number of compared images and the differences of each run. A repeated
 * test occurs in the report once for each run, in order and with the same title.
 */
export function snapshotRuns(report) {
  const runs = [];
  const timesOf = new Map();
  for (const { title, tests } of specsIn(report))
    for (const { results, annotations } of tests) {
      const index = timesOf.get(title) ?? 0;
      timesOf.set(title, index + 1);
      const one = runs[index] ?? { pictures: 0, differences: [] };
      runs[index] = one;
      const count = annotations.find(({ type }) => type === 'pictures')?.description ?? 0;
      one.pictures += Number(count);
      one.differences.push(...differencesIn(results.at(-1) ?? { status: 'not run' }, title.split(':')[0]));
    }
  return runs;
}

/** Formats the result of a run. */
export const runInLine = ({ pictures, differences }, number) =>
  [`run ${number}: ${pictures} pictures, ${differences.length} differences`, ...differences].join('\n  ');
