import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tokenRoutes } from '#api/account/own-data/token.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { sendSecurityChangeMail } from './account-notice-mail.ts';
import { newTokenOf } from './new-token.ts';
import { requireTokenCreation, requireTokenLifetime } from './token.policy.ts';
import { deleteToken, findToken, insertToken, listTokens } from './token.queries.ts';

/** The routes for access tokens: create (which returns the token once), list with the last use, and delete. */
export const tokenResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...tokenRoutes.list,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'tokens.add');
      return listTokens(forum.db, viewer.userID);
    },
  });

  server.route({
    ...tokenRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      const settings = await forum.settings.get();
      requireTokenCreation(viewer, settings);
      requireTokenLifetime(settings, body.lifetime);
      const { userID } = viewer;
      const { accessToken, row } = newTokenOf(body, { userID, insertUserID: userID, now: forum.now() });
      const token = await insertToken(forum.db, row);
      if (!token) throw new ApiError('access-token.too-many');
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'token-on', what: body.name });
      return reply.code(201).send({ ...token, accessToken });
    },
  });

  server.route({
    ...tokenRoutes.read,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'tokens.add');
      return requireFound(await findToken(forum.db, viewer.userID, params.id), 'access-token.not-found');
    },
  });

  // Members can always delete their tokens, even without the permission to create them.
  server.route({
    ...tokenRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      if (!(await deleteToken(forum.db, viewer.userID, params.id))) throw new ApiError('access-token.not-found');
      return reply.code(204).send();
    },
  });
};
