import sanitize from 'sanitize-html';
import type { WebFeedItem } from '#api/administration/embed/web-feed.contract.ts';
import { tidied } from '#server/composer/media/page-card.ts';
import { unescapeHtml } from '#server/post/body/html-text.ts';

/** A text of a feed: HTML, or plain text. */
export interface WebFeedText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** The texts of an item, as they are in the feed. The first of each name is used. */
export interface WebFeedTexts {
  readonly title?: WebFeedText;
  readonly summary?: WebFeedText;
  readonly content?: WebFeedText;
  readonly author?: WebFeedText;
  readonly link?: WebFeedText;
  readonly guid?: WebFeedText;
  readonly published?: WebFeedText;
  readonly updated?: WebFeedText;
  readonly image?: WebFeedText;
}

const longest = { name: 200, description: 300, author: 100, address: 2_000 } as const;

/** The tags that separate words. */
const blocks = /<(?=\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|blockquote|hr|pre|figure)\b)/gi;

/** Returns a text of a feed without markup, in one line of limited length. */
export function plainText(given: WebFeedText | undefined, most: number = longest.name): string {
  if (!given) return '';
  const { text, isHtml } = given;
  const plain = isHtml ? unescapeHtml(sanitize(text.replace(blocks, ' <'), { allowedTags: [] })) : text;
  return tidied(plain, most) ?? '';
}

/** Returns an address with one of the given protocols. Empty for any other text. Without a base it must be absolute. */
function webAddress(given: WebFeedText | undefined, base: string | undefined, protocols: readonly string[]): string {
  const text = given?.text.trim();
  const url = text ? URL.parse(text, base) : null;
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) return '';
  return url.href.length <= longest.address ? url.href : '';
}

/** Returns the date of an item. Null for a text that is no date. */
function dateOf(given: WebFeedText | undefined): string | null {
  const date = new Date(given?.text.trim() ?? '');
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9_999 ? date.toISOString() : null;
}

/** Returns the name of an author. RSS writes `ada@example.org (Ada)`; a bare e-mail address is left out. */
function authorOf(given: WebFeedText | undefined): string {
  const author = plainText(given, longest.author);
  const named = /^\S+@\S+ \((.+)\)$/.exec(author)?.[1] ?? author;
  return /^\S+@\S+$/.test(named) ? '' : named;
}

/**
 * Returns an item from its texts. An item without a title has the beginning of its description as its name. Undefined
 * without an address of the web, or without any text.
 */
export function webFeedItem(texts: WebFeedTexts, base: string): WebFeedItem | undefined {
  const web = ['https:', 'http:'];
  const url = webAddress(texts.link, base, web) || webAddress(texts.guid, undefined, web);
  const description = plainText(texts.summary, longest.description) || plainText(texts.content, longest.description);
  const name = plainText(texts.title) || plainText({ text: description, isHtml: false });
  if (!url || !name) return undefined;
  return {
    name,
    url,
    description,
    author: authorOf(texts.author),
    image: webAddress(texts.image, base, ['https:']),
    date: dateOf(texts.published) ?? dateOf(texts.updated),
  };
}
