/** No test at all. */
const none = { passed: 0, failed: 0, skipped: 0 };

/** The counts of several suites as one. */
export const total = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );

/** What a vitest JSON report counts; a file that could not even be loaded is one failure. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** What a Playwright JSON report counts; a test that passed only when tried again has passed, and is named as such. */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * What one suite comes to: the counts of its report, with a failure added when the report is missing, is empty though
 * tests were expected, or hides a failure that the exit code tells of.
 */
export function judge({ report, count, code, mayBeEmpty }) {
  const counts = report ? count(report) : none;
  const isEmpty = counts.passed + counts.failed === 0;
  const hasUntoldFailure = counts.failed === 0 && (!report || code !== 0 || (isEmpty && !mayBeEmpty));
  return hasUntoldFailure ? { ...counts, failed: 1 } : counts;
}

/** The last line of `npm test`: `12 passed, 0 failed`, and `, 1 skipped` when there are any. */
export const inOneLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
