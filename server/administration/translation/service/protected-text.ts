import { decodeReferences } from '#server/post/body/html-text.ts';

/** A part of a text that is not translated: a placeholder such as `{name}`, or a mark such as `<terms>`. */
const protectedPart = /(\{\w+\}|<\/?\w+>)/;

/** A text as HTML, in which the protected parts are elements that services keep. */
export interface ProtectedText {
  readonly html: string;
  /** Returns the translated text; undefined if a protected part is missing, occurs twice or is out of order. */
  readonly restore: (translated: string) => string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Returns the text of HTML without elements other than line breaks. */
const unescaped = (html: string): string => decodeReferences(html.replace(/\s*<br\s*\/?>\s*/gi, '\n'));

/** Whether a text has parts that must not be translated. */
export const hasProtectedParts = (text: string): boolean => protectedPart.test(text);

/** Splits a text into its protected parts (at odd positions) and the texts between them. */
export const splitAtProtectedParts = (text: string): readonly string[] => text.split(protectedPart);

/** Returns the pairs of opening and closing marks, by position of either. Marks without a partner have none. */
function pairsOf(parts: readonly string[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0 || part.startsWith('{')) continue;
    if (!part.startsWith('</')) {
      open.push(at);
      continue;
    }
    const start = open.at(-1);
    if (start === undefined || parts[start]?.slice(1) !== part.slice(2)) continue;
    open.pop();
    pairs.set(start, at).set(at, start);
  }
  return pairs;
}

/** `code` is what LibreTranslate keeps, `translate` what DeepL keeps, and the class what Google keeps. */
const keptElement = (at: number): string => `<code translate="no" class="notranslate" id="p${at}">${at}</code>`;

/**
 * Returns a text with its placeholders and marks as HTML elements. Texts between two marks are translated, and the marks
 * move with them.
 */
export function protectText(text: string): ProtectedText {
  const parts = splitAtProtectedParts(text);
  const pairs = pairsOf(parts);
  const html = parts
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part);
      const partner = pairs.get(at);
      if (partner === undefined) return keptElement(at);
      return partner > at ? `<a id="p${at}">` : '</a>';
    })
    .join('');
  return { html, restore: (translated) => restored(translated, parts, pairs) };
}

function restored(
  translated: string,
  parts: readonly string[],
  pairs: ReadonlyMap<number, number>,
): string | undefined {
  const found = new Set<number>();
  const open: number[] = [];
  let isWrong = false;
  const take = (at: number): string => {
    if (found.has(at)) isWrong = true;
    found.add(at);
    return parts[at] ?? '';
  };
  const element = /<code\b[^>]*\bid="p(\d+)"[^>]*>[^<]*<\/code>|<a\b[^>]*\bid="p(\d+)"[^>]*>|<\/a>/gi;
  let last = 0;
  let text = '';
  for (const match of translated.matchAll(element)) {
    text += unescaped(translated.slice(last, match.index));
    last = match.index + match[0].length;
    const [, kept, opening] = match;
    if (kept !== undefined) text += take(Number(kept));
    else if (opening !== undefined) {
      open.push(Number(opening));
      text += take(Number(opening));
    } else {
      const closing = pairs.get(open.pop() ?? -1);
      if (closing === undefined) isWrong = true;
      else text += take(closing);
    }
  }
  text += unescaped(translated.slice(last));
  const isWhole = found.size === (parts.length - 1) / 2 && open.length === 0;
  return isWhole && !isWrong ? text : undefined;
}
