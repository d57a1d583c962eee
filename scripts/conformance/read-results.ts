import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type PlaywrightSuite, specsIn } from '#scripts/test/playwright-report.mjs';
import { allChecks, keyOfCheck, type Result, type Results } from './report.ts';

/** The result of one test. */
interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
}

interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly startTime: string };
}

type Report = VitestReport | PlaywrightReport;

/**
 * Returns the results of all reports in a folder (`npm test` and each `npm run walk` leave theirs). Where several contain
 * a test, the latest counts; a check whose tests are in no report keeps the result of `before`.
 */
export function readResults(folder: string, before: Results): Results {
  const reports = globSync(`${folder}/*.json`)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
    .filter((report) => 'testResults' in report || 'suites' in report)
    .sort((a, b) => timeOf(a) - timeOf(b));
  const latest = new Map(reports.flatMap(testsOf).map((test) => [`${test.file} ${test.title}`, test]));
  const tests = [...latest.values()];
  const results = allChecks.flatMap((check): [string, Result][] => {
    const own = tests.filter(({ file, title }) => file === check.file && title.includes(check.words ?? ''));
    const key = keyOfCheck(check);
    const known = before.checks[key];
    if (own.length === 0) return known ? [[key, known]] : [];
    const passed = own.filter(({ isPassed }) => isPassed).length;
    return [[key, { passed, failed: own.length - passed }]];
  });
  return { checks: sorted(results), counts: countsIn(`${folder}/coverage`, before.counts) };
}

const sorted = <Value>(entries: readonly [string, Value][]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) as Record<string, Value>;

const timeOf = (report: Report) => ('testResults' in report ? report.startTime : Date.parse(report.stats.startTime));

function testsOf(report: Report): TestResult[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ file: inProject(name), title: fullName, isPassed: status === 'passed' })),
    );
  const { rootDir } = report.config;
  return specsIn(report)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok }) => ({ file: inProject(`${rootDir}/${file}`), title, isPassed: ok }));
}

const inProject = (file: string) => relative(process.cwd(), file).replaceAll('\\', '/');

interface Coverage {
  readonly states?: { readonly all: number };
  readonly transitions?: { readonly all: number };
  readonly twins?: { readonly done: number };
  readonly axeCells?: number;
}

/** Returns the sums of the counts of all walks. Returns the counts before unless all machines have been walked. */
function countsIn(folder: string, before: Results['counts']): Results['counts'] {
  const read = (run: string) =>
    globSync(`${folder}/**/*.${run}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Coverage);
  const [walks, keyboard, states] = [read('walks'), read('keyboard'), read('states')];
  const machines = globSync('machines/**/*.machine.ts').length;
  if (Math.min(walks.length, keyboard.length, states.length) < machines) return before;
  const sum = (reports: readonly Coverage[], count: (report: Coverage) => number | undefined) =>
    reports.reduce((all, report) => all + (count(report) ?? 0), 0);
  return {
    machines,
    states: sum(walks, (report) => report.states?.all),
    transitions: sum(walks, (report) => report.transitions?.all),
    'keyboard equivalents of pointer gestures': sum(keyboard, ({ twins }) => twins?.done),
    'states checked by axe, times modes': sum(states, ({ axeCells }) => axeCells),
  };
}
