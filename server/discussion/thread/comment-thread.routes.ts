import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type {
  CommentThreadComment,
  CommentThreadGap,
  CommentThreadItem,
} from '#api/discussion/thread/comment-thread.contract.ts';
import { commentThreadRoutes } from '#api/discussion/thread/comment-thread.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findThreadInfo, type ThreadInfo } from '#server/discussion/comment/comment.queries.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { markRead } from '#server/discussion/discussion.queries.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findGapAuthors, type GapStart } from './comment-gap.queries.ts';
import type { ThreadQuery } from './comment-order.ts';
import { type CommentRow, presentComments } from './comment-row.ts';
import {
  findAnswerPage,
  findThreadBranch,
  findThreadPage,
  type ReadAhead,
  readAhead,
  type ThreadPage,
} from './comment-thread.queries.ts';
import type { ShownComment } from './comment-thread-rows.queries.ts';

interface Hidden extends GapStart {
  readonly parent: CommentRow;
  readonly count: number;
}

/**
 * Returns the start and size of the hole among the replies to a comment. Returns undefined when all replies are on the
 * page.
 */
function hiddenUnder(parent: CommentRow, shown: readonly ShownComment[]): Hidden | undefined {
  const visible = shown.reduce((sum, answer) => sum + 1 + answer.count_child_comments, 0);
  const count = parent.count_child_comments - visible;
  if (count <= 0) return undefined;
  const inTurn = shown.filter(({ out_of_turn }) => !out_of_turn).length;
  return { parent, parentCommentID: parent.comment_id, offset: inTurn, count };
}

function gapUrl(thread: ThreadInfo, query: ThreadQuery, { parentCommentID, offset }: GapStart): string {
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

/** Builds the tree of a page's comments, with holes in place of omitted replies. */
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
  const holeAuthors = await findGapAuthors(db, thread, query.sort, [...hidden.values()]);
  const authors = await findAuthors(
    db,
    [...holeAuthors.values()].flatMap(({ firstIDs }) => firstIDs),
  );
  const holeOf = (found: Hidden, path: string): CommentThreadGap => {
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
      apiUrl: gapUrl(thread, query, found),
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

/** Maps a comment to a thread item without ancestors and replies. */
const alone = ({ comment_id, parent_comment_id, depth }: CommentRow): CommentThreadComment => ({
  type: 'comment',
  commentID: comment_id,
  parentCommentID: parent_comment_id,
  depth,
  path: String(comment_id),
  children: [],
});

/** Loads the requested page: accepted or rejected answers, the replies to a comment, or the whole thread. */
function findPage(db: Queryable, thread: ThreadInfo, query: ThreadQuery, ahead: ReadAhead): Promise<ThreadPage> {
  const { qna, parentCommentID } = query;
  if (qna) return findAnswerPage(db, thread, query, qna);
  return parentCommentID === undefined
    ? findThreadPage(db, thread, query, ahead)
    : findThreadBranch(db, thread, query, parentCommentID);
}

/** The route that returns comments as a thread. */
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
      const thread = requireReadable(viewer, info);
      if (query.qna === 'rejected') requirePermission(viewer, 'curation.manage');
      const found = await findPage(reads, thread, query, ahead);
      const position = (found.nextPosition ?? 0) - 1;
      if (viewer.userID > 0 && !viewer.preview && position > (thread.count_read ?? -1))
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
