import { type RawBuilder, sql } from 'kysely';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import { readJsonRows } from '#server/platform/database/json-rows.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { type AuthorRow, type Authors, authorColumns, authorsAmong } from '#server/post/post-author.ts';
import type { DiscussionAnchors } from './discussion-anchors.ts';
import { type DiscussionFilter, discussionCondition } from './discussion-filter.ts';
import { type DiscussionOrder, orderBySql } from './discussion-order.ts';
import {
  type DiscussionExtra,
  type DiscussionRow,
  discussionColumns,
  hasUnreadActivitySql,
  joinMarks,
  lookUpMarks,
} from './discussion-row.ts';

/** A page of a list of discussions, with the authors of its rows and the total count. */
export interface DiscussionPage {
  readonly rows: readonly DiscussionRow[];
  readonly authors: Authors;
  readonly total: number;
}

/**
 * Returns the maximum number of discussions to count, which includes at least the next page. Returns undefined when
 * counters provide the exact total.
 */
export const mostCountedOf = ({ filter, page, limit }: DiscussionListRequest): number | undefined =>
  filter.conditions.length === 0 ? undefined : Math.max(filter.mostCounted, (page + 1) * limit);

/** The parameters of a page of a list of discussions. */
export interface DiscussionListRequest {
  readonly viewer: Viewer;
  readonly filter: DiscussionFilter;
  readonly order: DiscussionOrder;
  readonly pinnedFirst: boolean;
  readonly page: number;
  readonly limit: number;
  readonly expand: readonly DiscussionExtra[];
}

/**
 * Returns the condition for announcements pinned to the top: those of the whole site and, in a category, also its own,
 * unless the viewer has dismissed them.
 */
const pinnedFirstSql = ({ categoryID }: DiscussionFilter): RawBuilder<unknown> => sql`
  d.pinned and dm.dismissed is not true
  and (d.pin_location = 'recent' or d.category_id = ${categoryID ?? 0}::bigint)`;

/** Returns the join of the viewer's marks `dm` and `cm`, if conditions use them. */
const marksOf = ({ filter, viewer }: DiscussionListRequest): RawBuilder<unknown> => {
  if (filter.conditions.length === 0) return sql``;
  return filter.looksUpMarks ? lookUpMarks(viewer) : joinMarks(viewer);
};

/**
 * Inlines the limit as a literal when most discussions match. For a limit passed as a parameter the planner assumes a
 * tenth of the table and chooses a plan for too many rows, or replans each list. A parameter is appropriate only when
 * other conditions restrict the list.
 */
const limitOf = ({ filter }: DiscussionListRequest, most: number): RawBuilder<unknown> =>
  filter.conditions.length === 0 || filter.looksUpMarks ? sql.lit(most) : sql`${most}`;

/**
 * Returns the total: from the counters of the categories when only categories restrict the list, otherwise by a limited
 * count that includes at least the next page.
 */
const totalSql = (request: DiscussionListRequest): RawBuilder<unknown> => {
  const { filter } = request;
  const most = mostCountedOf(request);
  // The order makes the count read the index of the newest discussions. Otherwise the planner underestimates the number
  // of matches and does not use an index.
  const order = filter.looksUpMarks ? sql`order by d.date_last_comment desc, d.discussion_id desc` : sql``;
  return most === undefined
    ? sql`(select coalesce(sum(count_discussions), 0) from category where category_id = any(${[...filter.categoryIDs]}::bigint[]))`
    : sql`(select count(*) from (
        select from discussion d ${marksOf(request)} where ${discussionCondition(filter)} ${order}
        limit ${limitOf(request, most)}) counted)`;
};

/** Returns the query for the IDs of pinned announcements. */
const pinnedSql = ({ filter, viewer, order }: DiscussionListRequest): RawBuilder<unknown> => sql`
  select d.discussion_id, row_number() over (order by ${orderBySql(order)}) as place
  from discussion d ${joinMarks(viewer)}
  where ${discussionCondition(filter)} and ${pinnedFirstSql(filter)}
  order by place limit 100`;

async function findPinned(db: Queryable, request: DiscussionListRequest): Promise<{ pinned: number[]; total: number }> {
  const pinned = request.pinnedFirst
    ? sql`array(select discussion_id from (${pinnedSql(request)}) pinned order by place)`
    : sql`array[]::bigint[]`;
  const { rows } = await sql<{ pinned: number[]; total: number }>`
    select ${pinned} as pinned, ${totalSql(request)}::bigint as total`.execute(db);
  return rows[0] ?? { pinned: [], total: 0 };
}

