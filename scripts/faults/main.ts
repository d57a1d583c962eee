import { readFileSync } from 'node:fs';
import { restoreEarlierRun, seedChanges } from '#scripts/mutants/seeded-changes.ts';
import { inProject } from '#scripts/setup/folders.mjs';
import { environment, pinnedNode } from '#scripts/setup/node.mjs';
import { asCommand, printLine, SetupError } from '#scripts/setup/output.mjs';
import { run } from '#scripts/setup/run.mjs';
import { chosenFaults, type Fault, faults, folderOfStem } from './fault.ts';

/**
 * Seeds faults, one at a time, and prints which test noticed each, the time, and the first line of the message.
 *
 * `npm run test:faults` seeds all faults and those of styles; `-- 10` seeds ten, spread over the list; `-- <word>`
 * those whose stem or name contains the word; `-- visual` those of styles only. With `--alone`, no browser is started.
 */
await asCommand(async () => {
  restoreEarlierRun();
  const isAlone = process.argv.includes('--alone');
  const [word = ''] = process.argv.slice(2).filter((one) => one !== '--alone');
  if (word !== 'visual') await seedFaults(word, isAlone);
  if (!isAlone && (word === '' || word === 'visual')) await seedStyleFaults();
});

async function seedFaults(word: string, isAlone: boolean): Promise<void> {
  const chosen = chosenFaults(faults, word);
  if (chosen.length === 0) throw new SetupError(`No fault's stem or name contains ${word}.`);
  const noticed = await seedChanges(chosen.map(asChange), isAlone);
  printLine(`${noticed} of ${chosen.length} seeded faults were noticed.`);
}

function asChange({ name, stem, file, find, replace }: Fault) {
  return {
    name: `${stem}: ${name}`,
    machine: { folder: folderOfStem(stem), stem },
    file,
    text: readFileSync(inProject(file), 'utf8').replace(find, () => replace),
  };
}

/** Runs the faults of styles: every colour by a shade, every distance by 2 pixels. */
async function seedStyleFaults(): Promise<void> {
  const args = [inProject('scripts/walk.mjs'), '.', 'tests/model/visual-snapshot-faults'];
  const { code } = await run(pinnedNode(), args, { env: environment(), shown: true });
  if (code !== 0) process.exitCode = 1;
}
