import { ensureBuilt } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { asCommand, loud, say } from './setup/say.mjs';

const filter = process.argv.slice(2);

await asCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium({ install: true });
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? (await ensurePostgres()));
  await runAll({ CHROMIUM: chromium }, hasPostgres);
});

async function runAll(env, hasPostgres) {
  // Only now: these files need what has just been installed to be read.
  const { runSuite, suites } = await import('./test/suites.mjs');
  const { inOneLine, total } = await import('./test/counts.mjs');
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite, { filter, env }));
  const ran = results.filter(Boolean);
  say('');
  for (const { name, counts, duration } of ran) say(`${name}: ${inOneLine(counts)} in ${duration}`);
  if (!hasPostgres) say(loud(withoutPostgres));
  const counts = withChecks(total(ran.map((result) => result.counts)));
  if (counts.passed + counts.failed === 0) say(`No test is named ${filter.join(' ')}.`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  say(inOneLine(counts));
}

const withoutPostgres =
  'THE POSTGRESQL TESTS WERE NOT RUN: no PostgreSQL was found. Install it, or set TEST_DATABASE_URL to an empty database.';

/** The checks that failed before, told by .ci/run, are failures too. */
const withChecks = (counts) => ({
  ...counts,
  failed: counts.failed + Number(process.env['FOLKMOOT_FAILED_CHECKS'] ?? 0),
});
