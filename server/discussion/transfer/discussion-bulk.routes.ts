import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { discussionBulkRoutes } from '#api/discussion/transfer/discussion-bulk.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requirePostableCategory } from '#server/discussion/discussion.policy.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { discussionClosing, discussionDeletion, discussionMerging, discussionResolving } from './discussion-bulk.ts';
import { discussionMoving } from './discussion-move.ts';
import { splitIntoNewDiscussion } from './discussion-split-request.ts';

/**
 * Requires discussions.manage for all discussions. The error lists the discussions without permission
 * (docs/behavior/moderation.md#bulk-actions).
 */
async function requireManaged({ db }: Forum, viewer: Viewer, discussionIDs: readonly number[]): Promise<void> {
  const { rows } = await sql<{ discussion_id: number; category_id: number }>`
    select discussion_id, category_id from discussion where discussion_id = any(${[...discussionIDs]}::bigint[])
  `.execute(db);
  const lacking = rows.filter(({ category_id }) => !may(viewer, 'discussions.manage', category_id));
  if (lacking.length > 0)
    throw ApiError.permission(['discussions.manage'], lacking.map(({ discussion_id }) => discussion_id).sort());
}

/** Returns the oldest discussions that are resolved, or unresolved; at most as many as one request processes. */
async function findWaiting(db: Queryable, resolved: boolean): Promise<number[]> {
  const { rows } = await sql<{ discussion_id: number }>`
    select discussion_id from discussion
    where resolved = ${resolved} and date_deleted is null and type <> 'redirect'
    order by date_inserted, discussion_id
    limit 500
  `.execute(db);
  return rows.map(({ discussion_id }) => discussion_id);
}

/** The routes of bulk actions on discussions. */
export const discussionBulkResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...discussionBulkRoutes.remove,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { discussionIDs } = request.body;
      await requireManaged(forum, request.viewer, discussionIDs);
      return handleLongJobRequest(forum, { request, reply }, discussionDeletion, { input: {}, itemIDs: discussionIDs });
    },
  });

  server.route({
    ...discussionBulkRoutes.move,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { discussionIDs, ...input } = request.body;
      requirePostableCategory(request.viewer, input.categoryID);
      return handleLongJobRequest(forum, { request, reply }, discussionMoving, { input, itemIDs: discussionIDs });
    },
  });

  server.route({
    ...discussionBulkRoutes.close,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { discussionIDs, closed } = request.body;
      return handleLongJobRequest(forum, { request, reply }, discussionClosing, {
        input: { closed },
        itemIDs: discussionIDs,
      });
    },
  });

  server.route({
    ...discussionBulkRoutes.resolve,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      const { resolved = true, discussionIDs } = request.body ?? {};
      const itemIDs = discussionIDs ?? (await findWaiting(forum.db, !resolved));
      return handleLongJobRequest(forum, { request, reply, done: 201 }, discussionResolving, {
        input: { resolved },
        itemIDs,
      });
    },
  });

  server.route({
    ...discussionBulkRoutes.merge,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { discussionIDs, destinationDiscussionID: destinationID, addRedirects } = request.body;
      const itemIDs = discussionIDs.filter((one) => one !== destinationID);
      if (itemIDs.length === 0) throw new ApiError('discussion.merge-too-few');
      await requireManaged(forum, request.viewer, [destinationID, ...itemIDs]);
      return handleLongJobRequest(forum, { request, reply }, discussionMerging, {
        input: { destinationID, addRedirects },
        itemIDs,
      });
    },
  });

  server.route({ ...discussionBulkRoutes.split, handler: (request) => splitIntoNewDiscussion(forum, request) });
};
