import { existsSync, readFileSync } from 'node:fs';
import type { PartFact } from './facts.ts';
import type { ImportGraph } from './imports.ts';
import { reachable } from './imports.ts';
import { plainDocs } from './story-list.ts';

/** Returns the style files that a component uses: its own, and those that it imports from other components. */
export function styleFilesOf(file: string, { uses }: ImportGraph): string[] {
  const isStyle = (one: string) => one.endsWith('.css.ts') && one.startsWith('components/');
  const direct = uses(file).filter(isStyle);
  return [...new Set(direct.flatMap((one) => [one, ...reachable(one, uses).filter(isStyle)]))].sort();
}

/** Returns the tokens that style files use, by their names in the contract: `color.text`. */
export function tokensIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => tokensOf(readFileSync(file, 'utf8'))))].sort();
}

function tokensOf(source: string): string[] {
  const direct = [...source.matchAll(/\bvars\.(\w+)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`);
  const taken = [...source.matchAll(/const \{([^}]*)\} = vars;/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const short = taken.flatMap((group) =>
    [...source.matchAll(new RegExp(`(?<![.\\w])${group}\\.(\\w+)`, 'g'))].map(([, name]) => `${group}.${name}`),
  );
  return [...direct, ...short];
}

/** Returns the described styles of a component's own style file, which are its parts. */
export function partsIn(file: string): PartFact[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const described = /\/\*\*(?<docs>(?:(?!\*\/)[\s\S])*?)\*\/\s*export const (?<name>\w+) = /g;
  return [...source.matchAll(described)].map(({ groups: { docs = '', name = '' } = {} }) => ({
    name,
    about: plainDocs(docs),
  }));
}
