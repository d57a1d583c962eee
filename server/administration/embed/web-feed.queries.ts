import { sql } from 'kysely';
import type { WebFeed } from '#api/administration/embed/web-feed.contract.ts';
import { webFeedAddress } from '#api/administration/embed/web-feed-limits.ts';
import { tidied } from '#server/composer/media/page-card.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { WebFeedMarks, WebFeedResult } from './web-feed-request.ts';

/** Returns the addresses of the feeds in the current revisions of all layouts. */
export async function findUsedFeeds(db: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<{ feedUrl: string }>`
    select distinct feed #>> '{}' as "feedUrl"
    from layout
    join layout_revision on layout_revision.revision_id = layout.revision_id,
      jsonb_path_query(document, 'lax $.sections[*].columns.*[*] ? (@.widget == "rss").settings.feedUrl') as feed
    where jsonb_typeof(feed) = 'string'
  `.execute(db);
  const addresses = rows.map(({ feedUrl }) => webFeedAddress(feedUrl)).filter((address) => address !== undefined);
  return [...new Set(addresses)];
}

/** Returns whether a layout shows a feed that is not stored yet. */
export async function hasNewFeed(db: Queryable): Promise<boolean> {
  const used = await findUsedFeeds(db);
  if (used.length === 0) return false;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from web_feed where url = any(${[...used]}::text[])
  `.execute(db);
  return Number(rows[0]?.count) < used.length;
}

/** Stores the addresses of the feeds in use, and deletes all other feeds. */
export async function storeUsedFeeds(db: Queryable, used: readonly string[]): Promise<void> {
  await sql`
    with unused as (delete from web_feed where url <> all(${[...used]}::text[]))
    insert into web_feed (url) select unnest(${[...used]}::text[]) on conflict (url) do nothing
  `.execute(db);
}

/** Returns the feeds that were last requested before a date, those first that were never requested. */
export async function findDueFeeds(
  db: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly ({ readonly url: string } & WebFeedMarks)[]> {
  const { rows } = await sql<{ url: string } & WebFeedMarks>`
    select url, etag, last_modified as "lastModified" from web_feed
    where date_fetched is null or date_fetched < ${before}
    order by date_fetched nulls first, url limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Stores the result of a request. A feed that could not be read keeps its items. Returns whether anything that pages
 * show has changed.
 */
export async function storeFeedResult(db: Queryable, url: string, result: WebFeedResult, now: Date): Promise<boolean> {
  const problem = result.is === 'failed' ? result.problem : null;
  const detail = result.is === 'failed' ? tidied(result.detail ?? '', 200) : null;
  const content =
    result.is === 'changed'
      ? sql`, name = ${result.name}, items = ${JSON.stringify(result.items)}::jsonb, etag = ${result.etag},
          last_modified = ${result.lastModified}`
      : sql``;
  const { rows } = await sql<{ hasChanged: boolean }>`
    with before as (select url, name, items, problem, problem_detail, date_fetched from web_feed where url = ${url})
    update web_feed set date_fetched = ${now}, problem = ${problem}, problem_detail = ${detail} ${content}
    from before where web_feed.url = before.url
    returning before.date_fetched is null or (before.name, before.items, before.problem, before.problem_detail)
      is distinct from (web_feed.name, web_feed.items, web_feed.problem, web_feed.problem_detail) as "hasChanged"
  `.execute(db);
  return rows[0]?.hasChanged ?? false;
}

/** Returns the first items of a feed and the problem of its last request. Undefined for a feed that is not stored. */
export async function findWebFeed(db: Queryable, url: string, limit: number): Promise<WebFeed | undefined> {
  const { rows } = await sql<WebFeed>`
    select name,
      (select coalesce(jsonb_agg(item order by position), '[]')
        from jsonb_array_elements(items) with ordinality as listed (item, position) where position <= ${limit}) as items,
      case when date_fetched is null then 'waiting' else problem end as problem, problem_detail as "problemDetail"
    from web_feed where url = ${url}
  `.execute(db);
  return rows[0];
}
