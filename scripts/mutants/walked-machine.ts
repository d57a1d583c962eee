import { existsSync, globSync, readFileSync } from 'node:fs';
import { addressOf } from '#scripts/names/address.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A machine with walks, and every possible mutation of the machine, its connect and its views. */
export interface WalkedMachine {
  /** Its folder below a top-level one: `post/menu`. */
  readonly folder: string;
  readonly stem: string;
  readonly mutations: readonly Mutation[];
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

/**
 * Returns the component with the name of the machine, or, when there is none, the components that import its connect.
 */
function viewsOf(folder: string, stem: string): string[] {
  const own = `components/${folder}/${stem}.tsx`;
  if (existsSync(own)) return [own];
  return globSync(`components/${folder}/*.tsx`).filter((file) => textOf(file).includes(`/${stem}.connect.ts'`));
}

/** Returns all machines that have walks. */
export function walkedMachines(): WalkedMachine[] {
  return globSync('tests/**/*.gestures.ts')
    .sort()
    .flatMap((file) => addressOf(file) ?? [])
    .map(({ folder, stem }) => {
      const machine = ['.machine.ts', '-setup.ts', '.connect.ts'].map((end) => `machines/${folder}/${stem}${end}`);
      const own = machine.filter((one) => existsSync(one));
      const files = [...own, ...viewsOf(folder, stem)];
      return { folder, stem, mutations: files.flatMap((one) => mutationsOf(one, textOf(one))) };
    });
}
