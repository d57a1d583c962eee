import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { WebFeedItem } from '#api/administration/embed/web-feed.contract.ts';
import { mostFeedItems } from '#api/administration/embed/web-feed-limits.ts';
import { plainText, type WebFeedText, type WebFeedTexts, webFeedItem } from './web-feed-item.ts';

/** The content of a feed. */
export interface WebFeedContent {
  readonly name: string;
  readonly items: readonly WebFeedItem[];
}

/** The deepest nesting of elements. */
const deepest = 100;

/** The number of characters that are read of a text. */
const longestText = 20_000;

/** The prefixes by which this file names elements. Those of RSS and Atom have none. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2005/Atom', ''],
  ['http://purl.org/rss/1.0/', ''],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  ['http://purl.org/rss/1.0/modules/content/', 'content:'],
  ['http://search.yahoo.com/mrss/', 'media:'],
  ['http://search.yahoo.com/mrss', 'media:'],
]);

/** The text of an item that an element contains, by the element's name. */
const textNames: ReadonlyMap<string, keyof WebFeedTexts> = new Map([
  ['title', 'title'],
  ['description', 'summary'],
  ['summary', 'summary'],
  ['content', 'content'],
  ['content:encoded', 'content'],
  ['author', 'author'],
  ['dc:creator', 'author'],
  ['link', 'link'],
  ['guid', 'guid'],
  ['pubDate', 'published'],
  ['published', 'published'],
  ['dc:date', 'published'],
  ['updated', 'updated'],
]);

/** The elements of XHTML that separate words. */
const blocks = /^(?:p|div|br|li|tr|h[1-6])$/;

/** Errors after which the rest of a document is still clear: `&nbsp;` without a declaration, and undeclared prefixes. */
const harmless = /undefined entity|unbound namespace prefix/;

/** A document that is not a feed. */
class FeedFault extends Error {}

const nameOf = ({ uri, prefix, local }: SaxesTagNS): string =>
  `${prefixes.get(uri) ?? (prefix && `${prefix}:`)}${local}`;

const isItem = (name: string): boolean => name === 'item' || name === 'entry';

class FeedReader {
  readonly #base: string;
  readonly #path: string[] = [];
  #isAtom = false;
  /** The item that is being read, and the depth of its element. */
  #item:
    | { readonly depth: number; readonly texts: { -readonly [Name in keyof WebFeedTexts]: WebFeedText } }
    | undefined;
  /** The text that is being read, and the depth of its element. `feed` is the name of the feed. */
  #open: { name: keyof WebFeedTexts | 'feed'; depth: number; text: string; isHtml: boolean } | undefined;
  name = '';
  readonly items: WebFeedItem[] = [];

  constructor(base: string) {
    this.#base = base;
  }

  openTag(tag: SaxesTagNS): void {
    const name = nameOf(tag);
    const parent = this.#path.at(-1);
    const depth = this.#path.push(name);
    if (depth > deepest) throw new FeedFault('its elements are nested too deeply');
    if (depth === 1) this.#begin(name);
    const type = tag.attributes['type']?.value ?? '';
    if (this.#item) this.#readAddresses(name, tag, type);
    else if (isItem(name)) this.#item = { depth, texts: {} };
    if (blocks.test(tag.local)) this.text(' ');
    const target = this.#targetOf(name, parent, depth);
    // In XHTML the markup is elements of the document, so the text is plain.
    if (target) this.#open = { name: target, depth, text: '', isHtml: !this.#isAtom || /^(?:text\/)?html$/.test(type) };
  }

  #begin(root: string): void {
    if (!/^(?:rss|feed|rdf:RDF)$/.test(root)) throw new FeedFault('it is neither RSS nor Atom');
    this.#isAtom = root === 'feed';
  }

  /** Returns the text that an element contains, by its place in the document. */
  #targetOf(name: string, parent: string | undefined, depth: number): keyof WebFeedTexts | 'feed' | undefined {
    if (!this.#item) {
      const isOfFeed = name === 'title' && (parent === 'channel' || parent === 'feed');
      return isOfFeed && !this.name ? 'feed' : undefined;
    }
    if (depth === this.#item.depth + 1) return textNames.get(name);
    // The name of an author replaces the text of the whole element, which also has an address.
    return depth === this.#item.depth + 2 && parent === 'author' && name === 'name' ? 'author' : undefined;
  }

  /** Reads the addresses that are in attributes: the page of an Atom entry, and pictures. */
  #readAddresses(name: string, { attributes }: SaxesTagNS, type: string): void {
    const attributeOf = (attribute: string) => attributes[attribute]?.value ?? '';
    const isImage = type.startsWith('image/') || attributeOf('medium') === 'image';
    const rel = attributeOf('rel') || 'alternate';
    if (name === 'link' && rel === 'alternate') this.#keep('link', attributeOf('href'));
    if (name === 'media:thumbnail' || (name === 'media:content' && isImage)) this.#keep('image', attributeOf('url'));
    if (name === 'enclosure' && isImage) this.#keep('image', attributeOf('url'));
    if (name === 'itunes:image' || (name === 'link' && rel === 'enclosure' && isImage))
      this.#keep('image', attributeOf('href'));
  }

  #keep(name: keyof WebFeedTexts, text: string, isHtml = false): void {
    if (this.#item && text.trim()) this.#item.texts[name] ??= { text, isHtml };
  }

  text(text: string): void {
    if (this.#open) this.#open.text += text.slice(0, longestText - this.#open.text.length);
  }

  closeTag({ local }: SaxesTagNS): void {
    const depth = this.#path.length;
    this.#path.pop();
    if (blocks.test(local)) this.text(' ');
    if (this.#open?.depth === depth) this.#closeText(this.#open);
    if (this.#item?.depth === depth) this.#closeItem(this.#item.texts);
  }

  #closeText({ name, text, isHtml }: { name: keyof WebFeedTexts | 'feed'; text: string; isHtml: boolean }): void {
    this.#open = undefined;
    if (name === 'feed') this.name = plainText({ text, isHtml });
    else this.#keep(name, text, isHtml);
  }

  #closeItem(texts: WebFeedTexts): void {
    this.#item = undefined;
    const item = this.items.length < mostFeedItems ? webFeedItem(texts, this.#base) : undefined;
    if (item) this.items.push(item);
  }
}

/**
 * Reads a feed: RSS 2.0, RSS 1.0 or Atom. Declared entities are not expanded, and a document that declares some is
 * refused. `fault` says why a document is not a feed.
 *
 * @param base The address of the feed, which completes relative addresses.
 */
export function readFeedDocument(text: string, base: string): WebFeedContent | { readonly fault: string } {
  const reader = new FeedReader(base);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    if (!harmless.test(message)) throw new FeedFault(message);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new FeedFault('it declares entities');
  });
  parser.on('opentag', (tag) => reader.openTag(tag));
  parser.on('text', (part) => reader.text(part));
  parser.on('cdata', (part) => reader.text(part));
  parser.on('closetag', (tag) => reader.closeTag(tag));
  try {
    parser.write(text.trimStart()).close();
  } catch (error) {
    if (error instanceof FeedFault) return { fault: error.message };
    throw error;
  }
  return { name: reader.name, items: reader.items };
}
