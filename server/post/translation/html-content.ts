/** A tag, or the text between two tags, of well-formed HTML. */
export interface HtmlToken {
  readonly html: string;
  /** The name of the element; undefined for text. */
  readonly tag?: string | undefined;
  readonly isEnd?: boolean;
}

/** A part of a post's HTML: markup that stays as it is, or inline content that is translated. */
export type HtmlPart = string | readonly HtmlToken[];

const blocks = new Set(
  (
    'p div blockquote pre hr ul ol li dl dt dd h3 h4 h5 h6 details summary figure figcaption ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
);

/** The elements without an end tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

/** The start of a block that stays as it is: code, an embed, the label of a spoiler. */
const fixedBlock = /^(?:<pre\b|<div class="codeFrame"|<p class="embed"|<summary>Spoiler<\/summary>)/;

/** The start of a quote of another post, as the button "Quote" inserts it. Quotes are not translated. */
const postQuote = /^<blockquote[^>]*>\s*<p[^>]*><strong>[^<]*<\/strong> <a [^>]*>wrote<\/a>:/;

/** Splits well-formed HTML into tags and texts. */
export const htmlTokens = (html: string): HtmlToken[] =>
  [...html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>|<!--[\s\S]*?-->|[^<]+|</gi)].map(([text, slash, tag]) =>
    tag === undefined ? { html: text } : { html: text, tag: tag.toLowerCase(), isEnd: slash === '/' },
  );

/** Returns the HTML of some tokens. */
export const htmlOf = (tokens: readonly HtmlToken[]): string => tokens.map(({ html }) => html).join('');

/** Returns the index after the element that starts at an index. */
export function endOfElement(tokens: readonly HtmlToken[], start: number): number {
  const tag = tokens[start]?.tag;
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (tokens[at]?.tag !== tag) continue;
    depth += tokens[at]?.isEnd ? -1 : 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

const isFixed = (html: string): boolean => fixedBlock.test(html) || postQuote.test(html);

/**
 * Splits the HTML of a post into fixed markup and the inline content between it. Content ends at the boundaries of
 * blocks and at line breaks.
 */
export function splitContent(html: string): HtmlPart[] {
  const tokens = htmlTokens(html);
  const parts: HtmlPart[] = [];
  let content: HtmlToken[] = [];
  let depth = 0;
  let offset = 0;
  for (let at = 0; at < tokens.length; ) {
    const { tag = '', isEnd = false, html: text } = tokens[at] as HtmlToken;
    const isBlock = blocks.has(tag);
    // The beginning is enough to recognise a fixed block.
    const end = isBlock && isFixed(html.slice(offset, offset + 1_000)) ? endOfElement(tokens, at) : at + 1;
    const fixed = end > at + 1 ? htmlOf(tokens.slice(at, end)) : text;
    if (isBlock || (tag === 'br' && depth === 0)) {
      if (content.length > 0) parts.push(content);
      parts.push(fixed);
      content = [];
      depth = 0;
    } else {
      if (tag && !voidTags.has(tag)) depth += isEnd ? -1 : 1;
      content.push(tokens[at] as HtmlToken);
    }
    offset += fixed.length;
    at = end;
  }
  if (content.length > 0) parts.push(content);
  return parts;
}
