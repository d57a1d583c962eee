import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { deletedPostRoutes } from '#api/moderation/revision/deleted-post.contract.ts';
import { restoreCommentLogged } from '#server/discussion/comment/comment-log.ts';
import { restoreDiscussionLogged } from '#server/discussion/discussion-log.ts';
import { findPostPlace } from '#server/discussion/post-place.queries.ts';
import { findLatestEntry } from '#server/moderation/log/audit-log.queries.ts';
import { findEntryActor, findRestoring } from '#server/moderation/log/log-entry.queries.ts';
import { historyCategories, requireHistory } from '#server/moderation/log/moderation-log.policy.ts';
import { undoAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { listDeletedPosts } from './deleted-post.queries.ts';

/** The routes of deleted discussions and comments, including restoring them. */
export const deletedPostResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const requireCategories = ({ viewer }: FastifyRequest): readonly number[] => {
    requireSession(viewer);
    const own = historyCategories(viewer);
    if (own.length === 0) throw ApiError.permission(['discussions.moderate', 'community.moderate']);
    return own;
  };

  server.route({
    ...deletedPostRoutes.list,
    handler: async (request, reply) => {
      const { recordType, parentRecordID, page, limit } = request.query;
      const filter = { recordType, parentRecordID, categoryIDs: requireCategories(request) };
      const rows = await listDeletedPosts(forum.db, filter, { page, limit });
      const authors = await findAuthors(
        forum.db,
        rows.flatMap(({ insertUserID, deleteUserID }) => [insertUserID, deleteUserID]),
      );
      sendPaging(request, reply, { page, limit, total: rows[0]?.total ?? 0 });
      return rows.map(({ insertUserID, deleteUserID, deleteMethod, total: _, ...row }) => ({
        ...row,
        recordType,
        insertUser: authors(insertUserID),
        deleteUser: authors(deleteUserID),
        deleteMethod: deleteMethod ?? 'full',
      }));
    },
  });

  /**
   * Returns the error for a post that is not deleted. It names the member who restored the post and the date, if known.
   */
  const restored = async ({ recordType, recordID }: PostReference): Promise<ApiError> => {
    const logID = await findRestoring(forum.db, recordType, recordID);
    return new ApiError('post.not-deleted', logID ? { record: await findEntryActor(forum.db, logID) } : {});
  };

  /**
   * Undoes the deletion if it is in the log, which restores everything deleted with the post. Otherwise restores the
   * post itself.
   */
  const restore = async ({ viewer }: FastifyRequest, post: PostReference): Promise<void> => {
    requireSession(viewer);
    const { recordType, recordID } = post;
    const place = requireFound(await findPostPlace(forum.db, post), `${recordType}.not-found`);
    requireHistory(viewer, place.categoryID);
    if (!place.isDeleted) throw await restored(post);
    const deletion = await findLatestEntry(forum.db, { action: `${recordType}.delete`, recordID });
    if (deletion !== undefined) return undoAction(forum, viewer, deletion);
    const restoreLogged = recordType === 'discussion' ? restoreDiscussionLogged : restoreCommentLogged;
    const isRestored = await inTransaction(forum.db, (trx) => restoreLogged(trx, recordID, viewer));
    if (!isRestored) throw await restored(post);
  };

  server.route({
    ...deletedPostRoutes.restoreDiscussion,
    handler: async (request, reply) => {
      await restore(request, { recordType: 'discussion', recordID: request.params.id });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...deletedPostRoutes.restoreComment,
    handler: async (request, reply) => {
      await restore(request, { recordType: 'comment', recordID: request.params.id });
      return reply.code(204).send(null);
    },
  });
};
