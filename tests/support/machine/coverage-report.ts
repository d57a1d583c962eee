import { mkdirSync, writeFileSync } from 'node:fs';

/** Where the runs write what they walked of each machine, for the workbench's coverage page and the summary of `npm test`. */
export const coverageFolder = '.cache/reports/coverage';

/** Keeps a run's part of a machine's coverage; `part` is the run it comes from. */
export function writeCoverage<Part extends { readonly area: string; readonly stem: string }>(
  coverage: Part,
  part = 'walks',
): void {
  const folder = `${coverageFolder}/${coverage.area}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${coverage.stem}.${part}.json`, JSON.stringify(coverage, undefined, 2));
}
