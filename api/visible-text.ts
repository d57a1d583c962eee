/**
 * A character that leaves a mark of its own: no space, control, format, filler or blank pattern, and no combining mark,
 * which needs a letter before it.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;

/** Every character that takes no part in what a reader sees, spaces excepted. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;

/**
 * Sequences in which invisible characters belong to the spelling: emoji joined or varied, flags of regions, non-joiners
 * between Arabic letters (Persian), joiners after an Indic virama, and variants of Han and Mongolian letters.
 */
const spelling = new RegExp(
  [
    '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{1,6}\\u{E007F}',
    '(?<=\\p{Emoji}|\\p{Emoji_Modifier})\\uFE0F',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Script=Arabic}\\p{Script=Syriac}]\\p{M}*)\\u200C(?=[\\p{Script=Arabic}\\p{Script=Syriac}])',
    '(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA])[\\u200C\\u200D]',
    '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
    '(?<=\\p{Script=Mongolian})[\\u180B-\\u180E]',
  ].join('|'),
  'gu',
);

/** Checks whether a text has at least one character that a reader can see. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Returns a text, or an empty one if a reader would see nothing of it. */
export const visibleOrEmpty = (text: string): string => (isVisible(text) ? text : '');

/** Returns the number of characters of a text, without its invisible ones and the spaces around it. */
export const visibleLength = (text: string): number => [...text.replace(invisible, ' ').trim()].length;

/**
 * Returns a name (of a member, role, tag or category) without invisible and bidirectional marks, in composed characters,
 * with single spaces; empty if nothing is visible. Invisible characters that the spelling of a word needs are kept.
 */
export function withoutInvisible(name: string): string {
  const kept = new Set([...name.matchAll(spelling)].flatMap(({ index, 0: { length } }) => range(index, length)));
  const seen = name.replace(invisible, (mark, index: number) => (kept.has(index) ? mark : /\s/u.test(mark) ? ' ' : ''));
  return visibleOrEmpty(seen.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);
