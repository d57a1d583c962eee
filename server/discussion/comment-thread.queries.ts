import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { AnswerVerdict } from '#api/discussion/answer-status.ts';
import type { commentThreadRoutes } from '#api/discussion/comment-thread.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { findAncestry, type ThreadInfo } from './comment.queries.ts';
import { type CommentRow, commentColumns } from './comment-row.ts';

/** What a page of a thread was asked for, read and checked. */
export type ThreadQuery = z.output<(typeof commentThreadRoutes)['read']['schema']['querystring']>;

/** A comment of a thread; one that is only on the way to the comment in focus is shown out of turn, after its siblings. */
export interface ShownComment extends CommentRow {
  readonly out_of_turn: boolean;
}

/** A page of a thread: the comments that are shown, in the order of their siblings, and where the page stands. */
export interface ThreadPage {
  readonly rows: readonly ShownComment[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  /** The position of the first comment after this page, when it is read in order of time. */
  readonly nextPosition: number | undefined;
}

const isStanding = sql`c.delete_method is distinct from 'full'`;

const siblingOrders: Readonly<Record<ThreadQuery['sort'], RawBuilder<unknown>>> = {
  dateInserted: sql`c.position`,
  '-dateInserted': sql`c.position desc`,
  '-score': sql`c.score desc, c.position`,
  score: sql`c.score, c.position desc`,
  '-experimentalTrending': sql`c.hot desc, c.position`,
  experimentalTrending: sql`c.hot desc, c.position`,
};

/** The order of comments under the same parent. */
export const siblingOrder = (sort: ThreadQuery['sort']): RawBuilder<unknown> => siblingOrders[sort];

const isByTime = (sort: ThreadQuery['sort']): boolean => sort.endsWith('dateInserted');

/** How many comments of the first level stand before one. */
async function countBefore(
  db: Queryable,
  thread: ThreadInfo,
  sort: ThreadQuery['sort'],
  rootID: number,
): Promise<number> {
  const { rows } = await sql<{ root_position: number; ahead: number }>`
    select root.root_position, (
      select count(*) from comment c
      where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id is null and ${isStanding}
        and ${isByTime(sort) ? sql`false` : sql`true`}
        and ${
          sort.endsWith('score')
            ? sort.startsWith('-')
              ? sql`(c.score > root.score or (c.score = root.score and c.position < root.position))`
              : sql`(c.score < root.score or (c.score = root.score and c.position > root.position))`
            : sql`(c.hot > root.hot or (c.hot = root.hot and c.position < root.position))`
        }) as ahead
    from comment root
    where root.comment_id = ${rootID}
  `.execute(db);
  const { root_position: place = 1, ahead = 0 } = rows[0] ?? {};
  if (sort === 'dateInserted') return place - 1;
  return sort === '-dateInserted' ? thread.count_root_positions - place : ahead;
}

/** The ids of a page of the first level, and one more: the first of the next page. */
async function findRoots(db: Queryable, thread: ThreadInfo, { sort, limit }: ThreadQuery, page: number) {
  const from = (page - 1) * limit;
  const last = thread.count_root_positions;
  const place = sql`c.discussion_id = ${thread.discussion_id} and c.parent_comment_id is null and ${isStanding}`;
  const range = !isByTime(sort)
    ? sql`order by ${siblingOrder(sort)} limit ${limit + 1} offset ${from}`
    : sort === 'dateInserted'
      ? sql`and c.root_position between ${from + 1} and ${from + limit + 1} order by c.root_position`
      : sql`and c.root_position between ${last - from - limit} and ${last - from} order by c.root_position desc`;
  const { rows } = await sql<{ comment_id: number; position: number }>`
    select c.comment_id, c.position from comment c where ${place} ${range}`.execute(db);
  return rows;
}

/** The ids of the answers to one comment from an offset on, and one more. */
async function findAnswers(db: Queryable, thread: ThreadInfo, query: ThreadQuery, parentID: number, offset: number) {
  const { rows } = await sql<{ comment_id: number; position: number }>`
    select c.comment_id, c.position from comment c
    where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = ${parentID} and ${isStanding}
    order by ${siblingOrder(query.sort)} limit ${query.limit + 1} offset ${offset}
  `.execute(db);
  return rows;
}

/** Comments with their first answers, level by level, as deep as `deepest`. */
async function findShown(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  { topIDs, inwardIDs = [], deepest }: { topIDs: readonly number[]; inwardIDs?: readonly number[]; deepest: number },
): Promise<ShownComment[]> {
  const { rows } = await sql<ShownComment>`
    with recursive shown as (
      select c.comment_id, c.depth, c.count_child_comments, top.place, top.place > ${topIDs.length} as out_of_turn
      from unnest(${[...topIDs, ...inwardIDs]}::bigint[]) with ordinality as top (comment_id, place)
      join comment c on c.comment_id = top.comment_id
      union all
      select answer.comment_id, answer.depth, answer.count_child_comments, answer.place, false
      from shown
      cross join lateral (
        select c.comment_id, c.depth, c.count_child_comments, row_number() over (order by ${siblingOrder(query.sort)}) as place
        from comment c
        where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = shown.comment_id and ${isStanding}
        order by ${siblingOrder(query.sort)}
        limit ${query.collapseChildLimit}) answer
      where shown.depth < ${deepest} and shown.count_child_comments > 0)
    select ${commentColumns(query.expand)}, shown.out_of_turn
    from (
      select comment_id, depth, min(place) as place, bool_and(out_of_turn) as out_of_turn
      from shown group by comment_id, depth) shown
    join comment c on c.comment_id = shown.comment_id
    join discussion d on d.discussion_id = c.discussion_id
    order by shown.depth, shown.out_of_turn, shown.place
  `.execute(db);
  return rows;
}

async function findPath(db: Queryable, thread: ThreadInfo, commentID: number): Promise<number[]> {
  const path = await findAncestry(db, thread.discussion_id, commentID);
  if (path.length === 0) throw new ApiError('comment.not-found');
  return path.map(({ comment_id }) => comment_id);
}

/** Reads a page of the first level with what is shown under it; the page of the comment in focus when there is one. */
export async function findThreadPage(db: Queryable, thread: ThreadInfo, query: ThreadQuery): Promise<ThreadPage> {
  const { limit, sort, focusCommentID } = query;
  const path = focusCommentID === undefined ? [] : await findPath(db, thread, focusCommentID);
  const [rootID, ...inward] = path;
  const page =
    rootID === undefined ? query.page : Math.floor((await countBefore(db, thread, sort, rootID)) / limit) + 1;
  const found = await findRoots(db, thread, query, page);
  const topIDs = found.slice(0, limit).map(({ comment_id }) => comment_id);
  const rows = await findShown(db, thread, query, {
    topIDs,
    inwardIDs: inward,
    deepest: query.collapseChildDepth,
  });
  const next = found[limit];
  return {
    rows,
    page,
    total: thread.count_root_positions,
    hasMore: next !== undefined,
    nextPosition: sort !== 'dateInserted' ? undefined : (next?.position ?? thread.count_positions + 1),
  };
}

/** Reads the answers to one comment from `offset` on, as a hole asks for them. */
export async function findThreadBranch(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  parentCommentID: number,
): Promise<ThreadPage> {
  const path = await findPath(db, thread, parentCommentID);
  const offset = query.offset + (query.page - 1) * query.limit;
  const found = await findAnswers(db, thread, query, parentCommentID, offset);
  const topIDs = found.slice(0, query.limit).map(({ comment_id }) => comment_id);
  const deepest = path.length + query.collapseChildDepth;
  const rows = await findShown(db, thread, query, { topIDs, deepest });
  return {
    rows,
    page: query.page,
    total: offset + found.length,
    hasMore: found.length > query.limit,
    nextPosition: undefined,
  };
}

/** Reads a page of the answers that were accepted, or rejected, at whatever level they stand (`spec/addons.md` §1). */
export async function findJudgedPage(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  qna: AnswerVerdict,
): Promise<ThreadPage> {
  const { page, limit, sort, expand } = query;
  const isJudged = sql`c.discussion_id = ${thread.discussion_id} and c.qna = ${qna} and c.date_deleted is null`;
  const { rows } = await sql<ShownComment>`
    select ${commentColumns(expand)}, false as out_of_turn
    from comment c
    join discussion d on d.discussion_id = c.discussion_id
    where ${isJudged} order by ${siblingOrder(sort)} limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from comment c where ${isJudged}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  return { rows, page, total, hasMore: page * limit < total, nextPosition: undefined };
}

/** Where a hole begins. */
export interface HoleStart {
  readonly parentCommentID: number;
  readonly offset: number;
}

/** Who wrote what a hole stands for. */
export interface HoleAuthors {
  readonly count: number;
  readonly firstIDs: readonly number[];
}

/** How many hidden comments of a hole are looked at for their authors; beyond it `countAllInsertUsers` is a lower bound. */
const mostHidden = 500;

/** Reads who wrote what each hole stands for: how many people, and the first five. */
export async function findHoleAuthors(
  db: Queryable,
  thread: ThreadInfo,
  sort: ThreadQuery['sort'],
  holes: readonly HoleStart[],
): Promise<Map<number, HoleAuthors>> {
  if (holes.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: number; count: number; first_ids: number[] }>`
    select hole.parent_id, people.count, people.first_ids
    from unnest(
      ${holes.map(({ parentCommentID }) => parentCommentID)}::bigint[], ${holes.map(({ offset }) => offset)}::integer[]
    ) as hole (parent_id, skip)
    cross join lateral (
      with recursive hidden as (
        (select c.comment_id, c.insert_user_id, c.date_deleted from comment c
          where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = hole.parent_id and ${isStanding}
          order by ${siblingOrder(sort)} offset hole.skip limit ${mostHidden})
        union all
        select c.comment_id, c.insert_user_id, c.date_deleted
        from hidden
        join comment c on c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = hidden.comment_id and ${isStanding}),
      looked as (select insert_user_id, date_deleted, row_number() over () as place from hidden limit ${mostHidden}),
      person as (
        select insert_user_id, min(place) as place from looked where date_deleted is null group by insert_user_id)
      select count(*) as count, (array_agg(insert_user_id order by place))[1:5] as first_ids from person
    ) people
  `.execute(db);
  return new Map(rows.map((row) => [row.parent_id, { count: row.count, firstIDs: row.first_ids ?? [] }]));
}
