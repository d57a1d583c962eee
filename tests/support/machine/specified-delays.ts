import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A constant in a table of docs/behavior/. */
export interface DocumentedConstant {
  /** The page: `shell.md`. */
  readonly page: string;
  readonly value: string;
  readonly name: string;
  /** The name of the file, without its folder. */
  readonly file: string;
}

let known: readonly DocumentedConstant[] | undefined;

/**
 * Returns the constants in the tables of docs/behavior/. A row with several names has as many values, separated in the
 * same way.
 */
export function documentedConstants(): readonly DocumentedConstant[] {
  known ??= globSync('docs/behavior/*.md').sort().flatMap(constantsOn);
  return known;
}

function constantsOn(path: string): DocumentedConstant[] {
  const [, table = ''] = readFileSync(path, 'utf8').split('\n## Constants\n');
  return [...table.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)].flatMap(([, values = '', names = '', files = '']) => {
    const listed = partsOf(names);
    const given = listed.length > 1 ? values.split(/[,;] /) : [values];
    return listed.flatMap((name, index) =>
      partsOf(files).map((file) => ({
        page: basename(path),
        value: (given[index] ?? '').trim(),
        name,
        file: basename(file),
      })),
    );
  });
}

const partsOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);

/**
 * Returns the specified milliseconds of the delays of a machine, by name: those in the tables of docs/behavior/ for
 * the files `<stem>.machine.ts` and `<stem>-setup.ts`.
 */
export const specifiedDelays = (stem: string): Record<string, number> =>
  Object.fromEntries(
    documentedConstants()
      .filter(({ file }) => file === `${stem}.machine.ts` || file === `${stem}-setup.ts`)
      .flatMap(({ name, value }) => {
        const [, digits] = /^([\d,]+)( ms)?$/.exec(value) ?? [];
        return digits === undefined ? [] : [[name, Number(digits.replaceAll(',', ''))]];
      }),
  );
