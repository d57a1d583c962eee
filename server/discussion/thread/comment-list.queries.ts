import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { commentRoutes } from '#api/discussion/comment/comment.contract.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import type { ThreadInfo } from '#server/discussion/comment/comment.queries.ts';
import { writtenBy } from '#server/platform/database/named-members.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import {
  findPermittedCategoryIDs,
  isEverywhere,
  requirePermission,
  type Viewer,
} from '#server/platform/http/viewer.ts';
import { matchesNoPost } from '#server/post/attachment/unmatchable-filters.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { withinDates } from '#server/search/search-filter.ts';
import { siblingOrders } from './comment-order.ts';
import { type CommentRow, commentColumns, hasPositionSql } from './comment-row.ts';

/** The parsed query of a list of comments. */
export type CommentQuery = z.output<(typeof commentRoutes)['list']['schema']['querystring']>;

type Condition = RawBuilder<unknown>;

/** The number up to which the comments of a filtered list are counted, unless the next page lies beyond it. */
const mostCounted = 1_000;

function filtersOf(viewer: Viewer, query: CommentQuery): Condition[] {
  const conditions: Condition[] = [];
  const { insertUserID, insertUserRoleID, commentID, parentCommentID, dateInserted, dateUpdated, score, qna } = query;
  if (insertUserID?.length)
    conditions.push(sql`${writtenBy(sql`c.insert_user_id`, viewer, insertUserID)} and c.date_deleted is null`);
  if (insertUserRoleID?.length)
    conditions.push(sql`exists (select from member_role where member_role.user_id = c.insert_user_id
      and member_role.role_id = any(${insertUserRoleID}::bigint[])) and c.date_deleted is null`);
  if (commentID) conditions.push(withinNumbers(sql`c.comment_id`, commentID));
  if (parentCommentID !== undefined) conditions.push(sql`c.parent_comment_id = ${parentCommentID}`);
  if (dateInserted) conditions.push(withinDates(sql`c.date_inserted`, dateInserted));
  if (dateUpdated) conditions.push(withinDates(sql`c.date_updated`, dateUpdated));
  if (score) conditions.push(withinNumbers(sql`c.score`, score));
  if (qna === 'rejected') requirePermission(viewer, 'curation.manage');
  if (qna) conditions.push(sql`c.qna = ${qna}`);
  if (matchesNoPost(query)) conditions.push(sql`false`);
  return conditions;
}

const threadOrders: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...siblingOrders,
  commentID: siblingOrders.dateInserted,
  '-commentID': siblingOrders['-dateInserted'],
};

const siteOrders: Readonly<Record<string, RawBuilder<unknown>>> = {
  dateInserted: sql`c.date_inserted, c.comment_id`,
  '-dateInserted': sql`c.date_inserted desc, c.comment_id desc`,
  commentID: sql`c.comment_id`,
  '-commentID': sql`c.comment_id desc`,
  '-score': sql`c.score desc, c.comment_id desc`,
  score: sql`c.score, c.comment_id`,
  '-experimentalTrending': sql`c.hot desc, c.comment_id desc`,
  experimentalTrending: sql`c.hot desc, c.comment_id desc`,
};

/** A page of comments, with the total count of the list. */
export interface CommentPage {
  readonly rows: readonly CommentRow[];
  readonly total: number;
  /** Whether counting stopped at `total`, so that there may be more. */
  readonly isCapped?: boolean;
}

/**
 * Returns the condition for the positions of a page in chronological order. It needs no offset, so its cost is
 * independent of the page number.
 */
function pageOfPositions(thread: ThreadInfo, { page, limit }: CommentQuery, newestFirst: boolean): Condition {
  const from = (page - 1) * limit;
  const last = thread.count_positions;
  return newestFirst
    ? sql`c.position between ${last - from - limit + 1} and ${last - from}`
    : sql`c.position between ${from + 1} and ${from + limit}`;
}

const select = (query: CommentQuery, rest: RawBuilder<unknown>): RawBuilder<CommentRow> => sql<CommentRow>`
  select ${commentColumns(query.expand)}
  from comment c
  join discussion d on d.discussion_id = c.discussion_id
  ${rest}`;

/** Returns a page of a discussion's comments. Deleted comments with replies remain as placeholders. */
export async function findThreadComments(
  db: Queryable,
  viewer: Viewer,
  thread: ThreadInfo,
  query: CommentQuery,
): Promise<CommentPage> {
  const filters = filtersOf(viewer, query);
  const sort = query.sort ?? 'dateInserted';
  const order = threadOrders[sort] ?? sql`c.position`;
  const place = sql`c.discussion_id = ${thread.discussion_id} and ${hasPositionSql}`;
  if (filters.length === 0 && /dateInserted|commentID/.test(sort)) {
    const positions = pageOfPositions(thread, query, sort.startsWith('-'));
    const { rows } = await select(query, sql`where ${place} and ${positions} order by ${order}`).execute(db);
    return { rows, total: thread.count_positions };
  }
  const condition = sql.join([place, ...filters], sql` and `);
  const { page, limit } = query;
  const { rows } = await select(
    query,
    sql`where ${condition} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  ).execute(db);
  if (filters.length === 0) return { rows, total: thread.count_positions };
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from comment c where ${condition}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

const categoriesOf = (viewer: Viewer, { categoryID }: CommentQuery): number[] => {
  const visible = findPermittedCategoryIDs(viewer, 'discussions.view');
  if (!categoryID?.length) return [...visible];
  return [...new Set(categoryID.map((id) => requireVisibleCategory(viewer, viewer.categories, id).categoryID))];
};

/** Returns a page of comments from all discussions that the viewer may read, newest first by default. */
export async function findSiteComments(db: Queryable, viewer: Viewer, query: CommentQuery): Promise<CommentPage> {
  const categoryIDs = categoriesOf(viewer, query);
  const filters = filtersOf(viewer, query);
  const place = isEverywhere(viewer, categoryIDs) ? [] : [sql`d.category_id = any(${categoryIDs}::bigint[])`];
  const condition = sql.join(
    [sql`c.date_deleted is null and d.date_deleted is null`, ...place, ...filters],
    sql` and `,
  );
  const order = siteOrders[query.sort ?? '-dateInserted'] ?? sql`c.comment_id desc`;
  const { page, limit } = query;
  const { rows } = await select(
    query,
    sql`where ${condition} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  ).execute(db);
  const most = Math.max(mostCounted, (page + 1) * limit);
  const counting =
    filters.length === 0
      ? sql<{ total: number }>`select coalesce(sum(count_comments), 0)::bigint as total from category
          where category_id = any(${categoryIDs}::bigint[])`
      : sql<{ total: number }>`select count(*) as total from (
          select from comment c join discussion d on d.discussion_id = c.discussion_id
          where ${condition} limit ${most}) counted`;
  const { rows: counted } = await counting.execute(db);
  const total = counted[0]?.total ?? 0;
  return { rows, total, isCapped: filters.length > 0 && total === most };
}
