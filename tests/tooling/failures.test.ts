import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, formatFailures, uncomparedPictures } from '#scripts/test/failures.mjs';

const root = new URL('../../', import.meta.url).pathname;

test('a failed test is named by its file and title, with the first line of its error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a post is kept', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a draft is kept',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at …'],
    },
  ];
  const report = { testResults: [{ name: `${root}tests/post/post.test.ts`, status: 'failed', assertionResults }] };
  expect(failuresOfVitest(report)).toEqual([
    { test: 'tests/post/post.test.ts › a draft is kept', error: 'AssertionError: expected 1 to be 2' },
  ]);
});

test('a test file that cannot be loaded is named with its error', () => {
  const broken = { name: `${root}tests/post/post.test.ts`, status: 'failed', assertionResults: [] };
  expect(failuresOfVitest({ testResults: [{ ...broken, message: '\nCannot find module x\n' }] })).toEqual([
    { test: 'tests/post/post.test.ts', error: 'Cannot find module x' },
  ]);
});

test('an error that no test caught is named with the test that ran last', () => {
  const unhandledErrors = [
    { file: `${root}tests/post/post.test.ts`, test: 'a post is kept', message: 'ApiError: You may not.\n  at …' },
    { message: 'Error: the worker ended' },
  ];
  expect(failuresOfVitest({ testResults: [], unhandledErrors })).toEqual([
    { test: 'tests/post/post.test.ts › a post is kept', error: 'No test caught this error: ApiError: You may not.' },
    { test: 'outside of tests', error: 'No test caught this error: Error: the worker ended' },
  ]);
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'account.journey.ts',
  line: 7,
  tests: [{ status, results: [{}, ...(message ? [{ error: { message }, errorLocation: { line: 9 } }] : [])] }],
});

test('journeys are named with their line, including flaky ones, and errors that prevent the run', () => {
  const inner = { title: 'on a phone', file: 'account.journey.ts', specs: [spec('signs out', 'flaky', 'gone')] };
  const report = {
    config: { rootDir: `${root}tests/journeys` },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        title: 'account.journey.ts',
        file: 'account.journey.ts',
        specs: [
          spec('joins', 'expected'),
          spec('signs in', 'unexpected', '\u001b[2mexpect\u001b[22m failed\n\nExpected: 1\n'),
        ],
        suites: [inner],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { test: 'before any test', error: 'no browser' },
    {
      test: 'tests/journeys/account.journey.ts:7 › signs in',
      error: 'line 9: expect failed · Expected: 1',
      isPassed: false,
    },
    { test: 'tests/journeys/account.journey.ts:7 › on a phone › signs out', error: 'line 9: gone', isPassed: true },
  ]);
});

test('a run that stops after the first failed test is named by that test alone', () => {
  const stopped = { message: '\u001b[31mTesting stopped early after 1 maximum allowed failures.\u001b[39m' };
  const suite = {
    title: 'account.journey.ts',
    file: 'account.journey.ts',
    specs: [spec('signs in', 'unexpected', 'gone')],
  };
  const report = { config: { rootDir: `${root}tests/journeys` }, errors: [stopped], suites: [suite] };
  expect(failuresOfPlaywright(report).map(({ test }) => test)).toEqual([
    'tests/journeys/account.journey.ts:7 › signs in',
  ]);
});

test('failures are listed in lines, and those missing from the reports are counted', () => {
  const failures = [{ test: 'tests/post/post.test.ts › a draft is kept', error: 'expected 1 to be 2' }];
  expect(formatFailures(failures, 1)).toEqual([
    'FAILED tests/post/post.test.ts › a draft is kept',
    '       expected 1 to be 2',
  ]);
  expect(formatFailures(failures, 2).at(-1)).toBe('FAILED 1 more without a report; see above');
  expect(formatFailures([], 0)).toEqual([]);
  const repeated = { test: 'tests/journeys/writing/write.journey.ts:7 › writes', error: 'gone', isPassed: true };
  expect(formatFailures([repeated], 0)[0]).toMatch(/^PASSED ONLY WHEN REPEATED .* writes$/);
  expect(formatFailures([repeated], 1)).toContain('FAILED 1 more without a report; see above');
});

test('pictures that could not be compared are reported in one line with the reason and the command to review', () => {
  const annotations = [{ type: 'not compared', description: 'another Chromium.' }];
  const one = { title: 'post/post-deletion: matches', tests: [{ status: 'expected', results: [], annotations }] };
  const report = { suites: [{ title: 'model', specs: [one], suites: [{ title: 'inner', specs: [one] }] }] };
  expect(uncomparedPictures(report)).toEqual([
    expect.stringMatching(
      /^THE PICTURES OF 2 MACHINES WERE NOT COMPARED: another Chromium\. .*transcripts and accessibility trees.*npm run walk -- \. tests\/model\/visual-snapshots\.ct -u/,
    ),
  ]);
  expect(uncomparedPictures({ suites: [{ title: 'model', specs: [{ title: 'x', tests: [{}] }] }] })).toEqual([]);
});
