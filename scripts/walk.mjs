import { rmSync } from 'node:fs';
import { findChromium } from './setup/chromium.mjs';
import { inProject, textOf } from './setup/folders.mjs';
import { environment, pinnedNode } from './setup/node.mjs';
import { asCommand, loud, printLine, SetupError } from './setup/output.mjs';
import { run } from './setup/run.mjs';
import { uncomparedPictures } from './test/failures.mjs';
import { sourceFiles } from './test/import-graph.mjs';

const [word, ...rest] = process.argv.slice(2);
const stem = word === '.' ? '' : (word ?? '');
const only = rest.find((one) => one.startsWith('tests/'));
const renew = rest.includes('-u') ? ['-u'] : [];

/**
 * Walks the machines whose file names contain a stem (or one of several, separated by commas), or all machines for `.`:
 * first on the machine alone, then in a browser by pointer and by keyboard, then in every state and mode. With `-u`,
 * rewrites the transition table, transcript and visual snapshots. It can run in parallel with other runs, because it
 * uses its own port and folders.
 */
async function walk() {
  const problem = problemOf(word);
  if (problem) throw new SetupError(problem);
  const port = String(20_000 + (process.pid % 4_000));
  const env = environment({ WALK: stem, CT_PORT: port, CHROMIUM: await findChromium({ install: true }) });
  const steps = [
    ...(only ? [] : [['vitest/vitest.mjs', 'run', 'tests/model', ...renew]]),
    [
      '@playwright/experimental-ct-react/cli.js',
      'test',
      '-c',
      'playwright-ct.config.ts',
      ...(only ? [] : ['tests/model']),
      ...rest,
    ],
  ];
  for (const [cli, ...args] of steps) {
    const { code } = await run(pinnedNode(), [inProject('node_modules', cli), ...args], { env, shown: true });
    if (code !== 0) process.exitCode = 1;
  }
  rmSync(inProject(`.cache/playwright-ct-${port}`), { recursive: true, force: true });
  const report = textOf(inProject(`.cache/reports/components-${port}.json`));
  for (const note of report ? uncomparedPictures(JSON.parse(report)) : []) printLine(loud(note));
  const walked = stem || 'all machines';
  printLine(process.exitCode ? `${walked}: failed.` : `${walked}: all paths passed.`);
}

/** Returns why no machine can be walked for a word; undefined when there is one. */
function problemOf(name) {
  if (!name) return 'Which machine? For example: npm run walk -- post-deletion. All machines: npm run walk -- .';
  const files = sourceFiles();
  if (files.some((file) => /^machines\/.*\.model\.ts$/.test(file) && stem.split(',').some((one) => file.includes(one))))
    return undefined;
  const isFile = files.some((file) => file.split('/').some((part) => part.startsWith(name)));
  return isFile
    ? `No machine is named ${name}. The commands that test its files: npm run where ${name}`
    : `No machine and no file is named ${name}.`;
}

await asCommand(walk);
