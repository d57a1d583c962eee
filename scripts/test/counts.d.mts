/** How many tests came to which end. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
/** The counts of several suites as one. */
export function total(counts: Counts[]): Counts;
/** What a vitest JSON report counts. */
export function countVitest(report: unknown): Counts;
/** What a Playwright JSON report counts. */
export function countPlaywright(report: unknown): Counts;
/** What one suite comes to, failures that its report does not tell of included. */
export function judge(run: {
  report: unknown;
  count: (report: unknown) => Counts;
  code: number;
  mayBeEmpty: boolean;
}): Counts;
/** The last line of `npm test`. */
export function inOneLine(counts: Counts): string;
