import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userMentionRoutes } from '#api/member/identity/user-mention.contract.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { findPermittedCategoryIDs, requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { mentionAnonymization } from './mention-anonymization.ts';
import { findMentioning, findNamedMentions, listMentions } from './user-mention.queries.ts';
import { presentMentioning } from './user-mention-view.ts';

/** The routes that list mentions and anonymize them (docs/behavior/member.md#mentions). */
export const userMentionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...userMentionRoutes.list,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'users.delete');
      const { page, limit } = request.query;
      const { mentions, total } = await listMentions(forum.db, { userID: request.params.userID, page, limit });
      sendPaging(request, reply, { page, limit, total });
      return mentions;
    },
  });

  server.route({
    ...userMentionRoutes.mine,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      requireSession(viewer);
      const { page, limit } = query;
      const categoryIDs = findPermittedCategoryIDs(viewer, 'discussions.view');
      const rows = await findMentioning(forum.db, { userID: viewer.userID, categoryIDs, page, limit });
      sendPaging(request, reply, { page, limit, hasMore: rows.length > limit });
      return presentMentioning(forum.db, rows.slice(0, limit));
    },
  });

  server.route({
    ...userMentionRoutes.anonymize,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      requirePermission(viewer, 'users.delete');
      // A deleted member needs no authority check. Mentions of them may still exist.
      const member = await findUser(forum.db, params.id);
      if (member) await requireAuthority(forum, viewer, member);
      const itemIDs = await findNamedMentions(forum.db, params.id);
      return handleLongJobRequest(forum, { request, reply }, mentionAnonymization, { input: {}, itemIDs });
    },
  });
};
