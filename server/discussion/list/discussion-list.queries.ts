import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import { readJsonRows } from '#server/platform/database/json-rows.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { type AuthorRow, type Authors, authorColumns, authorsAmong } from '#server/post/post-author.ts';
import type { DiscussionAnchors } from './discussion-anchors.ts';
import { type DiscussionFilter, discussionCondition } from './discussion-filter.ts';
import { type DiscussionOrder, orderBySql } from './discussion-order.ts';
import {
  type DiscussionExtra,
  type DiscussionRow,
  discussionColumns,
  hasNews,
  joinMarks,
  lookUpMarks,
} from './discussion-row.ts';

/** A page of a list, who wrote its rows, and how many discussions the list has. */
export interface DiscussionPage {
  readonly rows: readonly DiscussionRow[];
  readonly authors: Authors;
  readonly total: number;
}

/** So many of a list are counted at most, at least up to the next page; undefined where counters tell of all. */
export const mostCountedOf = ({ filter, page, limit }: DiscussionListRequest): number | undefined =>
  filter.conditions.length === 0 ? undefined : Math.max(filter.mostCounted, (page + 1) * limit);

/** How a page is asked for. */
export interface DiscussionListRequest {
  readonly viewer: Viewer;
  readonly filter: DiscussionFilter;
  readonly order: DiscussionOrder;
  readonly pinnedFirst: boolean;
  readonly page: number;
  readonly limit: number;
  readonly expand: readonly DiscussionExtra[];
}

/** Announcements that stand first: everywhere those of the site, in a category also its own, unless dismissed. */
const standsFirst = ({ categoryID }: DiscussionFilter): RawBuilder<unknown> => sql`
  d.pinned and dm.dismissed is not true
  and (d.pin_location = 'recent' or d.category_id = ${categoryID ?? 0}::bigint)`;

/** The viewer's marks `dm` and `cm` on `d`, where conditions ask for them. */
const marksOf = ({ filter, viewer }: DiscussionListRequest): RawBuilder<unknown> => {
  if (filter.conditions.length === 0) return sql``;
  return filter.looksUpMarks ? lookUpMarks(viewer) : joinMarks(viewer);
};

/**
 * A limit in its statement, not beside it, where most discussions pass: of a limit that it does not know the planner expects a
 * tenth of the forum, and plans each list anew, or for too many. That is right only where something else narrows the list.
 */
const limitOf = ({ filter }: DiscussionListRequest, most: number): RawBuilder<unknown> =>
  filter.conditions.length === 0 || filter.looksUpMarks ? sql.lit(most) : sql`${most}`;

/** Counted from the categories' own counters where only categories choose; else counted, at least up to the next page. */
const totalSql = (request: DiscussionListRequest): RawBuilder<unknown> => {
  const { filter } = request;
  const most = mostCountedOf(request);
  // The newest are counted, by their index: of conditions that it does not know the planner expects too few to read one.
  const order = filter.looksUpMarks ? sql`order by d.date_last_comment desc, d.discussion_id desc` : sql``;
  return most === undefined
    ? sql`(select coalesce(sum(count_discussions), 0) from category where category_id = any(${[...filter.categoryIDs]}::bigint[]))`
    : sql`(select count(*) from (
        select from discussion d ${marksOf(request)} where ${discussionCondition(filter)} ${order}
        limit ${limitOf(request, most)}) counted)`;
};

/** The ids of what stands first, as a query. */
const pinnedSql = ({ filter, viewer, order }: DiscussionListRequest): RawBuilder<unknown> => sql`
  select d.discussion_id, row_number() over (order by ${orderBySql(order)}) as place
  from discussion d ${joinMarks(viewer)}
  where ${discussionCondition(filter)} and ${standsFirst(filter)}
  order by place limit 100`;

async function findPinned(db: Queryable, request: DiscussionListRequest): Promise<{ pinned: number[]; total: number }> {
  const pinned = request.pinnedFirst
    ? sql`array(select discussion_id from (${pinnedSql(request)}) pinned order by place)`
    : sql`array[]::bigint[]`;
  const { rows } = await sql<{ pinned: number[]; total: number }>`
    select ${pinned} as pinned, ${totalSql(request)}::bigint as total`.execute(db);
  return rows[0] ?? { pinned: [], total: 0 };
}

/** The names under which a list's anchors are kept; undefined for lists that are not read from an index. */
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
  const sign = order.isDescending ? sql`<` : sql`>`;
  const beyond = anchor
    ? sql`and (${order.column}, d.discussion_id) ${sign} (${anchor.key}::${order.type}, ${anchor.discussion_id}::bigint)`
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

/** The ids of the first page, in the same statement as what stands first: a full page of the rest is read beside it. */
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

/** Rows, the members they name and the total, in one statement and as JSON: see `readJsonRows`. */
async function findPage(
  db: Queryable,
  request: DiscussionListRequest,
  ids: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
): Promise<DiscussionPage> {
  const { rows } = await sql<{ found: DiscussionRow[] | null; authors: AuthorRow[] | null; total: number }>`
    with page as materialized (${ids}), found as materialized (
      select ${discussionColumns(request.expand)}, ${hasNews(request.viewer)} as has_news
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
 * Reads a page of discussions. The first page, its total and what stands first are one statement; of a later page, what
 * stands first and the total are one and the page another.
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
