import { embedOf } from '#api/post/body/embed.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { findLinkCards, type LinkCard } from '#server/composer/media/link-card.queries.ts';
import { escapeHtml, plainOf } from './html-text.ts';

/** A paragraph of rendered text that is nothing but an address. */
const bareLink = /<p dir="auto"><a href="(https?:\/\/[^"]+)"([^>]*)>\1<\/a><\/p>/g;

const part = (name: string, text: string | null) =>
  text ? ` <span class="linkCard${name}">${escapeHtml(text)}</span>` : '';

/** The card that stands for a bare link. It has no picture, which would tell the other site who reads. */
function cardHtml(href: string, attributes: string, { name, body, siteName }: LinkCard): string {
  const words = `${part('Name', name)}${part('Text', body)}${part('Site', siteName)}`.trimStart();
  return `<p dir="auto" class="linkCard"><a href="${href}"${attributes.replace(' data-bare=""', '')}>${words}</a></p>`;
}

/** Gives rendered text the cards of its links. */
export type LinkCards = (html: string) => string;

/**
 * Reads the cards of the links that stand alone in some rendered texts. Texts are stored without them, so that a card that
 * comes later is in every post at once; where nothing stands alone, nothing is asked.
 */
export async function findCardsIn(db: Queryable, texts: readonly (string | undefined)[]): Promise<LinkCards> {
  const found = texts.flatMap((text) =>
    text?.includes('data-bare=""') ? [...text.matchAll(bareLink)].map(([, href = '']) => plainOf(href)) : [],
  );
  const urls = [...new Set(found)].filter((url) => !embedOf(url));
  const cards = await findLinkCards(db, urls);
  if (cards.size === 0) return (html) => html;
  return (html) =>
    html.replace(bareLink, (paragraph, href: string, attributes: string) => {
      const card = cards.get(plainOf(href));
      return card ? cardHtml(href, attributes, card) : paragraph;
    });
}
