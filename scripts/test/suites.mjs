import { mkdirSync, rmSync } from 'node:fs';
import { filesBelow, inProject, textOf } from '#scripts/setup/folders.mjs';
import { environment, pinnedNode } from '#scripts/setup/node.mjs';
import { formatDuration, loud, printLine } from '#scripts/setup/output.mjs';
import { run } from '#scripts/setup/run.mjs';
import { countPlaywright, countSuite, countVitest } from '#scripts/test/counts.mjs';
import { failuresOfPlaywright, failuresOfVitest, uncomparedPictures } from '#scripts/test/failures.mjs';
import { countStories } from '#scripts/test/stories.mjs';

const reports = inProject('.cache/reports');

/** The suites of `npm test`, in the order in which they run. */
export const suites = [
  {
    key: 'vitest',
    name: 'Unit, contract, convention and server tests',
    report: 'vitest.json',
    count: countVitest,
    failuresOf: failuresOfVitest,
    command: (report, filter) => [
      'vitest/vitest.mjs',
      'run',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      '--reporter=scripts/test/unhandled-errors-reporter.ts',
      ...(filter.length > 0 ? ['--passWithNoTests', ...filter] : []),
    ],
  },
  playwright(
    'journeys',
    'Journeys in a browser',
    'journeys.json',
    '@playwright/test/cli.js',
    'playwright.config.ts',
    /\.journey\.ts$/,
  ),
  playwright(
    'components',
    'Components in a browser',
    'components.json',
    '@playwright/experimental-ct-react/cli.js',
    'playwright-ct.config.ts',
    /\.ct\.tsx$/,
  ),
];

function playwright(key, name, report, cli, config, files) {
  return {
    key,
    name,
    report,
    count: countPlaywright,
    failuresOf: failuresOfPlaywright,
    isThere: () => filesBelow(inProject('tests')).some((file) => files.test(file)),
    command: (_report, filter) => [
      cli,
      'test',
      ...['-c', config],
      ...(filter.length > 0 ? ['--pass-with-no-tests', ...filter] : []),
    ],
  };
}

/** Runs one suite with visible output and returns its counts and failures. A filter limits it to matching files. */
export async function runSuite({ name, report, count, failuresOf, command, isThere = () => true }, { filter, env }) {
  if (!isThere()) return undefined;
  const file = `${reports}/${report}`;
  mkdirSync(reports, { recursive: true });
  const unhandled = `${reports}/unhandled-errors.json`;
  for (const old of [file, unhandled]) rmSync(old, { force: true });
  const [cli, ...args] = command(file, filter);
  printLine(`\n${loud(name)}`);
  const start = performance.now();
  const { code } = await run(pinnedNode(), [inProject('node_modules', cli), ...args], {
    env: environment({
      ...env,
      REPEAT_FAILED: '1',
      TEST_AREAS_ONCE: filter.length > 0 ? '' : '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      UNHANDLED_ERRORS_FILE: unhandled,
    }),
    shown: true,
  });
  const text = textOf(file);
  const told = text && { ...JSON.parse(text), unhandledErrors: JSON.parse(textOf(unhandled) || '[]') };
  const counts = countSuite({ report: told, count, code, mayBeEmpty: filter.length > 0 });
  return {
    name,
    counts,
    failures: told ? failuresOf(told) : [],
    notes: told ? uncomparedPictures(told) : [],
    stories: told ? countStories(told) : 0,
    duration: formatDuration(performance.now() - start),
  };
}
