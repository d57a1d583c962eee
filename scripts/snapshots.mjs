import { readFileSync } from 'node:fs';
import { inProject } from './setup/folders.mjs';
import { pinnedNode } from './setup/node.mjs';
import { asCommand, printLine } from './setup/output.mjs';
import { run } from './setup/run.mjs';
import { componentEnvironment, componentReport, componentTests, deleteComponentPage } from './test/component-run.mjs';
import { runInLine, snapshotRuns } from './test/snapshot-runs.mjs';

const words = process.argv.slice(2);
const at = words.indexOf('--repeat');
const times = at < 0 ? 1 : Number(words[at + 1]);
const stems = words.filter((_, place) => at < 0 || (place !== at && place !== at + 1));

/**
 * Compares every state of every machine with its visual snapshots, `--repeat` times, and reports the differences of
 * each run. When stems are given, compares only the machines whose names contain one. It can run in parallel with other
 * runs.
 */
async function compareSnapshots() {
  const env = await componentEnvironment({ WALK: stems.length === 1 ? stems[0] : '' });
  const names = stems.length > 0 ? ['-g', `/(${stems.map((stem) => `[\\w-]*${stem}[\\w-]*`).join('|')}): matches`] : [];
  const repeated = [...names, '--repeat-each', String(times)];
  const [cli, ...args] = componentTests('tests/model/visual-snapshots.ct', ...repeated);
  await run(pinnedNode(), [inProject('node_modules', cli), ...args], { env, shown: true });
  const runs = snapshotRuns(JSON.parse(readFileSync(componentReport, 'utf8')));
  deleteComponentPage();
  for (const [index, one] of runs.entries()) printLine(runInLine(one, index + 1));
  const differences = runs.flatMap((one) => one.differences).length;
  printLine(
    `${runs.length} runs, ${runs.reduce((sum, { pictures }) => sum + pictures, 0)} pictures, ${differences} differences`,
  );
  process.exitCode = differences > 0 || runs.length < times ? 1 : 0;
}

await asCommand(compareSnapshots);
