import { createHash } from 'node:crypto';
import { ApiError } from '#api/errors.ts';
import type { BodyFormat } from '#api/post/body/body-format.ts';
import { footnoteEnvironment } from '#server/post/body/markdown/footnotes.ts';
import { highlightCode } from './highlight-code.ts';
import { plainOf } from './html-text.ts';
import { markBareLinks } from './mark-bare-links.ts';
import { markEmbeds } from './mark-embeds.ts';
import { markLongQuotes } from './mark-quotes.ts';
import { extendedText, markdown, plainText } from './markdown.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { stackTables } from './stack-tables.ts';

/** What becomes of a body when it is stored: all that readers, lists and the search need of it. */
export interface RenderedBody {
  /** Safe to show as it is. */
  readonly html: string;
  /** The beginning as text, at most 325 characters, without spoilers. */
  readonly excerpt: string;
  /** The first picture in it. */
  readonly imageUrl: string | null;
  /** All of it as text, for the search. */
  readonly text: string;
}

/**
 * The version of the HTML that this makes, and of the words that the index of searches gets (`searchText`). A change of either
 * adds one: a job (`rerender.job.ts`) then renders and indexes all posts again, once the forum has been started anew.
 */
export const rendererVersion = 3;

/** How long an excerpt may be, in characters. */
export const excerptLength = 325;

const inline =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)\b[^>]*>/g;

/** The numbers of footnotes and the signs that lead back from them, which say nothing in a text without links. */
const footnoteMarks = /<sup class="footnoteReference">.*?<\/sup>|<a [^>]*class="footnoteBack"[^>]*>.*?<\/a>/g;

/** The text of HTML that the sanitiser gave. */
export function textOfHtml(html: string): string {
  const withoutMarks = html.includes('class="footnote') ? html.replace(footnoteMarks, '') : html;
  const withAlternatives = withoutMarks.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ');
  return plainOf(withAlternatives.replace(inline, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutSpoilers = (html: string): string =>
  html.includes('<details class="spoiler">')
    ? html.replace(/<details class="spoiler">(?:(?!<details)[\s\S])*?<\/details>/g, ' ')
    : html;

/** Shortens a text to at most `length` characters, between words where it can, ending in "…". */
export function shorten(text: string, length: number = excerptLength): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // Half a surrogate pair is not a character.
  return `${(lastSpace > length * 0.5 ? cut.slice(0, lastSpace) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** The beginning of a post as text, without what it hides; for where a post is only mentioned. */
export const excerptOfHtml = (html: string, length: number = excerptLength): string =>
  shorten(textOfHtml(withoutSpoilers(html)), length);

/** A key for the ids of a text's footnotes: other texts in a page have other ids. */
const footnoteKey = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 10);

const renderers: Readonly<Record<string, (body: string) => string>> = {
  markdown: (body) => markdown.render(body, body.includes('[^') ? footnoteEnvironment(footnoteKey(body)) : {}),
  text: (body) => plainText.render(body),
  textex: (body) => extendedText.render(body),
  html: (body) => body,
  wysiwyg: (body) => body,
};

/** What is made of safe HTML for those who read it: coloured code, tables for small screens, long quotes, films, bare links. */
const dressed = (html: string): string => markBareLinks(highlightCode(stackTables(markEmbeds(markLongQuotes(html)))));

/** The address of the first picture in safe HTML, null for none. */
export function firstImageIn(html: string): string | null {
  const src = /<img src="([^"]+)"/.exec(html)?.[1];
  return src === undefined ? null : plainOf(src);
}

/**
 * Returns what makes bodies of a format into HTML.
 *
 * @throws {ApiError} request.invalid for any other format.
 */
export function demandFormat(format: string): (body: string) => string {
  const render = Object.hasOwn(renderers, format) ? renderers[format] : undefined;
  if (!render) throw ApiError.fields({ format: `Posts in the format “${format}” are not supported here.` });
  return render;
}

/**
 * Makes a body, in the format its author wrote it in, into HTML that is safe to show. It does all the work at once: what members send
 * goes through `renderWithinBudget`.
 *
 * @throws {ApiError} request.invalid for any other format; post.too-complex for a text of too many parts.
 */
export function renderBody(body: string, format: BodyFormat | string): RenderedBody {
  const html = dressed(sanitiseHtml(demandFormat(format)(body), { mayHoldNotes: format === 'markdown' }).trim());
  return {
    html,
    text: textOfHtml(html),
    excerpt: shorten(textOfHtml(withoutSpoilers(html))),
    imageUrl: firstImageIn(html),
  };
}
