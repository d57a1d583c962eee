import { readFileSync } from 'node:fs';
import { importsOf } from '#scripts/test/import-graph.mjs';

/** The files that each file imports, and those that import it. */
export interface ImportGraph {
  readonly uses: (file: string) => readonly string[];
  readonly usedBy: (file: string) => readonly string[];
}

/** Reads the imports of all files, static and on demand, with those of types. */
export function importGraph(files: readonly string[]): ImportGraph {
  const read = (file: string) => importsOf(file, readFileSync(file, 'utf8'), { withTypes: true });
  const uses = new Map(files.map((file) => [file, [...new Set(read(file))]]));
  const usedBy = new Map<string, string[]>();
  for (const [file, targets] of uses)
    for (const target of targets) usedBy.set(target, [...(usedBy.get(target) ?? []), file]);
  return { uses: (file) => uses.get(file) ?? [], usedBy: (file) => usedBy.get(file) ?? [] };
}

/** Returns all files that can be reached from a file, without the file itself. */
export function reachable(file: string, next: (file: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [file];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const target of next(at))
      if (!seen.has(target) && target !== file) {
        seen.add(target);
        open.push(target);
      }
  return [...seen].sort();
}

/** Whether a file of `pages/` has an address. */
export const isPage = (file: string): boolean =>
  /^pages\/.*\.tsx$/.test(file) && !/(^|\/)[-_][^/]*(\/|$)|\.gen\./.test(file.slice('pages/'.length));

/** Returns the address of a page: `pages/profile/$userID.{-$name}.tsx` → `/profile/$userID/{-$name}`. */
export const pageAddress = (file: string): string =>
  `/${file
    .slice('pages/'.length)
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '')}`;
