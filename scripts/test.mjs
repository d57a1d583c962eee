import { ensureBuilt } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { findCommunityDump, withoutCommunity } from './setup/community-dump.mjs';
import { asCommand, loud, printLine } from './setup/output.mjs';
import { ensureInstalled } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { formatCounts, total } from './test/counts.mjs';
import { formatFailures } from './test/failures.mjs';
import { deleteWalkCoverage, walkedMachines } from './test/machines.mjs';
import { countStories } from './test/stories.mjs';
import { runSuite, suites } from './test/suites.mjs';

const withoutPostgres =
  'THE POSTGRESQL TESTS WERE SKIPPED: no PostgreSQL was found. Install it, or set TEST_DATABASE_URL to an empty server.';

const filter = process.argv.slice(2);

/** Checks that failed earlier in .ci/run count as failures. */
const failedChecks = { passed: 0, failed: Number(process.env['FOLKMOOT_FAILED_CHECKS'] ?? 0), skipped: 0 };

async function test() {
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROMIUM: await findChromium({ install: true }) };
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? (await ensurePostgres()));
  await runAll(env, hasPostgres);
}

async function runAll(env, hasPostgres) {
  deleteWalkCoverage();
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite, { filter, env }));
  const ran = results.filter(Boolean);
  printLine('');
  for (const line of walkedMachines()) printLine(line);
  printLine('');
  for (const { failures, counts } of ran) for (const line of formatFailures(failures, counts.failed)) printLine(line);
  for (const { name, counts, duration, stories } of ran)
    printLine(`${name}: ${formatCounts(counts)}${stories ? `, ${stories} stories mounted,` : ''} in ${duration}`);
  if (!hasPostgres) printLine(loud(withoutPostgres));
  if (!findCommunityDump()) printLine(loud(withoutCommunity));
  const counts = total([...ran.map((result) => result.counts), failedChecks]);
  if (counts.passed + counts.failed === 0) printLine(`No test is named ${filter.join(' ')}.`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  printLine(formatCounts(counts));
}

// The last line of the output must show that no test could run.
const notRun = () => printLine(formatCounts(total([{ passed: 0, failed: 1, skipped: 0 }, failedChecks])));

await asCommand(test, notRun);
