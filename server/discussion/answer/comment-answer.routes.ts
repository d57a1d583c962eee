import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commentAnswerRoutes } from '#api/discussion/answer/comment-answer.contract.ts';
import { requireReadableComment } from '#server/discussion/comment/comment.policy.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import { presentComments } from '#server/discussion/thread/comment-row.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { judgeAnswer } from './comment-answer.ts';

/** The route that accepts or rejects answers. */
export const commentAnswerResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  server.route({
    ...commentAnswerRoutes.judge,
    handler: async ({ viewer, params, body }) => {
      await judgeAnswer(forum, viewer, params.id, body.status);
      const expand = ['insertUser', 'reactions'] as const;
      const row = requireReadableComment(viewer, await findComment(forum.db, params.id, expand));
      const [comment] = await presentComments(forum.db, viewer, [row], expand);
      return requireFound(comment, 'comment.not-found');
    },
  });
};
