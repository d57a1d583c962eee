import { readFileSync } from 'node:fs';
import { restoreChangedFile, withChangedFile } from '#scripts/mutants/changed-file.ts';
import { firstNotice } from '#scripts/mutants/narrow-suites.ts';
import { inProject } from '#scripts/setup/folders.mjs';
import { environment, pinnedNode } from '#scripts/setup/node.mjs';
import { asCommand, printLine } from '#scripts/setup/output.mjs';
import { run } from '#scripts/setup/run.mjs';
import { chosenFaults, type Fault, faults, folderOfStem } from './fault.ts';

/** Whether only the machine alone is walked. */
const isAlone = process.argv.includes('--alone');

/** The share of the faults that the narrow command must notice. */
const share = 0.95;

/**
 * Seeds faults, one at a time, and prints who noticed each, in how long, with the first line of the message.
 *
 * `npm run test:faults` seeds all faults and those of styles; `-- 10` seeds ten, spread over the list; `-- <word>`
 * those whose stem or name contains the word; `-- visual` those of styles only. With `--alone`, no browser is started.
 */
await asCommand(async () => {
  const restored = restoreChangedFile();
  if (restored) printLine(`${restored} was restored: an earlier run had been killed.`);
  const [word = ''] = process.argv.slice(2).filter((one) => one !== '--alone');
  const chosen = word === 'visual' ? [] : chosenFaults(faults, word);
  if (word && word !== 'visual' && chosen.length === 0) throw new Error(`No fault's stem or name contains ${word}.`);
  let noticed = 0;
  for (const fault of chosen) if (await isNoticed(fault)) noticed += 1;
  if (chosen.length > 0) printLine(`${noticed} of ${chosen.length} seeded faults were noticed.`);
  if (noticed < chosen.length * share) process.exitCode = 1;
  if (!isAlone && (word === '' || word === 'visual')) await seedStyleFaults();
});

async function isNoticed({ name, stem, file, find, replace }: Fault): Promise<boolean> {
  const path = inProject(file);
  const changed = readFileSync(path, 'utf8').replace(find, () => replace);
  const notice = await withChangedFile(path, changed, () => firstNotice({ folder: folderOfStem(stem), stem, isAlone }));
  printLine(`${notice ? 'noticed' : 'MISSED '} ${stem}: ${name}`);
  if (notice) printLine(`        in ${notice.seconds.toFixed(1)} s by ${notice.test}\n        ${notice.message}`);
  return notice !== undefined;
}

/** Runs the faults of styles: every colour by a shade, every distance by 2 pixels. */
async function seedStyleFaults(): Promise<void> {
  const args = [inProject('scripts/walk.mjs'), '.', 'tests/model/visual-snapshot-faults'];
  const { code } = await run(pinnedNode(), args, { env: environment(), shown: true });
  if (code !== 0) process.exitCode = 1;
}
