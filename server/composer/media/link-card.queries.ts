import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The metadata of a page on another site, as posts show it. */
export interface LinkCard {
  readonly name: string | null;
  readonly body: string | null;
  readonly siteName: string | null;
}

/**
 * Finds the link previews of URLs, by URL. There is none for pages that have not been loaded yet or have no metadata.
 */
export async function findLinkCards(db: Queryable, urls: readonly string[]): Promise<ReadonlyMap<string, LinkCard>> {
  if (urls.length === 0) return new Map();
  const { rows } = await sql<LinkCard & { url: string }>`
    select url, name, body, site_name as "siteName" from link_card where url = any(${[...urls]}::text[]) and name is not null
  `.execute(db);
  return new Map(rows.map(({ url, ...card }) => [url, card]));
}

/** The maximum length of a stored URL, in bytes. PostgreSQL's B-tree indexes take keys of up to 2,704 bytes. */
const longestAddress = 2_000;

/**
 * Stores the metadata of a page. If the page cannot be loaded now, the earlier metadata is preserved. A URL that the
 * index cannot store is skipped.
 */
export async function storeLinkCard(db: Queryable, url: string, card: LinkCard | undefined, now: Date): Promise<void> {
  if (Buffer.byteLength(url) > longestAddress || url.includes('\0')) return;
  const { name = null, body = null, siteName = null } = card ?? {};
  await sql`
    insert into link_card (url, name, body, site_name, date_inserted, date_read)
    values (${url}, ${name}, ${body}, ${siteName}, ${now}, ${now})
    on conflict (url) do update set date_read = excluded.date_read, name = coalesce(excluded.name, link_card.name),
      body = case when excluded.name is null then link_card.body else excluded.body end,
      site_name = case when excluded.name is null then link_card.site_name else excluded.site_name end
  `.execute(db);
}

/** Finds the URLs that have not been loaded yet, newest first. */
export async function findWaitingLinks(db: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from link_card where date_read is null order by date_inserted desc, url limit ${limit}
  `.execute(db);
  return rows.map(({ url }) => url);
}
