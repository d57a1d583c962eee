/**
 * Returns the canonical form in which two identities (names of members, roles and tags, e-mail addresses, url codes)
 * are compared: compatibility characters composed (NFKC), lower case by Unicode's simple mapping regardless of the
 * locale, and without invisible characters. The database stores this form and never computes it.
 *
 * @example foldedIdentity('AL\u0130CE') === foldedIdentity('alice') // true
 */
export const foldedIdentity = (text: string): string =>
  Array.from(text.normalize('NFKC').replace(ignorable, ''), smallLetter)
    .join('')
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');

/** Checks whether two identities are equal in their canonical form. */
export const isSameIdentity = (one: string, other: string): boolean => foldedIdentity(one) === foldedIdentity(other);

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Converts character by character, because `toLowerCase` of a whole word produces a final sigma, and turns U+0130 into
 * two characters.
 */
const smallLetter = (letter: string): string => (letter === 'ς' ? 'σ' : letter.toLowerCase());