/** Returns the cache key of a list's anchors. Returns undefined for lists that are not read from an index. */
function anchorName({ filter, order }: DiscussionListRequest, pinned: readonly number[]): string | undefined {
  if (!order.isIndexed || filter.conditions.length > 0) return undefined;
  const place = filter.isEverywhere ? 'everywhere' : filter.categoryIDs.join(',');
  return `${order.name} ${place} without ${pinned.join(',')}`;
}

async function findPageIDs(
  db: Queryable,
  anchors: DiscussionAnchors,
  request: DiscussionListRequest,
  pinned: readonly number[],
): Promise<RawBuilder<unknown>> {
  const { filter, order, page, limit } = request;
  const from = (page - 1) * limit;
  const first = pinned.slice(from, from + limit);
  const rest = sql.join(
    [
      discussionCondition(filter),
      ...(pinned.length > 0 ? [sql`d.discussion_id <> all(${[...pinned]}::bigint[])`] : []),
    ],
    sql` and `,
  );
  const name = anchorName(request, pinned);
  const whole = Math.max(0, from - pinned.length);
  const { anchor, offset } = name
    ? await anchors.find(db, { name, condition: rest, order }, whole)
    : { anchor: undefined, offset: whole };
  const operator = order.isDescending ? sql`<` : sql`>`;
  const beyond = anchor
    ? sql`and (${order.column}, d.discussion_id) ${operator} (${anchor.key}::${order.type}, ${anchor.discussion_id}::bigint)`
    : sql``;
  return sql`
    select discussion_id, place from unnest(${first}::bigint[]) with ordinality as pinned (discussion_id, place)
    union all
    select discussion_id, 1000 + row_number() over () from (
      select d.discussion_id from discussion d ${marksOf(request)}
      where ${rest} ${beyond}
      order by ${orderBySql(order)}
      limit ${limit - first.length} offset ${offset}
    ) rest`;
}

/**
 * Returns the query for the IDs of the first page, including pinned announcements. A full page of other discussions is
 * read in the same statement.
 */
function firstPageIDs(request: DiscussionListRequest): RawBuilder<unknown> {
  const { filter, order, limit, pinnedFirst } = request;
  const most = limitOf(request, limit);
  const rest = (condition: RawBuilder<unknown>) => sql`
    select discussion_id, 1000 + row_number() over () as place from (
      select d.discussion_id from discussion d ${marksOf(request)} where ${condition} order by ${orderBySql(order)} limit ${most}) rest`;
  if (!pinnedFirst) return rest(discussionCondition(filter));
  const others = sql`${discussionCondition(filter)} and d.discussion_id <> all(array(select discussion_id from pinned))`;
  return sql`
    with pinned as materialized (${pinnedSql(request)})
    select discussion_id, place from (select discussion_id, place from pinned union all (${rest(others)})) ordered
    order by place limit ${most}`;
}

/** Loads the rows, their authors and the total in one statement, as JSON: see `readJsonRows`. */
async function findPage(
  db: Queryable,
  request: DiscussionListRequest,
  ids: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
): Promise<DiscussionPage> {
  const { rows } = await sql<{ found: DiscussionRow[] | null; authors: AuthorRow[] | null; total: number }>`
    with page as materialized (${ids}), found as materialized (
      select ${discussionColumns(request.expand)}, ${hasUnreadActivitySql(request.viewer)} as has_news
      from page
      join discussion d on d.discussion_id = page.discussion_id
      ${joinMarks(request.viewer)}
      order by page.place)
    select (select json_agg(found) from found) as found, ${total}::bigint as total,
      (select json_agg(author) from (
        select ${authorColumns} from member where user_id = any(array(
          select insert_user_id from found union select last_user_id from found union select update_user_id from found))
      ) author) as authors
  `.execute(db);
  return {
    rows: readJsonRows(rows[0]?.found ?? null),
    authors: authorsAmong(readJsonRows(rows[0]?.authors ?? null)),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Loads a page of discussions. The first page, its total and the pinned announcements are one statement. A later page
 * requires two: one for the announcements and the total, and one for the page.
 */
export async function findDiscussionPage(
  db: Queryable,
  anchors: DiscussionAnchors,
  request: DiscussionListRequest,
): Promise<DiscussionPage> {
  if (request.filter.categoryIDs.length === 0) return { rows: [], authors: authorsAmong([]), total: 0 };
  if (request.page === 1)
    return findPage(readsFor(request.viewer, db), request, firstPageIDs(request), totalSql(request));
  const { pinned, total } = await findPinned(db, request);
  const ids = await findPageIDs(db, anchors, request, pinned);
  return findPage(db, request, ids, sql`${total}`);
}
