import type { FoundWord } from './search-index.ts';
import { foldText, wordsOf } from './search-words.ts';

/** How long a passage is, in characters. */
const passageLength = 280;

/** How much of a passage stands before the first word found. */
const lead = 70;

interface Span {
  readonly start: number;
  readonly end: number;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML that shows it: nothing in it can be markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function isSame(folded: string, { text, stem, isPrefix }: FoundWord): boolean {
  if (folded === text || (isPrefix && folded.startsWith(text))) return true;
  if (!stem || stem.length < 3) return false;
  const root = stem.replace(/[iy]$/, '');
  return folded.startsWith(root) && folded.length - root.length <= 4;
}

/** Where a run of an unspaced script holds a word; offsets agree only when folding kept the length. */
function findInRun(original: string, start: number, words: readonly FoundWord[]): Span[] {
  const folded = foldText(original);
  return words.flatMap(({ text, isRun }) => {
    const place = isRun ? folded.indexOf(text) : -1;
    if (place < 0) return [];
    if (folded.length !== original.length) return [{ start, end: start + original.length }];
    return [{ start: start + place, end: start + place + text.length }];
  });
}

/** The places in a text that a search found, in order, apart from each other. */
function findSpans(text: string, words: readonly FoundWord[]): Span[] {
  const spans = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].flatMap((found): Span[] => {
    const [original] = found;
    const parts = wordsOf(original);
    if (parts.some(({ isRun }) => isRun)) return findInRun(original, found.index, words);
    const isFound = parts.some((part) => words.some((word) => isSame(part.text, word)));
    return isFound ? [{ start: found.index, end: found.index + original.length }] : [];
  });
  const ordered = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return ordered.filter(({ start }, index) => ordered.slice(0, index).every(({ end }) => end <= start));
}

function mark(text: string, spans: readonly Span[], from: number, to: number): string {
  let html = '';
  let place = from;
  for (const { start, end } of spans) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(place, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    place = end;
  }
  return html + escapeHtml(text.slice(place, to));
}

/** A whole short text, such as a title, as HTML with the words found in `<mark>`; all else is escaped. */
export function highlightAll(text: string, words: readonly FoundWord[]): string {
  return mark(text, findSpans(text, words), 0, text.length);
}

/**
 * The passage of a text around the first word found (else its beginning), as HTML with the words in `<mark>`; all else is
 * escaped, and "…" stands where text was left out. Only the first 100,000 characters are looked through.
 */
export function highlightPassage(whole: string, words: readonly FoundWord[]): string {
  const text = whole.slice(0, 100_000);
  const spans = findSpans(text, words);
  const first = spans[0]?.start ?? 0;
  const wanted = first <= lead ? 0 : first - lead;
  const from = wanted === 0 ? 0 : afterSpace(text, wanted, first);
  const to = from + passageLength >= text.length ? text.length : beforeSpace(text, from + passageLength);
  return `${from > 0 ? '…' : ''}${mark(text, spans, from, to)}${to < whole.length ? '…' : ''}`;
}

/** Cuts between words where there are spaces, and never through a character of two code units. */
function afterSpace(text: string, from: number, latest: number): number {
  const space = text.indexOf(' ', from);
  const cut = space >= 0 && space < latest ? space + 1 : from;
  return /[\uDC00-\uDFFF]/.test(text[cut] ?? '') ? cut + 1 : cut;
}

function beforeSpace(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  const cut = space > to - 30 ? space : to;
  return /[\uDC00-\uDFFF]/.test(text[cut] ?? '') ? cut - 1 : cut;
}
