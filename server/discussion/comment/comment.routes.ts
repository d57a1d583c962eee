import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commentRoutes } from '#api/discussion/comment/comment.contract.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { markRead } from '#server/discussion/discussion.queries.ts';
import { lockCommentRow, refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import {
  type CommentPage,
  type CommentQuery,
  findSiteComments,
  findThreadComments,
} from '#server/discussion/thread/comment-list.queries.ts';
import { locateComment } from '#server/discussion/thread/comment-location.ts';
import { quoteParents } from '#server/discussion/thread/comment-quote.ts';
import { type CommentExtra, presentComments } from '#server/discussion/thread/comment-row.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { requireEditableComment, requireExistingComment, requireReadableComment } from './comment.policy.ts';
import { findComment, findCommentAndAuthor, findThreadInfo, type ThreadInfo } from './comment.queries.ts';
import { deleteCommentLogged } from './comment-log.ts';
import { changeComment, writeComment } from './comment-writing.ts';

/** Marks a chronological page of a thread as read by the viewer. */
async function rememberRead(
  forum: Forum,
  viewer: Viewer,
  thread: ThreadInfo,
  page: CommentPage,
  sort = 'dateInserted',
) {
  if (viewer.userID === 0 || viewer.preview) return;
  const isInOrder = /dateInserted|commentID/.test(sort) || page.rows.length === thread.count_positions;
  const position = isInOrder ? Math.max(0, ...page.rows.map((row) => row.position)) : 0;
  if (position <= (thread.count_read ?? -1)) return;
  await markRead(forum.db, viewer.userID, { discussionID: thread.discussion_id, position, now: forum.now() });
}

/** The routes that list, read, create, change and delete comments. */
export const commentResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (viewer: Viewer, id: number, expand: readonly CommentExtra[]) => {
    const row = requireReadableComment(viewer, await findComment(forum.db, id, expand));
    const [comment] = await presentComments(forum.db, viewer, [row], expand);
    return { row, comment: comment as Comment };
  };

  const listThread = async (viewer: Viewer, query: CommentQuery, discussionID: number): Promise<CommentPage> => {
    const info = await findThreadInfo(forum.db, viewer, discussionID);
    const thread = requireReadable(viewer, info);
    const page = await findThreadComments(forum.db, viewer, thread, query);
    await rememberRead(forum, viewer, thread, page, query.sort);
    return page;
  };

  server.route({
    ...commentRoutes.list,
    handler: async (request, reply) => {
      const { query, viewer } = request;
      const discussionID = query.parentRecordID ?? query.discussionID;
      const found =
        discussionID === undefined
          ? await findSiteComments(forum.db, viewer, query)
          : await listThread(viewer, query, discussionID);
      sendPaging(request, reply, {
        page: query.page,
        limit: query.limit,
        total: found.total,
        isCapped: found.isCapped ?? false,
      });
      const comments = await presentComments(forum.db, viewer, found.rows, query.expand);
      return query.quoteParent ? quoteParents(forum.db, viewer, comments) : comments;
    },
  });

  server.route({
    ...commentRoutes.create,
    handler: async (request, reply) => {
      const id = await writeComment(forum, request.viewer, request.body, { ipAddress: request.ip });
      const found = await findCommentAndAuthor(forum.db, id);
      const row = requireReadableComment(request.viewer, found?.row);
      const [comment] = await presentComments(forum.db, request.viewer, [row], ['insertUser'], found?.authors);
      // A new comment has no reactions yet.
      return reply
        .code(201)
        .header('Location', commentUrl(id))
        .send({ ...(comment as Comment), reactions: [] });
    },
  });

  server.route({
    ...commentRoutes.read,
    handler: async (request) => {
      const { expand, style, limit, quoteParent } = request.query;
      const extras = expand.filter((extra) => extra !== 'location');
      const { row, comment: found } = await present(request.viewer, request.params.id, extras);
      const [comment = found] = quoteParent ? await quoteParents(forum.db, request.viewer, [found]) : [];
      if (!expand.includes('location')) return comment;
      const location = await locateComment(forum.db, await forum.settings.get(), row, { style, limit });
      return { ...comment, location };
    },
  });

  server.route({
    ...commentRoutes.readForEdit,
    handler: async (request) => {
      const row = requireExistingComment(request.viewer, await findComment(forum.db, request.params.id, ['rawBody']));
      requireEditableComment(request.viewer, await forum.settings.get(), row, forum.now());
      return {
        commentID: row.comment_id,
        discussionID: row.discussion_id,
        parentCommentID: row.parent_comment_id,
        body: row.body ?? '',
        format: row.format as never,
      };
    },
  });

  server.route({
    ...commentRoutes.quote,
    handler: async (request) => {
      const row = requireExistingComment(request.viewer, await findComment(forum.db, request.params.id, ['rawBody']));
      const authors = await findAuthors(forum.db, [row.insert_user_id]);
      return {
        commentID: row.comment_id,
        bodyRaw: row.body ?? '',
        format: row.format as never,
        dateInserted: row.date_inserted,
        dateUpdated: row.date_updated,
        insertUser: authors(row.insert_user_id),
        url: commentUrl(row.comment_id),
      };
    },
  });

  server.route({
    ...commentRoutes.change,
    handler: async (request) => {
      const { viewer, params } = request;
      requireSession(viewer);
      await changeComment(forum, viewer, params.id, request.body, { ipAddress: request.ip });
      return (await present(viewer, params.id, request.query.expand)).comment;
    },
  });

  server.route({
    ...commentRoutes.remove,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      const mark = { commentID: params.id, userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, async (trx) => {
        const row = await lockCommentRow(trx, params.id);
        requirePermission(viewer, 'discussions.view', row.category_id);
        requirePermission(viewer, 'comments.delete', row.category_id);
        await refuseDeleted(trx, row, 'comment.deleted-meanwhile');
        await deleteCommentLogged(trx, { ...mark, discussionID: row.discussion_id });
      });
      return reply.code(204).send(null);
    },
  });
};
