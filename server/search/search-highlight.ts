import { foldText } from './search-folding.ts';
import type { FoundWord } from './search-index.ts';
import { formsOf } from './search-words.ts';

/** The length of a passage, in characters. */
const passageLength = 280;

/** The number of characters in a passage before the first match. */
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

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

function isSame(folded: string, { text, stem, isPrefix }: FoundWord): boolean {
  if (folded === text || (isPrefix && folded.startsWith(text))) return true;
  if (!stem || stem.length < 3) return false;
  const root = stem.replace(/[iy]$/, '');
  return folded.startsWith(root) && folded.length - root.length <= 4;
}

/**
 * Finds the words in a run of an unspaced script. Offsets are valid only if folding preserved the length; otherwise the
 * whole run matches.
 */
function findInRun(original: string, start: number, words: readonly FoundWord[]): Span[] {
  const folded = foldText(original);
  return words.flatMap(({ text, isRun }) => {
    const place = isRun ? folded.indexOf(text) : -1;
    if (place < 0) return [];
    if (folded.length !== original.length) return [{ start, end: start + original.length }];
    return [{ start: start + place, end: start + place + text.length }];
  });
}

/** A word, or several words connected by joiners, with the surrounding symbols of a name. */
const chain =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.(?=[a-z]))?[\p{L}\p{N}\p{M}\u00ad]+(?:['’‘ʼ\-/\\._&·‧\u2010\u2011\u2013,\u200c][\p{L}\p{N}\p{M}\u00ad]+)*(?:\+\+|#)?/giu;
const part = /[\p{L}\p{N}\p{M}\u00ad]+/gu;

/** A word of Latin letters without accents, joiners and inner capitals. */
const simple = /^[A-Za-z]?[a-z\d]*$/;

/** Finds the matching spans in a word: the whole word if it matches as a whole, otherwise its matching parts. */
function findInChain(original: string, start: number, words: readonly FoundWord[]): Span[] {
  const isFound = (forms: readonly string[]) => forms.some((form) => words.some((word) => isSame(form, word)));
  const spanOf = (from: number, text: string): Span => ({ start: start + from, end: start + from + text.length });
  // Most words have only one form.
  if (simple.test(original)) return isFound([original.toLowerCase()]) ? [spanOf(0, original)] : [];
  const { words: all, joined, names } = formsOf(original);
  if (all.some(({ isRun }) => isRun)) return findInRun(original, start, words);
  if (isFound(names)) return [spanOf(0, original)];
  const [, dot = '', inner = ''] = /^(\.?)(.*?)(?:\+\+|#)?$/s.exec(original) ?? [];
  const full = [...joined, ...(all.length === 1 ? all : [])].map(({ text }) => text);
  if (isFound(full)) return [spanOf(dot.length, inner)];
  return [...original.matchAll(part)].flatMap(({ 0: one, index }): Span[] => {
    const forms = formsOf(one);
    return isFound([...forms.words.map(({ text }) => text), ...forms.parts]) ? [spanOf(index, one)] : [];
  });
}

/**
 * Returns the matching spans in a text, in order and without overlaps, up to `reach` characters after the first one.
 */
function findSpans(text: string, words: readonly FoundWord[], reach = Number.POSITIVE_INFINITY): Span[] {
  const spans: Span[] = [];
  for (const { 0: one, index } of text.matchAll(chain)) {
    if (index > (spans[0]?.start ?? index) + reach) break;
    spans.push(...findInChain(one, index, words));
  }
  let reached = 0;
  return spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isApart = start >= reached;
      reached = Math.max(reached, end);
      return isApart;
    });
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

/** Returns a whole short text, such as a title, as escaped HTML with the matches in `<mark>`. */
export function highlightAll(text: string, words: readonly FoundWord[]): string {
  return mark(text, findSpans(text, words), 0, text.length);
}

/**
 * Returns the passage around the first match (otherwise the beginning) as escaped HTML with the matches in `<mark>`.
 * "…" replaces omitted text. Only the first 100,000 characters are searched.
 */
export function highlightPassage(passage: string, words: readonly FoundWord[]): string {
  const text = passage.slice(0, 100_000);
  const spans = findSpans(text, words, passageLength);
  const first = spans[0]?.start ?? 0;
  const wanted = first <= lead ? 0 : first - lead;
  const from = wanted === 0 ? 0 : afterSpace(text, wanted, first);
  const to = from + passageLength >= text.length ? text.length : beforeSpace(text, from + passageLength);
  return `${from > 0 ? '…' : ''}${mark(text, spans, from, to)}${to < passage.length ? '…' : ''}`;
}

/** Returns the position after the next space, if there is one in range. Never splits a surrogate pair. */
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
