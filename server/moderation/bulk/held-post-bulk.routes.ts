import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { heldPostBulkRoutes } from '#api/moderation/bulk/held-post-bulk.contract.ts';
import { requireSomeTriage } from '#server/moderation/triage/triage.policy.ts';
import { heldPostApproval, heldPostDeletion, heldPostRejection } from './held-post-bulk.ts';
import { handleLongJobRequest } from './long-job-answer.ts';

/** The routes that decide on several held posts at once. */
export const heldPostBulkResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  server.route({
    ...heldPostBulkRoutes.approveMany,
    handler: (request, reply) => {
      requireSomeTriage(request.viewer);
      const { heldPostIDs: itemIDs, verifyUser } = request.body;
      return handleLongJobRequest(forum, { request, reply }, heldPostApproval, { input: { verifyUser }, itemIDs });
    },
  });
  server.route({
    ...heldPostBulkRoutes.rejectMany,
    handler: (request, reply) => {
      requireSomeTriage(request.viewer);
      const { heldPostIDs: itemIDs, reason } = request.body;
      return handleLongJobRequest(forum, { request, reply }, heldPostRejection, { input: { reason }, itemIDs });
    },
  });
  server.route({
    ...heldPostBulkRoutes.removeMany,
    handler: (request, reply) => {
      requireSomeTriage(request.viewer);
      const { heldPostIDs: itemIDs } = request.body;
      return handleLongJobRequest(forum, { request, reply }, heldPostDeletion, { input: {}, itemIDs });
    },
  });
};
