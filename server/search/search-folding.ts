const accentedScripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const accents = new RegExp(`(?<=[${accentedScripts}])\\p{Mn}+`, 'gu');

/**
 * Invisible characters and characters that select the rendering of another: soft hyphens, joiners, variation selectors,
 * keycaps, tatweel.
 */
const unseen = /\p{Variation_Selector}|[\u0640\u00ad\u200b-\u200f\u2060\ufeff]|\u034f|\u20e3/gu;

/** The zero-width non-joiner, which Persian uses within words between unconnected parts: کتاب‌ها. */
const persianJoiner = /(?<=\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})/gu;

/** Marks of Hebrew acronyms and foreign sounds, in any of the characters used for them: צה״ל. */
const hebrewMark = /(?<=\p{Script=Hebrew}\p{M}*)[׳״"'’](?=\p{Script=Hebrew})/gu;

/** Characters that are used as an apostrophe between letters. */
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

/**
 * Removes accents (Latin, Greek, Cyrillic, Hebrew, Arabic) and invisible characters, and unifies wide and narrow forms.
 * Preserves case.
 */
export const foldMarks = (text: string): string =>
  text
    .replace(persianJoiner, '-')
    .replace(hebrewMark, '')
    .replace(apostrophe, "'")
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(unseen, '');

/** Converts a word to lower case, and replaces letters such as ß and ø with their usual spelling. */
export const foldCase = (text: string): string =>
  text.toLowerCase().replace(specialLetters, (letter) => letters[letter] ?? letter);

/**
 * Normalises a text for search: lower case, without accents, wide and narrow forms unified, letters such as ß and ø in
 * their usual spelling. "Ĳsvögel" and "ijsvogel" become equal.
 */
export const foldText = (text: string): string => foldCase(foldMarks(text));
