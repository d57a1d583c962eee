import { sql } from 'kysely';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { ApiError } from '#api/errors.ts';
import { type Ancestor, findAncestry, type ThreadInfo } from '#server/discussion/comment/comment.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { isByTime, siblingOrder, type ThreadQuery } from './comment-order.ts';
import { commentColumns, hasPositionSql } from './comment-row.ts';
import {
  answersTo,
  findPageComments,
  rootsOf,
  type ShownComment,
  type ShownRows,
} from './comment-thread-rows.queries.ts';

/** A page of a thread: its comments in the order of their siblings, and the paging data. */
export interface ThreadPage {
  readonly rows: readonly ShownComment[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  /** The position of the first comment after this page, in chronological order only. */
  readonly nextPosition: number | undefined;
}

/** Returns the number of top-level comments that precede a comment. */
async function countBefore(
  db: Queryable,
  thread: ThreadInfo,
  sort: ThreadQuery['sort'],
  { comment_id: rootID, root_position: place }: Ancestor,
): Promise<number> {
  if (isByTime(sort)) return sort === 'dateInserted' ? (place ?? 1) - 1 : thread.count_root_positions - (place ?? 1);
  const { rows } = await sql<{ ahead: number }>`
    select (
      select count(*) from comment c
      where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id is null and ${hasPositionSql}
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
  return rows[0]?.ahead ?? 0;
}

async function findPath(db: Queryable, thread: ThreadInfo, commentID: number): Promise<number[]> {
  const path = await findAncestry(db, thread.discussion_id, commentID);
  if (path.length === 0) throw new ApiError('comment.not-found');
  return path.map(({ comment_id }) => comment_id);
}

/** Finds the comments of a top-level page, including the ancestors of the focused comment if it is on that page. */
function findShownOn(
  db: Queryable,
  discussionID: number,
  query: ThreadQuery,
  page: number,
  inward: readonly Ancestor[] = [],
): Promise<ShownRows> {
  return findPageComments(db, discussionID, query, {
    tops: rootsOf(discussionID, query, page),
    most: query.limit,
    inwardIDs: inward.map(({ comment_id }) => comment_id),
    deepest: query.collapseChildDepth,
  });
}

/** The data of a top-level page that is loaded before the permission check, so that both share one statement. */
export interface ReadAhead {
  /** The focused comment and its ancestors, if any. */
  readonly ancestry?: readonly Ancestor[];
  /** The comments of the page, if its number is known. */
  readonly shown?: ShownRows;
}

/** Loads all requested data that does not depend on other queries. */
export async function readAhead(db: Queryable, discussionID: number, query: ThreadQuery): Promise<ReadAhead> {
  const { qna, parentCommentID, focusCommentID, page } = query;
  if (qna || parentCommentID !== undefined) return {};
  if (focusCommentID !== undefined) return { ancestry: await findAncestry(db, discussionID, focusCommentID) };
  return { shown: await findShownOn(db, discussionID, query, page) };
}

/**
 * Returns a page of top-level comments with their replies. Uses `shown` when it has been loaded already; otherwise
 * loads the page that contains the focused comment, the last of `ancestry`.
 *
 * @throws {ApiError} `comment.not-found` when the focused comment does not belong to the discussion.
 */
export async function findThreadPage(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  { ancestry = [], shown }: ReadAhead,
): Promise<ThreadPage> {
  const { limit, sort, focusCommentID } = query;
  const [root, ...inward] = ancestry;
  if (focusCommentID !== undefined && !root) throw new ApiError('comment.not-found');
  const page = root ? Math.floor((await countBefore(db, thread, sort, root)) / limit) + 1 : query.page;
  const { rows, next } = shown ?? (await findShownOn(db, thread.discussion_id, query, page, inward));
  return {
    rows,
    page,
    total: thread.count_root_positions,
    hasMore: next !== undefined,
    nextPosition: sort !== 'dateInserted' ? undefined : (next?.position ?? thread.count_positions + 1),
  };
}

/** Loads the replies to a comment from `offset` on, for a hole. */
export async function findThreadBranch(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  parentCommentID: number,
): Promise<ThreadPage> {
  const path = await findPath(db, thread, parentCommentID);
  const offset = query.offset + (query.page - 1) * query.limit;
  const { rows, next } = await findPageComments(db, thread.discussion_id, query, {
    tops: answersTo(thread.discussion_id, query, parentCommentID, offset),
    most: query.limit,
    deepest: path.length + query.collapseChildDepth,
  });
  const answers = rows.filter(({ parent_comment_id }) => parent_comment_id === parentCommentID);
  return {
    rows,
    page: query.page,
    total: offset + answers.length + (next ? 1 : 0),
    hasMore: next !== undefined,
    nextPosition: undefined,
  };
}

/** Loads a page of accepted or rejected answers at any depth (docs/behavior/discussion.md#answers). */
export async function findAnswerPage(
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
