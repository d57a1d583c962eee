import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commentBulkRoutes } from '#api/discussion/transfer/comment-bulk.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findCommentDiscussions } from '#server/discussion/thread/comment-discussion.queries.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { commentDeletion } from './comment-bulk.ts';

/** The routes of bulk actions on comments. */
export const commentBulkResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  server.route({
    ...commentBulkRoutes.remove,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { commentIDs, deleteMethod } = request.body;
      const homes = await findCommentDiscussions(forum.db, commentIDs);
      if (homes.length > 1) throw new ApiError('comment.different-parents');
      return handleLongJobRequest(forum, { request, reply }, commentDeletion, {
        input: { deleteMethod },
        itemIDs: commentIDs,
      });
    },
  });
};
