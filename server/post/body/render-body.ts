import { createHash } from 'node:crypto';
import { ApiError } from '#api/errors.ts';
import type { BodyFormat } from '#api/post/body/body-format.ts';
import { footnoteEnvironment } from '#server/post/body/markdown/footnotes.ts';
import { highlightCode } from './highlight-code.ts';
import { unescapeHtml, withEllipsis } from './html-text.ts';
import { markBareLinks } from './mark-bare-links.ts';
import { markEmbeds } from './mark-embeds.ts';
import { markLongQuotes } from './mark-quotes.ts';
import { extendedText, markdown, plainText } from './markdown.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { stackTables } from './stack-tables.ts';

/** The data derived from a body when it is stored, for pages, lists and the search. */
export interface RenderedBody {
  /** Sanitised HTML. */
  readonly html: string;
  /** The beginning of the text without spoilers, at most 325 characters. */
  readonly excerpt: string;
  /** The URL of the first image. */
  readonly imageUrl: string | null;
  /** The full text, for the search. */
  readonly text: string;
}

/**
 * The version of the rendered HTML and of the text in the search index (`searchText`). Every change of either must
 * increment it. After a restart of the forum, a job (`rerender.job.ts`) then renders and indexes all posts again.
 */
export const rendererVersion = 4;

/** The maximum length of an excerpt, in characters. */
export const excerptLength = 325;

const inline =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)\b[^>]*>/g;

/** Footnote numbers and back links, which are meaningless in plain text. */
const footnoteMarks = /<sup class="footnoteReference">.*?<\/sup>|<a [^>]*class="footnoteBack"[^>]*>.*?<\/a>/g;

/** Returns the text of sanitised HTML. */
export function textOfHtml(html: string): string {
  const withoutMarks = html.includes('class="footnote') ? html.replace(footnoteMarks, '') : html;
  const withAlternatives = withoutMarks.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ');
  return unescapeHtml(withAlternatives.replace(inline, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutSpoilers = (html: string): string =>
  html.includes('<details class="spoiler">')
    ? html.replace(/<details class="spoiler">(?:(?!<details)[\s\S])*?<\/details>/g, ' ')
    : html;

/** Truncates a text to at most `length` characters, between words if possible, and appends "…". */
export function shorten(text: string, length: number = excerptLength): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return withEllipsis(lastSpace > length * 0.5 ? cut.slice(0, lastSpace) : cut);
}

/** Returns the beginning of a post's text without spoilers, for places that only refer to the post. */
export const excerptOfHtml = (html: string, length: number = excerptLength): string =>
  shorten(textOfHtml(withoutSpoilers(html)), length);

/** Returns a key for the IDs of a text's footnotes. It differs between the texts of a page. */
const footnoteKey = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 10);

const renderers: Readonly<Record<string, (body: string) => string>> = {
  markdown: (body) => markdown.render(body, body.includes('[^') ? footnoteEnvironment(footnoteKey(body)) : {}),
  text: (body) => plainText.render(body),
  textex: (body) => extendedText.render(body),
  html: (body) => body,
  wysiwyg: (body) => body,
};

/**
 * Adds the presentation markup to sanitised HTML: highlighted code, stackable tables, collapsed quotes, embeds and bare
 * links.
 */
const dressed = (html: string): string => markBareLinks(highlightCode(stackTables(markEmbeds(markLongQuotes(html)))));

/** Returns the URL of the first image in sanitised HTML, or null. */
export function firstImageIn(html: string): string | null {
  const src = /<img src="([^"]+)"/.exec(html)?.[1];
  return src === undefined ? null : unescapeHtml(src);
}

/**
 * Returns the function that converts bodies of a format to HTML.
 *
 * @throws {ApiError} request.invalid for any other format.
 */
export function requireFormat(format: string): (body: string) => string {
  const render = Object.hasOwn(renderers, format) ? renderers[format] : undefined;
  if (!render) throw ApiError.fields({ format: `Posts in the format “${format}” are not supported here.` });
  return render;
}

/**
 * Renders a body of any format to sanitised HTML. This function is synchronous and unbounded; submitted texts must be
 * rendered with `renderWithinBudget`.
 *
 * @throws {ApiError} request.invalid for any other format; post.too-complex for a text with too many tokens.
 */
export function renderBody(body: string, format: BodyFormat | string): RenderedBody {
  const html = dressed(sanitiseHtml(requireFormat(format)(body), { mayHoldNotes: format === 'markdown' }).trim());
  return {
    html,
    text: textOfHtml(html),
    excerpt: shorten(textOfHtml(withoutSpoilers(html))),
    imageUrl: firstImageIn(html),
  };
}
