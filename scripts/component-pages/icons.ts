import { readFileSync } from 'node:fs';
import type { IconFact } from './facts.ts';

const importPattern = /import \{(?<names>[^}]*)\} from 'lucide-react';/g;

/** Returns the icons that files import, in alphabetical order, with the files. */
export function iconsIn(files: readonly string[]): IconFact[] {
  const users = new Map<string, string[]>();
  for (const file of files)
    for (const { groups } of readFileSync(file, 'utf8').matchAll(importPattern))
      for (const part of (groups?.['names'] ?? '').split(',')) {
        const [name = ''] = part.trim().split(' as ');
        // Types such as LucideIcon and LucideProps are no icons.
        if (name && !name.startsWith('type ') && !name.startsWith('Lucide'))
          users.set(name, [...(users.get(name) ?? []), file]);
      }
  return [...users].map(([name, found]) => ({ name, files: found.sort() })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
