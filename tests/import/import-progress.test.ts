import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { readArguments } from '#server/import/import-arguments.ts';
import { ImportProgress } from '#server/import/import-progress.ts';
import { ImportReport, writeReport } from '#server/import/import-report.ts';
import { findDump } from '#server/import/run-import.ts';

/** Returns a writable and the text written to it, as a terminal or not. */
function anOutput(isTTY: boolean) {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, out: Object.assign(out, { isTTY }) };
}

test('a terminal shows a progress bar with rows, percentage and remaining time', async () => {
  const { lines, out } = anOutput(true);
  const progress = new ImportProgress(out, 1_000);
  await new Promise((resolve) => setTimeout(resolve, 150));
  progress.show('Posts', 500, 12_345);
  expect(lines.join('')).toContain('[############............] Posts: 12,345 rows, 50 %, 0 s left');
});

test('other outputs get a plain line every five percent', () => {
  const { lines, out } = anOutput(false);
  const progress = new ImportProgress(out, 1_000);
  for (let bytes = 0; bytes < 1_000; bytes += 1) progress.show('Posts', bytes, bytes);
  expect(lines).toHaveLength(19);
  expect(lines[0]).toMatch(/^Posts: 50 rows, 5 %, .*left\n$/);
});

test('the report lists imported and lost rows with reasons', () => {
  const report = new ImportReport();
  report.count('users', 'imported', 1_200);
  report.count('users', 'known');
  report.leaveOut('users', 'the row has no Id', 'line 7');
  report.warn('questions', 'the author is a name only', '3 (ada)');
  expect(writeReport(report, { isDryRun: false }).split('\n')).toEqual([
    'users: 1,202 read, 1,200 imported, 1 already imported, 1 skipped',
    '  skipped: 1 because the row has no Id: line 7',
    'questions: 0 read, 0 imported, 0 already imported, 0 skipped',
    '  changed: 1 because the author is a name only: 3 (ada)',
  ]);
});

test('the command line is parsed, or the usage is shown', () => {
  expect(
    readArguments(['stack-exchange', 'dump', '--dry-run', '--host', 'a.example,b.example', '--host', 'c.example']),
  ).toEqual({
    folder: 'dump',
    isDryRun: true,
    category: undefined,
    site: undefined,
    hosts: ['a.example', 'b.example', 'c.example'],
    list: undefined,
  });
  for (const args of [
    [],
    ['stack-exchange'],
    ['phpbb', 'dump'],
    ['stack-exchange', 'a', 'b'],
    ['stack-exchange', 'a', '--fast'],
  ])
    expect(() => readArguments(args)).toThrow(/npm run import -- stack-exchange <folder>/);
});

test('a missing folder or a folder without a dump is reported before a database is opened', async () => {
  await expect(findDump('/no/such/folder')).rejects.toThrow('The folder /no/such/folder cannot be read: ENOENT');
  await expect(findDump(import.meta.dirname)).rejects.toThrow(`There is no dump in ${import.meta.dirname}: expected`);
});
