import unhomoglyph from 'unhomoglyph';
import { foldedIdentity } from '#api/folded-identity.ts';

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The skeleton of Unicode Technical Standard 39: every character replaced by the prototype of those it is confused with. */
const prototypes = (text: string): string => unhomoglyph(text.normalize('NFD').replace(ignorable, '')).normalize('NFD');

/** Returns what two names have in common that a reader takes for the same: `rnoderator` and `moderator` have one skeleton. */
export const skeletonOf = (name: string): string => foldedIdentity(prototypes(name.normalize('NFKC')));

/**
 * Returns the skeleton of a code or tag. Letters of the basic Latin alphabet stay as they are, so that "modern" and
 * "modem" are two; letters of other alphabets that look like them do not.
 */
export const codeSkeletonOf = (code: string): string =>
  foldedIdentity(
    Array.from(code.normalize('NFKC').normalize('NFD'), (letter) =>
      letter < '\u0080' ? letter : prototypes(letter).replaceAll('rn', 'm'),
    ).join(''),
  );

/** Returns the skeletons by which a name may be taken for another one: as it is written, and in small letters. */
export const skeletonsOf = (name: string): string[] => [
  ...new Set([skeletonOf(name), skeletonOf(foldedIdentity(name))]),
];

/** Returns the skeletons of a word, in capitals too: for the few names that nobody may come near. */
const allSkeletonsOf = (word: string): string[] => [...skeletonsOf(word), skeletonOf(word.toUpperCase())];

const ornament = /^[\p{N}\p{P}\s]+|[\p{N}\p{P}\s]+$/gu;

/** Checks whether a name looks like one of some words, digits and punctuation around it left aside (`Admin1`, `_аdmin_`). */
export function looksLikeOneOf(name: string, words: Iterable<string>): boolean {
  const bare = name.replace(ornament, '');
  const own = new Set([...allSkeletonsOf(name), ...allSkeletonsOf(bare)]);
  for (const word of words) if (allSkeletonsOf(word).some((skeleton) => own.has(skeleton))) return true;
  return false;
}

const mixable = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Checks whether a word of a name mixes alphabets whose letters look alike, such as Latin and Cyrillic. */
export const mixesAlphabets = (name: string): boolean =>
  name.split(/[\s.'’_-]+/u).some((word) => mixable.filter((script) => script.test(word)).length > 1);
