import unhomoglyph from 'unhomoglyph';
import { foldedIdentity } from '#api/folded-identity.ts';

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Computes the skeleton of Unicode Technical Standard 39: each character is replaced by the prototype of its confusable
 * characters.
 */
const prototypes = (text: string): string => unhomoglyph(text.normalize('NFD').replace(ignorable, '')).normalize('NFD');

/**
 * Returns the skeleton of a name. Names that look the same have the same skeleton, such as `rnoderator` and
 * `moderator`.
 */
export const skeletonOf = (name: string): string => foldedIdentity(prototypes(name.normalize('NFKC')));

/**
 * Returns the skeleton of a code or tag. Basic Latin letters are unchanged, so that "modern" and "modem" differ.
 * Letters of other alphabets that look like them are mapped to them.
 */
export const codeSkeletonOf = (code: string): string =>
  foldedIdentity(
    Array.from(code.normalize('NFKC').normalize('NFD'), (letter) =>
      letter < '\u0080' ? letter : prototypes(letter).replaceAll('rn', 'm'),
    ).join(''),
  );

/**
 * Returns the skeletons of a name as written and in lower case. A name that shares one of them can be confused with it.
 */
export const skeletonsOf = (name: string): string[] => [
  ...new Set([skeletonOf(name), skeletonOf(foldedIdentity(name))]),
];

/**
 * Returns the skeletons of a word, including its upper-case form. Used for the few names that no other name may
 * resemble.
 */
const allSkeletonsOf = (word: string): string[] => [...skeletonsOf(word), skeletonOf(word.toUpperCase())];

const ornament = /^[\p{N}\p{P}\s]+|[\p{N}\p{P}\s]+$/gu;

/**
 * Checks whether a name resembles one of several words, ignoring digits and punctuation around it (`Admin1`,
 * `_аdmin_`).
 */
export function looksLikeOneOf(name: string, words: Iterable<string>): boolean {
  const bare = name.replace(ornament, '');
  const own = new Set([...allSkeletonsOf(name), ...allSkeletonsOf(bare)]);
  for (const word of words) if (allSkeletonsOf(word).some((skeleton) => own.has(skeleton))) return true;
  return false;
}

const mixable = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Checks whether a word of a name mixes alphabets with similar letters, such as Latin and Cyrillic. */
export const mixesAlphabets = (name: string): boolean =>
  name.split(/[\s.'’_-]+/u).some((word) => mixable.filter((script) => script.test(word)).length > 1);
