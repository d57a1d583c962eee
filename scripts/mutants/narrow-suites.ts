import { readFileSync, rmSync } from 'node:fs';
import { inProject } from '#scripts/setup/folders.mjs';
import { pinnedNode } from '#scripts/setup/node.mjs';
import { run } from '#scripts/setup/run.mjs';
import { componentEnvironment, componentTests, deleteComponentPage } from '#scripts/test/component-run.mjs';
import { failuresOfPlaywright, failuresOfVitest } from '#scripts/test/failures.mjs';

/** The test that noticed a change: its name and the first line of its message. */
export interface Notice {
  readonly test: string;
  readonly message: string;
  /** The seconds from the first test to the end of the one that noticed. */
  readonly seconds: number;
}

/** A machine whose narrow suites run. */
export interface WalkedFeature {
  /** Its folder below a top-level one: `post/menu`. */
  readonly folder: string;
  readonly stem: string;
}

const report = inProject(`.cache/narrow-${process.pid}.json`);

interface Suite {
  readonly args: readonly string[];
  /** The time limit in seconds: a change can make a machine loop for ever. */
  readonly limit: number;
  readonly failures: typeof failuresOfVitest;
}

/**
 * Returns the suites that `npm run walk -- <stem>` runs, and the feature's own tests, from fast to slow. With `isAlone`,
 * none of them starts a browser.
 */
function suitesOf({ folder, stem }: WalkedFeature, isAlone: boolean): Suite[] {
  const toReport = ['--reporter=json', `--outputFile=${report}`];
  const vitest = (...files: string[]) => ({
    args: ['vitest/vitest.mjs', 'run', '--project=unit', '--passWithNoTests', ...toReport, ...files],
    limit: 60,
    failures: failuresOfVitest,
  });
  const playwright = (...files: string[]) => ({
    args: componentTests('--reporter=json', '-x', ...files),
    limit: 300,
    failures: failuresOfPlaywright,
  });
  const alone = [vitest('tests/model/walks'), vitest(`tests/${folder}/${stem}`)];
  if (isAlone) return alone;
  return [...alone, playwright('tests/model/walks'), playwright('tests/model/states', `tests/${folder}/${stem}`)];
}

/**
 * Runs the narrow suites of a machine until a test fails. Returns the test; undefined when all suites pass. The machine
 * alone is walked before the browser.
 */
export async function firstNotice(machine: WalkedFeature, isAlone = false): Promise<Notice | undefined> {
  const start = performance.now();
  const env = await componentEnvironment({
    WALK: `${machine.folder}/${machine.stem}.`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  try {
    for (const { args, limit, failures } of suitesOf(machine, isAlone)) {
      rmSync(report, { force: true });
      const [cli = '', ...rest] = args;
      const command = [inProject('node_modules', cli), ...rest];
      const { code, output } = await run(pinnedNode(), command, { env, timeout: limit * 1_000 });
      if (code === 0) continue;
      const seconds = (performance.now() - start) / 1_000;
      if (code === -1) return { test: `${cli}, which did not end within ${limit} s`, message: '', seconds };
      const [first] = failures(reportOf(output));
      return { test: first?.test ?? `${cli} ended with ${code}`, message: first?.error ?? '', seconds };
    }
    return undefined;
  } finally {
    rmSync(report, { force: true });
    // The page contains this machine only.
    deleteComponentPage();
  }
}

/** Returns the JSON report of a suite. When the suite could not write it, its output is the only failure. */
function reportOf(output: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    const testResults = [{ name: 'before any test', status: 'failed', message: output, assertionResults: [] }];
    return { testResults, errors: [{ message: output }] };
  }
}
