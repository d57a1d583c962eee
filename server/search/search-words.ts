/** Scripts that are written without spaces between words (or, as Korean, with endings grown onto them): cut into pairs. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const accentedScripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const accents = new RegExp(`(?<=[${accentedScripts}])\\p{Mn}+`, 'gu');
const token = new RegExp(`(?:[${unspaced}ー々]\\p{M}*)+|(?:(?![${unspaced}ー々])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const unspacedStart = new RegExp(`^[${unspaced}ー々]`, 'u');
const unit = /\P{M}\p{M}*/gu;

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

/** The Arabic article, alone or after "and", "with", "as", "so", before at least three letters. */
const arabicArticle = /^[وبكف]?ال(?=\p{Script=Arabic}{3})|^لل(?=\p{Script=Arabic}{3})/u;

/**
 * Writes text as search compares it: lower case, without accents (Latin, Greek, Cyrillic, Hebrew, Arabic), wide and
 * narrow forms as one, letters such as ß and ø by their usual spelling. "Ĳsvögel" and "ijsvogel" become the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(specialLetters, (letter) => letters[letter] ?? letter)
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
}

/** One word of a text: as search compares it, and whether it is a run of a script without spaces. */
export interface SearchWord {
  readonly text: string;
  readonly isRun: boolean;
}

/** The words of a text, in order; punctuation falls away. */
export function wordsOf(text: string): SearchWord[] {
  return Array.from(foldText(text).matchAll(token), ([found]) =>
    unspacedStart.test(found) ? { text: found, isRun: true } : { text: found.replace(arabicArticle, ''), isRun: false },
  );
}

/** The pairs of neighbouring characters in a run: 東京都 gives 東京 and 京都. A single character stays alone. */
export function pairsOf(run: string): string[] {
  const units = run.match(unit) ?? [];
  return units.length < 2 ? units : units.slice(1).map((one, index) => `${units[index]}${one}`);
}

/** What a run is indexed as: its pairs, and its last character, so that a search for that alone finds it. */
export function piecesOf(run: string): string[] {
  const pairs = pairsOf(run);
  const last = run.match(unit)?.at(-1);
  return last !== undefined && last !== run ? [...pairs, last] : pairs;
}
