/** A failed test with the first line of its error message. */
export interface Failure {
  /** The file and the name of the test: `tests/post/post.test.ts › a post is kept`. */
  test: string;
  error: string;
}
/** Returns the first line of an error message, with the locator and the expected and received values. */
export function reasonOf(text: string | undefined): string;
/** Returns the failed tests of a vitest JSON report. */
export function failuresOfVitest(report: unknown): Failure[];
/** Returns the failed tests of a Playwright JSON report. */
export function failuresOfPlaywright(report: unknown): Failure[];
/** Returns the summary lines of the failures at the end of a run. `failed` is the number of counted failures. */
export function formatFailures(failures: Failure[], failed: number): string[];
/** Returns lines about pictures that could not be compared; empty when all were. */
export function uncomparedPictures(report: unknown): string[];
