import { sql } from 'kysely';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { ApiError } from '#api/errors.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { type Ancestor, findAncestry, type ThreadInfo } from '#server/discussion/comment/comment.queries.ts';
import { isByTime, siblingOrder, type ThreadQuery } from './comment-order.ts';
import { commentColumns, isStanding } from './comment-row.ts';
import { answersTo, findShown, rootsOf, type ShownComment, type ShownRows } from './comment-thread-rows.queries.ts';

/** A page of a thread: the comments that are shown, in the order of their siblings, and where the page stands. */
export interface ThreadPage {
  readonly rows: readonly ShownComment[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  /** The position of the first comment after this page, when it is read in order of time. */
  readonly nextPosition: number | undefined;
}

/** How many comments of the first level stand before one. */
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
      where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id is null and ${isStanding}
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

/** Reads what is shown on a page of the first level; with those that lead to the comment in focus, when it is on that page. */
function findShownOn(
  db: Queryable,
  discussionID: number,
  query: ThreadQuery,
  page: number,
  inward: readonly Ancestor[] = [],
): Promise<ShownRows> {
  return findShown(db, discussionID, query, {
    tops: rootsOf(discussionID, query, page),
    most: query.limit,
    inwardIDs: inward.map(({ comment_id }) => comment_id),
    deepest: query.collapseChildDepth,
  });
}

/** What of a page of the first level is read before it is known whether the viewer may: it goes in one statement with that. */
export interface ReadAhead {
  /** The comment in focus and those above it, where there is one. */
  readonly ancestry?: readonly Ancestor[];
  /** What is shown on the page, where its number is known. */
  readonly shown?: ShownRows;
}

/** Reads ahead as much of what is asked for as does not depend on anything else. */
export async function readAhead(db: Queryable, discussionID: number, query: ThreadQuery): Promise<ReadAhead> {
  const { qna, parentCommentID, focusCommentID, page } = query;
  if (qna || parentCommentID !== undefined) return {};
  if (focusCommentID !== undefined) return { ancestry: await findAncestry(db, discussionID, focusCommentID) };
  return { shown: await findShownOn(db, discussionID, query, page) };
}

/**
 * A page of the first level with what is shown under it, as `shown` was read for it; of the page of the comment in focus,
 * when there is one, to which `ancestry` leads, it is read now.
 *
 * @throws {ApiError} `comment.not-found` when the comment in focus is none of this discussion's.
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

/** Reads the answers to one comment from `offset` on, as a hole asks for them. */
export async function findThreadBranch(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  parentCommentID: number,
): Promise<ThreadPage> {
  const path = await findPath(db, thread, parentCommentID);
  const offset = query.offset + (query.page - 1) * query.limit;
  const { rows, next } = await findShown(db, thread.discussion_id, query, {
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
