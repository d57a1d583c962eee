import { embedOf } from '#api/post/body/embed.ts';
import { findLinkCards, type LinkCard } from '#server/composer/media/link-card.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { escapeHtml, unescapeHtml } from './html-text.ts';

/** A paragraph of rendered HTML that contains only a bare link. */
const bareLink = /<p dir="auto"><a href="(https?:\/\/[^"]+)"([^>]*)>\1<\/a><\/p>/g;

const part = (name: string, text: string | null) =>
  text ? ` <span class="linkCard${name}">${escapeHtml(text)}</span>` : '';

/**
 * Returns the HTML of the link preview that replaces a bare link. It contains no image, because loading one would
 * disclose the reader to the other site.
 */
function cardHtml(href: string, attributes: string, { name, body, siteName }: LinkCard): string {
  const words = `${part('Name', name)}${part('Text', body)}${part('Site', siteName)}`.trimStart();
  return `<p dir="auto" class="linkCard"><a href="${href}"${attributes.replace(' data-bare=""', '')}>${words}</a></p>`;
}

/** Replaces the bare links of rendered HTML with link previews. */
export type LinkCards = (html: string) => string;

/**
 * Loads the link previews for the bare links in rendered texts. Texts are stored without previews, so that a new
 * preview appears in all posts at once. Sends no query when there are no bare links.
 */
export async function findCardsIn(db: Queryable, texts: readonly (string | undefined)[]): Promise<LinkCards> {
  const found = texts.flatMap((text) =>
    text?.includes('data-bare=""') ? [...text.matchAll(bareLink)].map(([, href = '']) => unescapeHtml(href)) : [],
  );
  const urls = [...new Set(found)].filter((url) => !embedOf(url));
  const cards = await findLinkCards(db, urls);
  if (cards.size === 0) return (html) => html;
  return (html) =>
    html.replace(bareLink, (paragraph, href: string, attributes: string) => {
      const card = cards.get(unescapeHtml(href));
      return card ? cardHtml(href, attributes, card) : paragraph;
    });
}
