import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberBulkRoutes } from '#api/member/user/member-bulk.contract.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { acceptMessage } from '#server/conversation/message-writing.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { prepareSanctions, sanctionGiving } from '#server/moderation/sanction/sanction-bulk.ts';
import { requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { memberDeletion, memberMessage } from './member-bulk.ts';
import { requireMessaging } from './user.policy.ts';

/** The routes that ban, delete or write to many members at once. */
export const memberBulkResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...memberBulkRoutes.ban,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requireSession(viewer);
      requirePermission(viewer, sanctionPermissions);
      const { userIDs, ...post } = body;
      const itemIDs = [...new Set(userIDs)];
      const input = await prepareSanctions(forum, { ...post, recordType: 'user', kind: 'ban', points: 0 });
      return handleLongJobRequest(forum, { request, reply }, sanctionGiving, { input, itemIDs });
    },
  });

  server.route({
    ...memberBulkRoutes.delete,
    handler: (request, reply) => {
      const { viewer, body } = request;
      requirePermission(viewer, 'users.delete');
      const { userIDs, ...input } = body;
      return handleLongJobRequest(forum, { request, reply }, memberDeletion, { input, itemIDs: [...new Set(userIDs)] });
    },
  });

  server.route({
    ...memberBulkRoutes.message,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      const settings = await forum.settings.get();
      requireMessaging(viewer, settings);
      const name = settings['conversations.subjects'] ? (body.name ?? '').replaceAll('\0', '') : '';
      const input = { name, body: body.body.replaceAll('\0', '') };
      await acceptMessage(forum.db, settings, { ...input, format: 'markdown', mediaIDs: [] });
      return handleLongJobRequest(forum, { request, reply }, memberMessage, {
        input,
        itemIDs: [...new Set(body.userIDs)].filter((userID) => userID !== viewer.userID),
      });
    },
  });
};
