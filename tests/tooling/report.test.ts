import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Figures } from '#scripts/bench/measure.ts';
import { type BenchReport, reportText } from '#scripts/bench/report.ts';
import { summaryText } from '#scripts/bench/summary.ts';
import { withFigures } from '#scripts/bench/write-report.ts';

const figures = (name: string, p95: number): Figures => ({
  ...{ name, requestsPerSecond: 900, p50: 5, p95, p99: 20, bytes: 48_000 },
  cpu: { process: 0.5, store: 0.25 },
});

const forum = (discussions: number, p95: number): BenchReport['forums'][number] => ({
  kind: 'postgres',
  discussions,
  figures: [figures('list, JSON, members', p95), figures('one reader: list, page 1', 2)],
  memory: { atRest: 180.4, underLoad: 290.6 },
  plans: [],
  ...{ browser: undefined, bulkMove: undefined, everyCall: undefined, statements: undefined },
});

const report: BenchReport = {
  date: new Date('2026-11-26T00:00:00Z'),
  machine: 'a machine, 2 cores',
  load: [1, 2],
  effort: { seconds: 4, rounds: 3 },
  forums: [forum(1_000, 16), forum(100_000, 18)],
  mounts: undefined,
};

test('the summary shows the scenarios that have an aim, with the processor time of the process and the database together', () => {
  const summary = summaryText(report);
  expect(summary).toContain('Measured 2026-11-26 on a machine, 2 cores');
  expect(summary).toContain('| list, JSON, members | 16.0 | 0.75 | 18.0 | 0.75 |');
  expect(summary).toContain('- Memory at 1,000, PostgreSQL: 180 MB after the start, 291 MB after all loads.');
  expect(summary).not.toContain('one reader:');
  expect(reportText(report)).toContain('| one reader: list, page 1 | 900 |');
});

test('the figures replace what is between the marks of docs/performance.md, and nothing else', () => {
  const page = readFileSync('docs/performance.md', 'utf8');
  const written = withFigures(page, 'new figures');
  const [before, after] = [page.split('<!-- measured: begin -->')[0] ?? '', page.split('<!-- measured: end -->')[1]];
  expect(before.length).toBeGreaterThan(1_000);
  expect(written).toBe(`${before}<!-- measured: begin -->\n\nnew figures\n\n<!-- measured: end -->${after}`);
});
