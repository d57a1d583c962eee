import { ensureBuilt } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { findCommunityDump, withoutCommunity } from './setup/community-dump.mjs';
import { asCommand, loud, printLine } from './setup/output.mjs';
import { ensureInstalled } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { formatCounts, total } from './test/counts.mjs';
import { coverageFinder } from './test/covering.mjs';
import { formatFailures } from './test/failures.mjs';
import { sourceFiles } from './test/import-graph.mjs';
import { deleteWalkCoverage, walkedMachines } from './test/machines.mjs';
import { makeMemoryFolder } from './test/memory-folder.mjs';
import { filesOfSuites, selectTests } from './test/selection.mjs';
import { runSuite, suites } from './test/suites.mjs';

const withoutPostgres =
  'THE POSTGRESQL TESTS WERE SKIPPED: no PostgreSQL was found. Install it, or set TEST_DATABASE_URL to an empty server.';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const options = process.argv.slice(2).filter((word) => word.startsWith('-'));

/** Checks that failed earlier in .ci/run count as failures. */
const failedChecks = { passed: 0, failed: Number(process.env['FOLKMOOT_FAILED_CHECKS'] ?? 0), skipped: 0 };

async function test() {
  await ensureInstalled();
  const plan = words.length > 0 ? planFor(words) : { suites, env: {}, notes: [] };
  const needs = (...keys) => plan.suites.some(({ key }) => keys.includes(key));
  const needsFile = (pattern) => plan.suites.some(({ files }) => !files || files.some((file) => pattern.test(file)));
  if (needsFile(/\.journey\.ts$|\.server\.test\.ts$|^tests\/pages\//)) await ensureBuilt();
  const env = { ...plan.env, CHROMIUM: needs('journeys', 'components') ? await findChromium({ install: true }) : '' };
  const needsPostgres = needsFile(/\.server\.test\.ts$/) && !process.env['TEST_DATABASE_URL'];
  const hasPostgres = !needsPostgres || Boolean(await ensurePostgres());
  const temporary = makeMemoryFolder();
  await runAll(plan, { ...env, ...(temporary && { TMPDIR: temporary }) }, hasPostgres);
}

/** Returns the suites that have tests for the words, with their files. */
function planFor(wanted) {
  const files = sourceFiles();
  const { tests, walks, notes } = selectTests(wanted, files, coverageFinder(files));
  const selected = filesOfSuites(tests);
  return {
    suites: suites.map((suite) => ({ ...suite, files: selected[suite.key] })).filter((suite) => suite.files.length > 0),
    env: walks.length > 0 ? { WALK: walks.join(',') } : {},
    notes,
  };
}

async function runAll(plan, env, hasPostgres) {
  // A run of some files adds to the coverage of earlier runs, as `npm run walk` does.
  if (words.length === 0) deleteWalkCoverage();
  const start = Date.now();
  for (const note of plan.notes) printLine(note);
  const results = [];
  for (const { files = [], ...suite } of plan.suites)
    results.push(await runSuite(suite, { filter: [...files, ...options], env }));
  const ran = results.filter(Boolean);
  printLine('');
  for (const line of walkedMachines(start)) printLine(line);
  printLine('');
  const failures = ran.flatMap((result) => result.failures);
  const { failed } = total(ran.map(({ counts }) => counts));
  for (const line of formatFailures(failures, failed)) printLine(line);
  for (const { name, counts, duration, stories } of ran)
    printLine(`${name}: ${formatCounts(counts)}${stories ? `, ${stories} stories mounted,` : ''} in ${duration}`);
  for (const note of new Set(ran.flatMap(({ notes }) => notes))) printLine(loud(note));
  if (!hasPostgres) printLine(loud(withoutPostgres));
  if (!findCommunityDump()) printLine(loud(withoutCommunity));
  const counts = total([...ran.map((result) => result.counts), failedChecks]);
  if (counts.passed + counts.failed === 0) printLine(`No test runs for ${words.join(' ')}.`);
  const isUnknown = plan.notes.some((note) => note.startsWith('No file is named'));
  process.exitCode = counts.failed > 0 || counts.passed === 0 || isUnknown ? 1 : 0;
  printLine(formatCounts(counts));
}

// The last line of the output must show that no test could run.
const notRun = () => printLine(formatCounts(total([{ passed: 0, failed: 1, skipped: 0 }, failedChecks])));

await asCommand(test, notRun);
