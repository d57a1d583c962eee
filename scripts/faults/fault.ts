import { globSync } from 'node:fs';
import { addressOf } from '#scripts/names/address.ts';
import seeded from './faults.json' with { type: 'json' };

/** A small change that breaks a flow, a part of a context or a view. */
export interface Fault {
  readonly name: string;
  /** The stem of the machine whose narrow command must notice it. */
  readonly stem: string;
  readonly file: string;
  /** The text to replace. It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** All seeded faults. */
export const faults: readonly Fault[] = seeded;

/**
 * Returns the faults that a word chooses: a number of them, spread over the list, or those whose stem or name contains
 * the word.
 */
export function chosenFaults(all: readonly Fault[], word: string): readonly Fault[] {
  if (!/^\d+$/.test(word)) return all.filter(({ stem, name }) => `${stem}: ${name}`.includes(word));
  const count = Math.min(Number(word), all.length);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as Fault);
}

/** Returns the folder of the machine with a stem: `moderation/bulk`. */
export function folderOfStem(stem: string): string {
  const [file = ''] = globSync(`machines/**/${stem}.model.ts`);
  const address = addressOf(file);
  if (!address) throw new Error(`There is no machine ${stem}.`);
  return address.folder;
}
