import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#scripts/setup/folders.mjs';
import { annotationsIn } from './playwright-report.mjs';

const linesOf = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const firstLine = (text) => linesOf(text)[0] ?? 'no reason was given';

/** The maximum length of a locator or a value in a reason, in characters: a value can be the HTML of a page. */
const longestDetail = 200;

/**
 * Returns the first line of an error message from a browser test, with the locator and the expected and received
 * values.
 */
export function reasonOf(text) {
  const [first = 'no reason was given', ...rest] = linesOf(text);
  const details = rest.filter((line) => /^(Locator|Expected|Received)\b/.test(line)).slice(0, 3);
  return [first, ...details.map((line) => line.slice(0, longestDetail))].join(' · ');
}

const inTree = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * Returns the failed tests of a vitest JSON report, including files that could not be loaded, and the errors that no
 * test caught, with the test that ran last.
 */
export function failuresOfVitest({ testResults, unhandledErrors = [] }) {
  return [
    ...testResults.flatMap(failuresOfFile),
    ...unhandledErrors.map(({ file, test, message }) => ({
      test: [file ? inTree(file) : 'outside of tests', test].filter(Boolean).join(' › '),
      error: `No test caught this error: ${firstLine(message)}`,
    })),
  ];
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ test: inTree(name), error: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${inTree(name)} › ${fullName}`,
    error: firstLine(failureMessages[0]),
  }));
}

/**
 * Returns the failed tests of a Playwright JSON report, the errors that prevented its run, and the tests that passed
 * only after a retry (`isPassed`). With `-x`, Playwright also reports as an error that it stopped after a failed test;
 * this is left out.
 */
export function failuresOfPlaywright({ suites = [], errors = [], config = {} }) {
  const folder = config.rootDir ?? root;
  return [
    ...errors
      .map(({ message }) => ({ test: 'before any test', error: firstLine(message) }))
      .filter(({ error }) => !error.startsWith('Testing stopped early')),
    ...suites.flatMap((suite) => failuresOfSuite(suite, folder, '')),
  ];
}

function failuresOfSuite({ title, file, specs = [], suites = [] }, folder, above) {
  const names = title === file ? above : `${above}${title} › `;
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [
    ...failed.map((spec) => ({
      test: `${inTree(join(folder, spec.file))}:${spec.line} › ${names}${spec.title}`,
      error: errorOf(spec),
      isPassed: spec.tests.every(({ status }) => status !== 'unexpected'),
    })),
    ...suites.flatMap((inner) => failuresOfSuite(inner, folder, names)),
  ];
}

function errorOf({ tests }) {
  const { error, errorLocation } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
  const place = errorLocation ? `line ${errorLocation.line}: ` : '';
  return `${place}${reasonOf(error?.message ?? error?.value)}`;
}

/**
 * Lists every failed test with the first line of its error message. Tests that passed after a retry come first, so that
 * the failed ones are seen where only the end of the output is shown. Failures that no report names are counted at the
 * end.
 */
export function formatFailures(failures, failed) {
  const repeated = failures.filter(({ isPassed }) => isPassed);
  const lasting = failures.filter(({ isPassed }) => !isPassed);
  const untold = failed - lasting.length;
  const linesOfFate = (fate, some) => some.flatMap(({ test, error }) => [`${fate} ${test}`, `       ${error}`]);
  return [
    ...linesOfFate('PASSED ONLY WHEN REPEATED', repeated),
    ...linesOfFate('FAILED', lasting),
    ...(untold > 0 ? [`FAILED ${untold} more without a report; see above`] : []),
  ];
}

/**
 * Returns the lines for the end of a run about the pictures that could not be compared, from a Playwright JSON report.
 * Empty when all were compared.
 */
export function uncomparedPictures(report) {
  const reasons = annotationsIn(report, 'not compared');
  if (reasons.length === 0) return [];
  return [
    `THE PICTURES OF ${reasons.length} MACHINES WERE NOT COMPARED: ${reasons[0]} Their structure was compared instead: ` +
      'transcripts and accessibility trees. To review pictures on this machine: git switch --detach main, ' +
      'npm run walk -- . tests/model/visual-snapshots.ct -u, git switch -, and the same command without -u.',
  ];
}
