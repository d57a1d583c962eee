import { expect, test } from 'vitest';
import { countPlaywright, countSuite, countVitest, formatCounts, total } from '#scripts/test/counts.mjs';
import { countStories } from '#scripts/test/stories.mjs';

const report = (changes = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

test('the last line gives the passed and failed tests, and skipped ones if there are any', () => {
  expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(formatCounts({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('a test file that cannot be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const usual = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  expect(countVitest(report({ numFailedTests: 1, testResults: [broken, usual] }))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  });
});

test('an error that no test caught is a failure', () => {
  expect(countVitest(report({ unhandledErrors: [{ message: 'Error: gone' }] })).failed).toBe(1);
});

test('a journey that passes on retry has passed; one that cannot start has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: ['no such fixture'] })).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test.each([
  ['left no report', { report: undefined, code: 0, mayBeEmpty: false }],
  ['ran no test', { report: report({ numPassedTests: 0 }), code: 0, mayBeEmpty: false }],
  ['exited with an error although no test failed', { report: report(), code: 1, mayBeEmpty: false }],
])('a suite that %s counts as failed', (_, run) => {
  expect(countSuite({ ...run, count: countVitest }).failed).toBe(1);
});

test('a suite that a filter leaves empty does not fail', () => {
  const empty = report({ numPassedTests: 0 });
  expect(countSuite({ report: empty, code: 0, mayBeEmpty: true, count: countVitest }).failed).toBe(0);
});

test('the counts of suites are summed', () => {
  expect(
    total([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

test('the mounted stories of all tests are counted, also in nested suites', () => {
  const mounted = (description: string) => ({ tests: [{ annotations: [{ type: 'stories', description }] }] });
  const other = { tests: [{ annotations: [{ type: 'pictures', description: '9' }] }] };
  expect(countStories({ suites: [{ specs: [mounted('12'), other], suites: [{ specs: [mounted('30')] }] }] })).toBe(42);
  expect(countStories({ numTotalTests: 3 })).toBe(0);
});
