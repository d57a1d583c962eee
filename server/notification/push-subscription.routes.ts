import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { pushSubscriptionRoutes } from '#api/notification/push-subscription.contract.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { removeSubscription, storeSubscription } from './push.queries.ts';
import { isPushService, pushKeys } from './push.ts';

/** The routes for notifications sent to browsers while the forum is closed (Web Push). */
export const pushSubscriptionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...pushSubscriptionRoutes.key,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return { publicKey: (await pushKeys(forum)).publicKey };
    },
  });

  server.route({
    ...pushSubscriptionRoutes.add,
    handler: async ({ viewer, body, headers }, reply) => {
      requireSession(viewer);
      const { endpoint, keys } = body;
      if (!(await isPushService(forum, endpoint)))
        throw ApiError.fields({ endpoint: 'This push service is not supported.' });
      const { userID, sessionID } = viewer;
      const userAgent = headers['user-agent']?.slice(0, 300) ?? null;
      await storeSubscription(forum.db, { endpoint, ...keys, userID, sessionID, userAgent, now: forum.now() });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...pushSubscriptionRoutes.remove,
    handler: async ({ viewer, body }, reply) => {
      requireSession(viewer);
      await removeSubscription(forum.db, viewer.userID, body.endpoint);
      return reply.code(204).send(null);
    },
  });
};
