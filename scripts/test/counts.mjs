const none = { passed: 0, failed: 0, skipped: 0 };

/** Returns the sum of the counts of several suites. */
export const total = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );

/**
 * Returns the counts of a vitest JSON report. A file that cannot be loaded counts as one failure, and so does each error
 * that no test caught (`unhandledErrors`, which the suite adds to the report).
 */
export function countVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
  unhandledErrors = [],
}) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length + unhandledErrors.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Returns the counts of a Playwright JSON report. A test that passed only after a retry counts as passed; the report
 * names it.
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * Returns the counts of one suite. Adds a failure when the report is missing, when it is empty although tests were
 * expected, or when only the exit code indicates a failure.
 */
export function countSuite({ report, count, code, mayBeEmpty }) {
  const counts = report ? count(report) : none;
  const isEmpty = counts.passed + counts.failed === 0;
  const hasUntoldFailure = counts.failed === 0 && (!report || code !== 0 || (isEmpty && !mayBeEmpty));
  return hasUntoldFailure ? { ...counts, failed: 1 } : counts;
}

/** Formats the last line of `npm test`: `12 passed, 0 failed`, and `, 1 skipped` when tests were skipped. */
export const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
