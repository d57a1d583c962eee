import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type ContentJob, contentDeletionRoutes } from '#api/moderation/sanction/content-deletion.contract.ts';
import type { ContentDeletionMethod } from '#api/moderation/sanction/content-deletion-method.ts';
import { discussionDeletion } from '#server/discussion/transfer/discussion-bulk.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { startLongJob } from '#server/moderation/bulk/long-job-answer.ts';
import { requireSanctioning } from '#server/moderation/decision/decision.policy.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { PostType } from '#server/post/post-authorship.queries.ts';
import { type ContentIDs, countContent, deletedUserID, findContent } from './content-deletion.queries.ts';
import { contentDisowning, contentRemoval } from './content-deletion.ts';

/** Starts the job for the posts of one type. Returns the job ID. */
async function begin(
  forum: Forum,
  viewer: Viewer,
  about: { method: ContentDeletionMethod; recordType: PostType; itemIDs: readonly number[] },
): Promise<string> {
  const { method, recordType, itemIDs } = about;
  if (method === 'keep') {
    const input = { recordType, toUserID: await deletedUserID(forum.db) };
    return startLongJob(forum, viewer, contentDisowning, { input, itemIDs });
  }
  if (recordType === 'discussion') return startLongJob(forum, viewer, discussionDeletion, { input: {}, itemIDs });
  return startLongJob(forum, viewer, contentRemoval, { input: { keepsPlace: method === 'tombstone' }, itemIDs });
}

async function beginAll(
  forum: Forum,
  viewer: Viewer,
  { discussionIDs, commentIDs }: ContentIDs,
  method: ContentDeletionMethod,
): Promise<ContentJob[]> {
  const parts = [
    { recordType: 'comment', itemIDs: commentIDs },
    { recordType: 'discussion', itemIDs: discussionIDs },
  ] as const;
  const jobs: ContentJob[] = [];
  for (const { recordType, itemIDs } of parts) {
    if (itemIDs.length === 0) continue;
    const jobTrackingID = await begin(forum, viewer, { method, recordType, itemIDs });
    jobs.push({ jobTrackingID, recordType, countTotalIDs: itemIDs.length });
  }
  return jobs;
}

/** The routes for all posts of a member: counting them, and deleting them by one of three methods. */
export const contentDeletionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const requireMember = async (viewer: Viewer, userID: number): Promise<void> => {
    await requireSanctioning(forum, viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));
  };

  server.route({
    ...contentDeletionRoutes.preview,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      await requireMember(request.viewer, userID);
      return countContent(forum.db, userID);
    },
  });

  server.route({
    ...contentDeletionRoutes.delete,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      const userID = resolveMemberID(request, request.params.id);
      await requireMember(viewer, userID);
      const posts = await findContent(forum.db, userID, { withOwnThreads: body.method === 'keep' });
      return reply.code(202).send(await beginAll(forum, viewer, posts, body.method));
    },
  });
};
