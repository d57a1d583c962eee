import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type {
  CommentThreadComment,
  CommentThreadHole,
  CommentThreadItem,
} from '#api/discussion/comment-thread.contract.ts';
import { commentThreadRoutes } from '#api/discussion/comment-thread.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { readsFor } from '#server/platform/joined-reads.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demand } from '#server/platform/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findThreadInfo, type ThreadInfo } from './comment.queries.ts';
import { findHoleAuthors, type HoleStart } from './comment-hole.queries.ts';
import type { ThreadQuery } from './comment-order.ts';
import { type CommentRow, presentComments } from './comment-row.ts';
import {
  findJudgedPage,
  findThreadBranch,
  findThreadPage,
  type ReadAhead,
  readAhead,
  type ThreadPage,
} from './comment-thread.queries.ts';
import type { ShownComment } from './comment-thread-rows.queries.ts';
import { demandReadable } from './discussion.policy.ts';
import { markRead } from './discussion.queries.ts';

interface Hidden extends HoleStart {
  readonly parent: CommentRow;
  readonly count: number;
}

/** What of a comment's answers is not shown. */
function hiddenUnder(parent: CommentRow, shown: readonly ShownComment[]): Hidden | undefined {
  const visible = shown.reduce((sum, answer) => sum + 1 + answer.count_child_comments, 0);
  const count = parent.count_child_comments - visible;
  if (count <= 0) return undefined;
  const inTurn = shown.filter(({ out_of_turn }) => !out_of_turn).length;
  return { parent, parentCommentID: parent.comment_id, offset: inTurn, count };
}

function holeUrl(thread: ThreadInfo, query: ThreadQuery, { parentCommentID, offset }: HoleStart): string {
  const pairs = {
    parentRecordType: 'discussion',
    parentRecordID: thread.discussion_id,
    parentCommentID,
    offset,
    sort: query.sort,
    limit: query.limit,
    collapseChildDepth: query.collapseChildDepth,
    collapseChildLimit: query.collapseChildLimit,
    ...(query.expand.length > 0 && { expand: query.expand.join(',') }),
  };
  const text = Object.entries(pairs).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/api/v2/comments/thread?${text.join('&')}`;
}

/** Arranges the comments of a page as a tree, with holes where answers are left out. */
async function arrange(
  db: Queryable,
  thread: ThreadInfo,
  query: ThreadQuery,
  { rows }: ThreadPage,
): Promise<CommentThreadItem[]> {
  const ids = new Set(rows.map(({ comment_id }) => comment_id));
  const byParent = Map.groupBy(rows, ({ parent_comment_id }) =>
    parent_comment_id !== null && ids.has(parent_comment_id) ? parent_comment_id : 0,
  );
  const hidden = new Map(
    rows.flatMap((row) => {
      const found = hiddenUnder(row, byParent.get(row.comment_id) ?? []);
      return found ? [[row.comment_id, found] as const] : [];
    }),
  );
  const holeAuthors = await findHoleAuthors(db, thread, query.sort, [...hidden.values()]);
  const authors = await findAuthors(
    db,
    [...holeAuthors.values()].flatMap(({ firstIDs }) => firstIDs),
  );
  const holeOf = (found: Hidden, path: string): CommentThreadHole => {
    const people = holeAuthors.get(found.parentCommentID);
    return {
      type: 'hole',
      parentCommentID: found.parentCommentID,
      depth: found.parent.depth + 1,
      path,
      offset: found.offset,
      insertUsers: (people?.firstIDs ?? []).map((id) => authors(id)),
      countAllComments: found.count,
      countAllInsertUsers: people?.count ?? 0,
      apiUrl: holeUrl(thread, query, found),
    };
  };
  const place = (row: CommentRow, above: string): CommentThreadComment => {
    const path = above ? `${above}.${row.comment_id}` : String(row.comment_id);
    const found = hidden.get(row.comment_id);
    const answers = (byParent.get(row.comment_id) ?? []).map((answer) => place(answer, path));
    return {
      type: 'comment',
      commentID: row.comment_id,
      parentCommentID: row.parent_comment_id,
      depth: row.depth,
      path,
      children: found ? [...answers, holeOf(found, path)] : answers,
    };
  };
  return (byParent.get(0) ?? []).map((row) => place(row, ''));
}

/** A comment without what stands above and below it. */
const alone = ({ comment_id, parent_comment_id, depth }: CommentRow): CommentThreadComment => ({
  type: 'comment',
  commentID: comment_id,
  parentCommentID: parent_comment_id,
  depth,
  path: String(comment_id),
  children: [],
});

/** The page that was asked for: of judged answers, of the answers to one comment, or of the whole thread. */
function findPage(db: Queryable, thread: ThreadInfo, query: ThreadQuery, ahead: ReadAhead): Promise<ThreadPage> {
  const { qna, parentCommentID } = query;
  if (qna) return findJudgedPage(db, thread, query, qna);
  return parentCommentID === undefined
    ? findThreadPage(db, thread, query, ahead)
    : findThreadBranch(db, thread, query, parentCommentID);
}

/** Comments as a thread. */
export const commentThreadResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...commentThreadRoutes.read,
    handler: async (request, reply) => {
      const { query, viewer } = request;
      const discussionID = query.parentRecordID ?? query.discussionID;
      if (discussionID === undefined)
        throw ApiError.fields({ parentRecordID: 'Specify the discussion of the thread.' });
      const reads = readsFor(viewer, forum.db);
      const [info, ahead] = await Promise.all([
        findThreadInfo(reads, viewer, discussionID),
        readAhead(reads, discussionID, query),
      ]);
      const thread = demandReadable(viewer, info);
      if (query.qna === 'rejected') demand(viewer, 'curation.manage');
      const found = await findPage(reads, thread, query, ahead);
      const position = (found.nextPosition ?? 0) - 1;
      if (viewer.userID > 0 && position > (thread.count_read ?? -1))
        await markRead(forum.db, viewer.userID, { discussionID, position, now: forum.now() });
      const { page, total, hasMore } = found;
      const isBranch = query.parentCommentID !== undefined;
      sendPaging(request, reply, { page, limit: query.limit, hasMore, ...(!isBranch && { total }) });
      const comments = await presentComments(forum.db, viewer, found.rows, query.expand);
      return {
        threadStructure: query.qna ? found.rows.map(alone) : await arrange(forum.db, thread, query, found),
        commentsByID: Object.fromEntries(comments.map((comment) => [comment.commentID, comment])),
      };
    },
  });
};
