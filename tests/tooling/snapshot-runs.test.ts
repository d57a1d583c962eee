import { expect, test } from 'vitest';
import { runInLine, snapshotRuns } from '#scripts/test/snapshot-runs.mjs';

const ran = (status: string, message?: string) => ({
  annotations: [{ type: 'pictures', description: '6' }],
  results: [{ status, errors: message ? [{ message }] : [] }],
});

const report = (...tests: ReturnType<typeof ran>[]) => ({
  suites: [
    { suites: [{ specs: tests.map((one) => ({ title: 'post/bookmark: looks as it was reviewed', tests: [one] })) }] },
  ],
});

test('each repeated run reports its own differences, by the names of the images', () => {
  const differing = '\u001b[31m+   "saving, dark: 12 pixels are not as in x-reviewed.png",\u001b[39m';
  const runs = snapshotRuns(report(ran('passed'), ran('failed', differing)));
  expect(runs.map((run, index) => runInLine(run, index + 1))).toEqual([
    'run 1: 6 pictures, 0 differences',
    'run 2: 6 pictures, 1 differences\n  post/bookmark, saving, dark',
  ]);
});

test('a run without a comparison is a difference', () => {
  expect(snapshotRuns(report(ran('timedOut', 'Test timeout of 300000ms exceeded.\nmore')))).toEqual([
    { pictures: 6, differences: ['post/bookmark: Test timeout of 300000ms exceeded.'] },
  ]);
});
