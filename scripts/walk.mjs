import { inProject, textOf } from './setup/folders.mjs';
import { pinnedNode } from './setup/node.mjs';
import { asCommand, loud, printLine, SetupError } from './setup/output.mjs';
import { run } from './setup/run.mjs';
import { componentEnvironment, componentReport, componentTests, deleteComponentPage } from './test/component-run.mjs';
import { uncomparedPictures } from './test/failures.mjs';
import { isModel } from './test/file-names.mjs';
import { sourceFiles } from './test/import-graph.mjs';

const [word, ...rest] = process.argv.slice(2);
const stem = word === '.' ? '' : (word ?? '');
const only = rest.find((one) => one.startsWith('tests/'));
const renew = rest.includes('-u') ? ['-u'] : [];

/**
 * Walks the machines whose paths contain a word (or one of several, separated by commas), or all machines for `.`:
 * first on the machine alone, then in a browser by pointer and by keyboard, then in every state and mode. With `-u`,
 * rewrites the transition table, transcript and visual snapshots. It can run in parallel with other runs, because it
 * uses its own port and folders.
 */
async function walk() {
  const problem = problemOf(word);
  if (problem) throw new SetupError(problem);
  const env = await componentEnvironment({ WALK: stem });
  const steps = [
    ...(only ? [] : [['vitest/vitest.mjs', 'run', 'tests/model', ...renew]]),
    componentTests(...(only ? [] : ['tests/model']), ...rest),
  ];
  for (const [cli, ...args] of steps) {
    const { code } = await run(pinnedNode(), [inProject('node_modules', cli), ...args], { env, shown: true });
    if (code !== 0) process.exitCode = 1;
  }
  deleteComponentPage();
  const report = textOf(componentReport);
  for (const note of report ? uncomparedPictures(JSON.parse(report)) : []) printLine(loud(note));
  const walked = stem || 'all machines';
  printLine(process.exitCode ? `${walked}: failed.` : `${walked}: all paths passed.`);
}

/** Returns the reason why no machine can be walked for a word; undefined when there is one. */
function problemOf(name) {
  if (!name) return 'Which machine? For example: npm run walk -- post-deletion. All machines: npm run walk -- .';
  const files = sourceFiles();
  if (files.some((file) => isModel(file) && stem.split(',').some((one) => file.includes(one)))) return undefined;
  const isFile = files.some((file) => file.split('/').some((part) => part.startsWith(name)));
  return isFile
    ? `No machine is named ${name}. The commands that test its files: npm run where ${name}`
    : `No machine and no file is named ${name}.`;
}

await asCommand(walk);
