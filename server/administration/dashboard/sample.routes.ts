import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sampleRoutes } from '#api/administration/dashboard/sample.contract.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { removeSample } from '#server/sample/removal.ts';

/** The route that removes the sample community (docs/behavior/administration.md#dashboard). */
export const sampleResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...sampleRoutes.remove,
    handler: async ({ viewer }) => {
      requireFullAdministrator(viewer);
      const { removed, kept } = await removeSample(forum, (trx) =>
        logAction(trx, {
          action: 'sample.remove',
          recordType: 'sample',
          recordID: 1,
          actorID: viewer.userID,
          isPublic: false,
          before: {},
          after: {},
        }),
      );
      const { discussion: discussions, comment: comments, member: members, category: categories } = removed;
      return { removed: { discussions, comments, members, categories }, kept };
    },
  });
};
