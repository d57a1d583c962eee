import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { postTranslationRoutes } from '#api/post/translation/post-translation.contract.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { translatePost } from './post-translation.ts';
import { findTranslationUsage } from './translation-budget.ts';

/** The API routes that translate posts on request (docs/behavior/post.md#translation). */
export const postTranslationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...postTranslationRoutes.translateDiscussion,
    ...rateLimited(server, 'translation'),
    handler: ({ viewer, params, body }) =>
      translatePost(forum, viewer, { recordType: 'discussion', recordID: params.id }, body.language),
  });

  server.route({
    ...postTranslationRoutes.translateComment,
    ...rateLimited(server, 'translation'),
    handler: ({ viewer, params, body }) =>
      translatePost(forum, viewer, { recordType: 'comment', recordID: params.id }, body.language),
  });

  server.route({
    ...postTranslationRoutes.usage,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return findTranslationUsage(forum);
    },
  });
};
