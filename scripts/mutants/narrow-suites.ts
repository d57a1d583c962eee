import { readFileSync, rmSync } from 'node:fs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { inProject } from '#scripts/setup/folders.mjs';
import { environment, pinnedNode } from '#scripts/setup/node.mjs';
import { run } from '#scripts/setup/run.mjs';
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
  /** Whether no browser is started. */
  readonly isAlone?: boolean;
}

const port = String(20_000 + (process.pid % 4_000));
const report = inProject(`.cache/narrow-${port}.json`);

interface Suite {
  readonly args: readonly string[];
  readonly failures: typeof failuresOfVitest;
}

/** Returns the suites that `npm run walk -- <stem>` runs, and the feature's own tests, from fast to slow. */
function suitesOf({ folder, stem, isAlone }: WalkedFeature): Suite[] {
  const vitest = (...files: string[]) => ({
    args: ['vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`, ...files],
    failures: failuresOfVitest,
  });
  const playwright = (...files: string[]) => ({
    args: [
      '@playwright/experimental-ct-react/cli.js',
      'test',
      '-c',
      'playwright-ct.config.ts',
      '--reporter=json',
      '-x',
      ...files,
    ],
    failures: failuresOfPlaywright,
  });
  const alone = [vitest('tests/model/walks', `tests/${folder}/${stem}`)];
  if (isAlone) return alone;
  return [
    ...alone,
    playwright('tests/model/walks'),
    playwright('tests/model/states', 'tests/model/visual-snapshots.ct', `tests/${folder}/${stem}`),
  ];
}

/**
 * Runs the narrow suites of a machine until a test fails. Returns the test; undefined when all suites pass. The machine
 * alone is walked before the browser.
 */
export async function firstNotice(machine: WalkedFeature): Promise<Notice | undefined> {
  const start = performance.now();
  const chromium = await findChromium({ install: true });
  const env = environment({
    WALK: `${machine.folder}/${machine.stem}.`,
    CT_PORT: port,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  for (const { args, failures } of suitesOf(machine)) {
    rmSync(report, { force: true });
    const [cli = '', ...rest] = args;
    const { code, output } = await run(pinnedNode(), [inProject('node_modules', cli), ...rest], {
      env,
      timeout: 300_000,
    });
    if (code !== 0) {
      const seconds = (performance.now() - start) / 1_000;
      const [first] = failures(reportOf(output));
      return { test: first?.test ?? `${cli} ended with ${code}`, message: first?.error ?? '', seconds };
    }
  }
  rmSync(report, { force: true });
  rmSync(inProject(`.cache/playwright-ct-${port}`), { recursive: true, force: true });
  return undefined;
}

/** Returns the JSON report of a suite; an empty one when the suite could not write it. */
function reportOf(output: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { testResults: [{ name: 'before any test', status: 'failed', message: output, assertionResults: [] }] };
  }
}
