import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeRules } from '#scripts/conformance/axe-rules.ts';
import { criteria } from '#scripts/conformance/criteria.ts';
import { needs } from '#scripts/conformance/needs.ts';
import { conformancePage } from '#scripts/conformance/page.ts';
import { readResults } from '#scripts/conformance/read-results.ts';
import { allChecks, conformanceRows, keyOfCheck, type Results } from '#scripts/conformance/report.ts';

const results = JSON.parse(readFileSync('scripts/conformance/results.json', 'utf8')) as Results;

test('docs/conformance.md is what the generator makes of the tables and the recorded results', () => {
  expect(readFileSync('docs/conformance.md', 'utf8')).toBe(conformancePage(results, axeRules()));
});

test('the workbench shows the rules of the installed axe', () => {
  expect(JSON.parse(readFileSync('scripts/conformance/axe-rules.json', 'utf8'))).toEqual(axeRules());
});

test('each of the 55 criteria of WCAG 2.2 A and AA is listed exactly once, with its need of a person', () => {
  const numbers = criteria.map(({ number }) => number);
  expect([numbers.length, new Set(numbers).size]).toEqual([55, 55]);
  expect(Object.keys(needs).sort()).toEqual([...numbers].sort());
  const page = readFileSync('docs/conformance.md', 'utf8');
  expect([...page.matchAll(/^### ([\d.]+) /gm)].map(([, number]) => number)).toEqual(numbers);
  // 4.1.1 is obsolete in WCAG 2.2, and 2.4.11 is the criterion at level AA.
  expect(numbers).not.toContain('4.1.1');
  expect(numbers).toContain('2.4.11');
});

test('each check names an existing test file, and words that are in it', () => {
  const gone = allChecks.filter(({ file, words = '' }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The names of the walks are composed: `by ${mode}`.
    const isComposed = /^by (keyboard|pointer)$/.test(words) && /`.*by \$\{mode\}`/.test(source);
    return source === '' || !(source.includes(words) || isComposed);
  });
  expect(gone).toEqual([]);
  const strange = allChecks.flatMap((check) => check.criteria).filter((number) => !(number in needs));
  expect(strange).toEqual([]);
});

test('every criterion has a check, or says what a person has to do, or why it does not apply', () => {
  const bare = conformanceRows(results, axeRules()).filter(
    ({ checks, person }) => checks.length === 0 && person === '',
  );
  expect(bare.map(({ number }) => number)).toEqual([]);
  const byMachine = conformanceRows(results, axeRules()).filter(
    ({ means, checks }) => means === 'machine' && checks.length === 0,
  );
  expect(byMachine).toEqual([]);
});

test('results come from the reports of all runs; the latest result of a test counts, whatever the order of the files', () => {
  const [check] = allChecks.filter(({ file }) => file === 'tests/theme/contrast.test.ts');
  const key = check ? keyOfCheck(check) : '';
  const report = (startTime: number, status: string) => ({
    startTime,
    testResults: [
      { name: join(process.cwd(), 'tests/theme/contrast.test.ts'), assertionResults: [{ fullName: 'a', status }] },
    ],
  });
  const read = (first: unknown, second: unknown) =>
    inFolder({ 'a.json': first, 'b.json': second }, (folder) => readResults(folder, { checks: {}, counts: {} }));
  expect(read(report(1, 'passed'), report(2, 'failed')).checks[key]).toEqual({ passed: 0, failed: 1 });
  expect(read(report(2, 'failed'), report(1, 'passed')).checks[key]).toEqual({ passed: 0, failed: 1 });
  expect(read(report(3, 'passed'), report(2, 'failed')).checks[key]).toEqual({ passed: 1, failed: 0 });
});

test('a check that did not run keeps its recorded result, and skipped tests count as not run', () => {
  const before = { checks: { 'tests/theme/contrast.test.ts': { passed: 4, failed: 0 } }, counts: { states: 9 } };
  const skipped = {
    startTime: 5,
    testResults: [
      {
        name: join(process.cwd(), 'tests/theme/contrast.test.ts'),
        assertionResults: [{ fullName: 'a', status: 'skipped' }],
      },
    ],
  };
  expect(inFolder({ 'vitest.json': skipped }, (folder) => readResults(folder, before))).toEqual(before);
});

test('a failed check fails each of its criteria', () => {
  const failed = { checks: { 'tests/theme/contrast.test.ts': { passed: 3, failed: 1 } }, counts: {} };
  const rows = conformanceRows(failed, axeRules()).filter(({ verdict }) => verdict === 'failed');
  expect(rows.map(({ number }) => number)).toEqual(['1.4.3', '1.4.11']);
});

/** Runs a function with a folder of reports. */
function inFolder<Value>(files: Readonly<Record<string, unknown>>, use: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
