/** The number of tests by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
/** Returns the sum of the counts of several suites. */
export function total(counts: Counts[]): Counts;
/** Returns the counts of a vitest JSON report. */
export function countVitest(report: unknown): Counts;
/** Returns the counts of a Playwright JSON report. */
export function countPlaywright(report: unknown): Counts;
/** Returns the counts of one suite, including failures that its report does not contain. */
export function countSuite(run: {
  report: unknown;
  count: (report: unknown) => Counts;
  code: number;
  mayBeEmpty: boolean;
}): Counts;
/** Formats the last line of `npm test`. */
export function formatCounts(counts: Counts): string;
