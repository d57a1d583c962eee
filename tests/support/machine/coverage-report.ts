import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * The folder into which runs write the coverage of each machine, for the workbench's coverage page and the summary of
 * `npm test`.
 */
export const coverageFolder = '.cache/reports/coverage';

/** Writes the coverage of a machine in one run. `part` is the name of the run. */
export function writeCoverage<Part extends { readonly area: string; readonly stem: string }>(
  coverage: Part,
  part = 'walks',
): void {
  const folder = `${coverageFolder}/${coverage.area}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${coverage.stem}.${part}.json`, JSON.stringify(coverage, undefined, 2));
}
