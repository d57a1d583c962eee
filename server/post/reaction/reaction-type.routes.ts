import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reactionTypeRoutes } from '#api/post/reaction/reaction-type.contract.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';
import { isOfRole } from './reaction.policy.ts';
import { findReactionType, findReactionTypes, toReactionType } from './reaction-type.queries.ts';
import { changeReactionTypeLogged } from './reaction-type-log.ts';

/** The routes for reaction types. */
export const reactionTypeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const read = async (urlcode: string) => requireFound(await findReactionType(forum.db, urlcode), 'reaction.not-found');

  server.route({
    ...reactionTypeRoutes.list,
    handler: async (request) => {
      const types = await findReactionTypes(forum.db);
      const seesAll = may(request.viewer, 'site.manage');
      return types.filter((type) => seesAll || (type.active && isOfRole(request.viewer, type))).map(toReactionType);
    },
  });

  server.route({
    ...reactionTypeRoutes.read,
    handler: async (request) => toReactionType(await read(request.params.urlCode)),
  });

  server.route({
    ...reactionTypeRoutes.readForEdit,
    handler: async (request) => {
      requirePermission(request.viewer, 'site.manage');
      return toReactionType(await read(request.params.urlCode));
    },
  });

  server.route({
    ...reactionTypeRoutes.change,
    handler: async (request) => {
      requirePermission(request.viewer, 'site.manage');
      const type = await read(request.params.urlCode);
      const order = { tagID: type.tag_id, change: request.body, actorID: request.viewer.userID };
      await inTransaction(forum.db, (trx) => changeReactionTypeLogged(trx, forum, order));
      return toReactionType(await read(request.params.urlCode));
    },
  });
};
