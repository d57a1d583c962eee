/** A test that failed, and the first line of what it said. */
export interface Failure {
  /** Its file and its name: `tests/post/post.test.ts › a post is kept`. */
  test: string;
  error: string;
}
/** The failed tests of a vitest JSON report. */
export function failuresOfVitest(report: unknown): Failure[];
/** The failed tests of a Playwright JSON report. */
export function failuresOfPlaywright(report: unknown): Failure[];
/** What the end of a run tells of what failed; `failed` is the number of failures that were counted. */
export function failuresInLines(failures: Failure[], failed: number): string[];
