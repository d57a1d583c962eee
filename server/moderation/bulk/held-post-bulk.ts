import { sql } from 'kysely';
import { z } from 'zod';
import { deleteHeldPost } from '#server/moderation/approval/held-post.queries.ts';
import { approveHeldPost, lockUndecided, rejectHeldPost } from '#server/moderation/approval/held-post-decision.ts';
import { defineRowUndo, logRowChange, type RowSources } from '#server/moderation/log/row-log.ts';
import { moderatorPermissions } from '#server/moderation/triage/triage.policy.ts';
import { defineLongJob } from './long-job.ts';

/** Publishes held posts, each as its author. This cannot be undone, because others may have read the posts. */
export const heldPostApproval = defineLongJob({
  kind: 'held-post.approve',
  schema: z.object({ verifyUser: z.boolean() }),
  perform: (trx, { forum, viewer }, { verifyUser }, heldPostID) =>
    approveHeldPost(trx, { forum, viewer }, heldPostID, { verifyUser }),
});

/** Rejects held posts. Each author retains the text and can read the reason. */
export const heldPostRejection = defineLongJob({
  kind: 'held-post.reject',
  schema: z.object({ reason: z.string() }),
  perform: async (trx, { forum, viewer }, { reason }, heldPostID) => ({
    logID: await rejectHeldPost(trx, { forum, viewer }, heldPostID, reason),
  }),
});

const sources: RowSources = async (_trx, heldPostID) => [
  { table: 'held_post', key: ['held_post_id'], where: sql`held_post_id = ${heldPostID}` },
];

/**
 * Deletes held posts with their content, without notifying the authors; meant for spam. The deletion can be undone in
 * the log.
 */
export const heldPostDeletion = defineLongJob({
  kind: 'held-post.delete',
  schema: z.object({}),
  async perform(trx, { viewer }, _input, heldPostID) {
    await lockUndecided(trx, viewer, heldPostID);
    const record = { recordType: 'held-post', recordID: heldPostID, actorID: viewer.userID, isPublic: false } as const;
    const logID = await logRowChange(trx, sources, { ...record, action: 'held-post.delete' }, () =>
      deleteHeldPost(trx, heldPostID),
    );
    return { logID };
  },
});

defineRowUndo({ actions: ['held-post.delete'], permission: moderatorPermissions, sources });
