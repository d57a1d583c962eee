import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { roleAssignmentRoutes } from '#api/member/role/role-assignment.contract.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { requireAssignable } from './authority.ts';
import { roleAssignment } from './role-assignment.ts';

/** The route that assigns and removes the roles of many members. */
export const roleAssignmentResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...roleAssignmentRoutes.assign,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'users.edit');
      const { userIDs, ...input } = request.body;
      await requireAssignable(forum, request.viewer, [...input.addRoleIDs, ...input.addReplacementRoleID]);
      return handleLongJobRequest(forum, { request, reply }, roleAssignment, { input, itemIDs: [...new Set(userIDs)] });
    },
  });
};
