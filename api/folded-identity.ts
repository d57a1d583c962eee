/**
 * Returns the form by which two identities (names of members, roles and tags, e-mail addresses, url codes) are the same:
 * compatibility characters composed (NFKC), small letters by Unicode's simple mapping whatever the locale, without
 * characters that cannot be seen. The database stores this form and never computes it.
 *
 * @example foldedIdentity('AL\u0130CE') === foldedIdentity('alice') // true
 */
export const foldedIdentity = (text: string): string =>
  Array.from(text.normalize('NFKC').replace(ignorable, ''), smallLetter)
    .join('')
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');

/** Checks whether two identities are the same one. */
export const isSameIdentity = (one: string, other: string): boolean => foldedIdentity(one) === foldedIdentity(other);

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Letter by letter, since `toLowerCase` of a word makes a final sigma, and two characters of U+0130. */
const smallLetter = (letter: string): string => (letter === 'ς' ? 'σ' : letter.toLowerCase());
