import { stripVTControlCharacters } from 'node:util';

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** What differed in a test: its pictures by name, or, where it came to no comparison, what it said. */
function differencesIn({ status, errors = [] }, title) {
  if (status === 'passed') return [];
  const said = stripVTControlCharacters(errors.map(({ message = '' }) => message).join('\n'));
  const pictures = [...said.matchAll(/"([^"]+): \d+ pixels are not/g)].map(([, name]) => `${title}, ${name}`);
  return pictures.length > 0 ? pictures : [`${title}: ${said.split('\n')[0]}`];
}

/**
 * The runs in a report of Playwright's: of each, how many pictures were compared and which differed. A repeated test stands
 * in it once for each run, in their order, always under the same title.
 */
export function lookRuns({ suites }) {
  const runs = [];
  const timesOf = new Map();
  for (const { title, tests } of suites.flatMap(specsIn))
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

/** A run in words. */
export const runInLine = ({ pictures, differences }, number) =>
  [`run ${number}: ${pictures} pictures, ${differences.length} differences`, ...differences].join('\n  ');
