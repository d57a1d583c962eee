import { readFileSync } from 'node:fs';
import { importDirections } from './check/directions.mjs';
import { missingFromLock } from './check/lock.mjs';
import { inProject } from './setup/folders.mjs';
import { environment, pinnedNode } from './setup/node.mjs';
import { asCommand, formatDuration, loud, printLine, quiet } from './setup/output.mjs';
import { ensureInstalled } from './setup/packages.mjs';
import { run } from './setup/run.mjs';

/** The checks of `npm run check`. Each returns a description of the problems, or an empty string. */
const checks = {
  // Each checker parses the declarations of all packages, so a single checker uses much less processor time than the
  // default four.
  'Types (TypeScript)': () => tool('typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'),
  'Format, lint, names and cycles (Biome)': () => tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'),
  'Unused code (knip)': () => tool('knip/bin/knip.js', '--no-progress'),
  'Import directions (dependency-cruiser)': async () => (await importDirections()).wrong.join('\n'),
  'Texts in every language (locales/)': async () => {
    const { code, output } = await run(pinnedNode(), [inProject('scripts/messages.ts')], { env: environment() });
    return code === 0 ? '' : output.trim() || `ended with exit code ${code}`;
  },
  'The lock file is complete': () =>
    missingFromLock(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))).join('\n'),
};

async function tool(path, ...args) {
  const { code, output } = await run(pinnedNode(), [inProject('node_modules', path), ...args], { env: environment() });
  return code === 0 ? '' : output.trim() || `ended with exit code ${code}`;
}

async function passes([name, check]) {
  const start = performance.now();
  const wrong = await Promise.resolve().then(check).catch(String);
  printLine(`${wrong ? loud('✗') : '✓'} ${name}${quiet(`  ${formatDuration(performance.now() - start)}`)}`);
  if (wrong) printLine(wrong.replace(/^/gm, '    '));
  return wrong === '';
}

// The exit code is the number of checks that failed, so that .ci/run can add it to the count of failures.
await asCommand(async () => {
  await ensureInstalled();
  // Two at once, because most of them use one processor. The type check takes longest, so it starts first.
  const waiting = Object.entries(checks);
  let failed = 0;
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) if (!(await passes(entry))) failed += 1;
  };
  await Promise.all([work(), work()]);
  process.exitCode = failed;
});
