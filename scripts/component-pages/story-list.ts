import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { StoryFact } from './facts.ts';

/** A story and the name of its export. */
export interface StoryExport extends StoryFact {
  readonly exported: string;
}

const exportPattern =
  /(?:\/\*\*(?<docs>(?:(?!\*\/)[\s\S])*?)\*\/\s*)?^export (?:const|function) (?<exported>[A-Z]\w*)\b/gm;

/** Returns the stories of a file with the IDs that Ladle gives them; none if there is no such file. */
export function storiesIn(file: string): StoryExport[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const title = /title: (['"`])(?<title>.+?)\1/.exec(source)?.groups?.['title'] ?? basename(file).split('.')[0] ?? '';
  return [...source.matchAll(exportPattern)].map(({ groups: { docs = '', exported = '' } = {} }) => {
    const own = new RegExp(`^${exported}\\.storyName = (['"])(.+?)\\1`, 'm').exec(source)?.[2];
    return { exported, id: storyId(title, own ?? exported), name: own ?? asWords(exported), about: plainDocs(docs) };
  });
}

/** Returns the ID of a story as Ladle builds it from the title of its file and its name. */
export const storyId = (title: string, name: string): string =>
  `${title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-')}--${kebab(name)}`;

const kebab = (name: string) =>
  name
    .replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at: number) => (at ? '-' : '') + letters.toLowerCase())
    .replace(/\s-/g, '-')
    .trim()
    .split(/[\s\\'!"#$%&()*+,./:;<=>?@[\]^_`{|}~]+/)
    .join('-');

const asWords = (name: string) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Removes the asterisks and the line breaks of a docstring. */
export const plainDocs = (docs: string): string =>
  docs
    .replace(/^\s*\*? ?/gm, '')
    .replace(/([^\n])\n(?!\n)/g, '$1 ')
    .trim();
