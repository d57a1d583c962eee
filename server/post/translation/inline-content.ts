import { endOfElement, type HtmlToken, htmlOf, htmlTokens, voidTags } from './html-content.ts';

/** A piece of inline content: text, a tag, or a fixed piece that is not translated, such as code, a mention or an emoji. */
export interface InlinePiece {
  readonly kind: 'text' | 'tag' | 'fixed';
  readonly html: string;
  readonly tag?: string | undefined;
  readonly isEnd?: boolean | undefined;
}

const fixedTags: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var', 'time', ...voidTags]);

/** Mentions, links whose text is their address, and the numbers and back links of footnotes. */
const fixedStart = /^<(?:a [^>]*(?:\bdata-bare=|class="(?:atMention|footnoteBack)")|sup class="footnoteReference")/;

/** Emoji, and tags that are written as text. Services may treat these as markup. */
const fixedText = /(\p{RGI_Emoji}|&lt;[\/!]?\p{L}[^\s<]*?(?:&gt;|(?=\s|$)))/v;

/** Splits inline content into texts, tags and pieces that stay as they are. */
export function inlinePieces(tokens: readonly HtmlToken[]): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as HtmlToken;
    const { html, tag, isEnd } = token;
    const isFixed = tag !== undefined && !isEnd && (fixedTags.has(tag) || fixedStart.test(html));
    const end = isFixed && !voidTags.has(tag) ? endOfElement(tokens, at) : at + 1;
    if (isFixed) pieces.push({ kind: 'fixed', tag, html: htmlOf(tokens.slice(at, end)) });
    else if (tag !== undefined) pieces.push({ kind: 'tag', html, tag, isEnd });
    else pieces.push(...textPieces(html));
    at = end;
  }
  return pieces;
}

/** Splits a text at its emoji and written tags. A comment stays as it is. */
function textPieces(html: string): InlinePiece[] {
  if (html.startsWith('<')) return [{ kind: 'fixed', html }];
  return html
    .split(fixedText)
    .map((part, index): InlinePiece => ({ kind: index % 2 === 0 ? 'text' : 'fixed', html: part }))
    .filter(({ html: part }) => part !== '');
}

/** Inline content as it is sent to a translation service. */
export interface ProtectedContent {
  readonly text: string;
  /**
   * Returns the content with the words of a translation. All markup is the content's own: of the translation only the
   * texts are used. Undefined unless every element came back exactly once.
   */
  readonly restore: (translation: string) => string | undefined;
}

interface Slot {
  readonly tag: string;
  readonly start: string;
  /** The end tag; undefined for a fixed piece, whose translated content is ignored. */
  readonly end?: string | undefined;
}

/** The longest content of a fixed piece that is sent along, so that the service sees the whole sentence. */
const longestLabel = 40;

const labelOf = (html: string): string => {
  const text = html.replace(/<[^>]*>/g, '').trim();
  return text && text.length <= longestLabel ? text : '…';
};

/**
 * Prepares inline content for a translation service: each element becomes an element with a number instead of its
 * attributes, and pieces that must not change are marked as such. Undefined for content that this cannot represent:
 * with unbalanced tags or line breaks.
 */
export function protectContent(pieces: readonly InlinePiece[]): ProtectedContent | undefined {
  const slots: Slot[] = [];
  const open: string[] = [];
  let text = '';
  for (const { kind, html, tag = '', isEnd } of pieces) {
    if (tag === 'br') return undefined;
    if (kind === 'text') text += html;
    else if (kind === 'fixed') {
      text += `<span id="${slots.length}" translate="no" class="notranslate">${labelOf(html)}</span>`;
      slots.push({ tag: 'span', start: html });
    } else if (isEnd) {
      if (open.pop() !== tag) return undefined;
      text += html;
    } else {
      text += `<${tag} id="${slots.length}">`;
      slots.push({ tag, start: html, end: `</${tag}>` });
      open.push(tag);
    }
  }
  return open.length > 0 ? undefined : { text, restore: (translation) => restore(translation, slots) };
}

function restore(translation: string, slots: readonly Slot[]): string | undefined {
  const tokens = htmlTokens(translation);
  const missing = new Set(slots.keys());
  const open: Slot[] = [];
  let html = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as HtmlToken;
    if (token.tag === undefined) html += safeText(token.html);
    else if (token.isEnd) {
      const slot = open.pop();
      if (slot?.tag !== token.tag) return undefined;
      html += slot?.end ?? '';
    } else {
      const number = Number(/\sid\s*=\s*["']?(\d{1,5})\b/.exec(token.html)?.[1] ?? -1);
      const slot = slots[number];
      if (slot?.tag !== token.tag || !missing.delete(number)) return undefined;
      html += slot.start;
      if (slot.end !== undefined) open.push(slot);
      else {
        at = endOfElement(tokens, at) - 1;
        // Without an end, the element would swallow the rest of the text.
        if (!tokens[at]?.isEnd) return undefined;
      }
    }
  }
  return missing.size > 0 || open.length > 0 ? undefined : html;
}

/**
 * Returns a text of a service as text of a document. References to characters, which cannot make markup, are kept.
 */
const safeText = (text: string): string =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns the text of a translation that should contain no markup. */
export const safeTextOf = (translation: string): string => safeText(translation.replace(/<\/?[a-z][^>]*>/gi, ''));
