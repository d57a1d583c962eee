import { inProject } from '#scripts/setup/folders.mjs';
import { printLine } from '#scripts/setup/output.mjs';
import { restoreChangedFile, withChangedFile } from './changed-file.ts';
import { firstNotice, type WalkedFeature } from './narrow-suites.ts';

/** A change of one file that a suite of a machine should notice. */
export interface SeededChange {
  readonly name: string;
  readonly machine: WalkedFeature;
  /** The path of the file, relative to the project. */
  readonly file: string;
  /** The full content of the changed file. */
  readonly text: string;
}

/** The share of the changes that must be noticed. */
const share = 0.95;

/** Restores the file of an earlier run that was killed. Must run before any file is read for a change. */
export function restoreEarlierRun(): void {
  const restored = restoreChangedFile();
  if (restored) printLine(`${restored} was restored: an earlier run had been killed.`);
}

/**
 * Seeds changes, one at a time, and prints for each the test that noticed it, the time, and the first line of the
 * message. Sets the exit code to 1 when too few are noticed. Returns the number of noticed changes.
 */
export async function seedChanges(changes: readonly SeededChange[], isAlone = false): Promise<number> {
  let noticed = 0;
  for (const { name, machine, file, text } of changes) {
    const notice = await withChangedFile(inProject(file), text, () => firstNotice(machine, isAlone));
    printLine(`${notice ? 'noticed' : 'MISSED '} ${name}`);
    if (!notice) continue;
    noticed += 1;
    printLine(`        in ${notice.seconds.toFixed(1)} s by ${notice.test}\n        ${notice.message}`);
  }
  if (noticed < changes.length * share) process.exitCode = 1;
  return noticed;
}
