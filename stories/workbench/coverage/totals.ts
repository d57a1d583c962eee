import type { CoverageReport } from './coverage-page.tsx';

/** The covered number of items in a run, and the number of all items. */
export interface Share {
  readonly done: number;
  readonly all: number;
}

/** Adds up shares; undefined ones count as zero. */
export const sumOf = (shares: readonly (Share | undefined)[]): Share => ({
  done: shares.reduce((sum, share) => sum + (share?.done ?? 0), 0),
  all: shares.reduce((sum, share) => sum + (share?.all ?? 0), 0),
});

/** Returns a share as text: `12/12`. */
export const shareText = ({ done, all }: Share): string => `${done.toLocaleString('en')}/${all.toLocaleString('en')}`;

/** Returns the totals of all reports by kind. Empty without a report. */
export function totalsOf(reports: readonly CoverageReport[]): (Share & { readonly name: string })[] {
  if (reports.length === 0) return [];
  const runs = (run: string) => reports.filter((report) => report.run === run);
  return [
    { name: 'States', ...sumOf(runs('walks').map(({ states }) => states)) },
    { name: 'Transitions', ...sumOf(runs('walks').map(({ transitions }) => transitions)) },
    { name: 'Guards', ...sumOf(runs('walks').map(({ guards }) => guards)) },
    { name: 'Transitions by pointer', ...sumOf(runs('pointer').map(({ transitions }) => transitions)) },
    { name: 'Transitions by keyboard', ...sumOf(runs('keyboard').map(({ transitions }) => transitions)) },
    { name: 'Keyboard equivalents', ...sumOf(runs('keyboard').map(({ twins }) => twins)) },
  ].filter(({ all }) => all > 0);
}
