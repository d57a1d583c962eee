/**
 * A character that is visible on its own: no space, control, format, filler or blank character, and no combining mark,
 * which needs a base character.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;

/** All invisible characters except spaces. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;

/**
 * Sequences in which invisible characters are part of the spelling: emoji with joiners or variation selectors, flags of
 * regions, non-joiners between Arabic characters (Persian), joiners after an Indic virama, and variants of Han and
 * Mongolian characters.
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

/** Checks whether a text has at least one visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Returns the text, or an empty string when no character is visible. */
export const visibleOrEmpty = (text: string): string => (isVisible(text) ? text : '');

/** Returns the number of characters of a text, without invisible characters and surrounding spaces. */
export const visibleLength = (text: string): number => [...text.replace(invisible, ' ').trim()].length;

/**
 * Returns a name (of a member, role, tag or category) without invisible characters and bidirectional marks, in composed
 * form (NFC), with single spaces. Returns an empty string when no character is visible. Invisible characters that the
 * spelling of a word requires are preserved.
 */
export function withoutInvisible(name: string): string {
  const kept = new Set([...name.matchAll(spelling)].flatMap(({ index, 0: { length } }) => range(index, length)));
  const seen = name.replace(invisible, (mark, index: number) => (kept.has(index) ? mark : /\s/u.test(mark) ? ' ' : ''));
  return visibleOrEmpty(seen.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);
