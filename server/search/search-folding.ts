const accentedScripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const accents = new RegExp(`(?<=[${accentedScripts}])\\p{Mn}+`, 'gu');

/** Signs that are not seen, or choose how another is drawn: soft hyphens, joiners, variation selectors, keycaps, tatweel. */
const unseen = /\p{Variation_Selector}|[\u0640\u00ad\u200b-\u200f\u2060\ufeff]|\u034f|\u20e3/gu;

/** The joiner that Persian writes within words, where parts do not touch: کتاب‌ها. */
const persianJoiner = /(?<=\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})/gu;

/** Marks of Hebrew acronyms and foreign sounds, whatever sign is used for them: צה״ל. */
const hebrewMark = /(?<=\p{Script=Hebrew}\p{M}*)[׳״"'’](?=\p{Script=Hebrew})/gu;

/** All that is used as an apostrophe between letters. */
const apostrophe = /(?<=[\p{L}\p{N}\p{M}])[’‘ʼʹʻ＇](?=[\p{L}\p{N}])/gu;

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};
const specialLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** A text without accents (Latin, Greek, Cyrillic, Hebrew, Arabic) and unseen signs, wide and narrow forms as one; case stays. */
export const foldMarks = (text: string): string =>
  text
    .replace(persianJoiner, '-')
    .replace(hebrewMark, '')
    .replace(apostrophe, "'")
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(unseen, '');

/** A word without capitals, letters such as ß and ø by their usual spelling. */
export const foldCase = (text: string): string =>
  text.toLowerCase().replace(specialLetters, (letter) => letters[letter] ?? letter);

/**
 * Writes text as search compares it: lower case, without accents, wide and narrow forms as one, letters such as ß and ø by
 * their usual spelling. "Ĳsvögel" and "ijsvogel" become the same.
 */
export const foldText = (text: string): string => foldCase(foldMarks(text));
