import type { Transaction } from 'kysely';
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { updateDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { deleteDiscussionLogged } from '#server/discussion/discussion-log.ts';
import { type LockedPost, lockDiscussionRow, requireManageable } from '#server/discussion/locked-post.queries.ts';
import { defineLongJob, type LongJobContext } from '#server/moderation/bulk/long-job.ts';
import { logAction, readColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { rejectIfMerged } from './concurrent-move.ts';
import { mergeDiscussion } from './discussion-merge.ts';

type Trx = Transaction<Tables>;

const id = z.int().positive();

/**
 * Locks a discussion and checks that the viewer may manage it. The error of a discussion deleted in the meantime states
 * who deleted it.
 */
async function lockManaged(trx: Trx, { viewer }: LongJobContext, discussionID: number): Promise<LockedPost> {
  return requireManageable(trx, viewer, await lockDiscussionRow(trx, discussionID), 'discussions.manage');
}

/**
 * A long-running job that deletes discussions. A redirect that was already deleted with its discussion in the same job
 * counts as deleted.
 */
export const discussionDeletion = defineLongJob({
  kind: 'discussion.delete',
  schema: z.object({}),
  async perform(trx, scene, _, discussionID) {
    const { viewer, now, begun } = scene;
    const row = await lockDiscussionRow(trx, discussionID);
    const isOwnWork = row.type === 'redirect' && row.delete_user_id === viewer.userID && row.date_deleted !== null;
    if (isOwnWork && Date.parse(row.date_deleted ?? '') >= Math.floor(begun.getTime() / 1_000) * 1_000) return;
    await requireManageable(trx, viewer, row, 'discussions.manage');
    return { logID: await deleteDiscussionLogged(trx, discussionID, { userID: viewer.userID, now }) };
  },
});

/**
 * A long-running job that closes or reopens discussions. Discussions already in the requested state remain unchanged.
 */
export const discussionClosing = defineLongJob({
  kind: 'discussion.close',
  schema: z.object({ closed: z.boolean() }),
  async perform(trx, scene, { closed }, discussionID) {
    const { viewer, now } = scene;
    const row = await lockManaged(trx, scene, discussionID);
    requirePermission(viewer, 'discussions.close', row.category_id);
    if (row.closed === closed) return;
    await updateDiscussion(trx, discussionID, { change: { closed }, userID: viewer.userID, now });
    const logID = await logAction(trx, {
      action: closed ? 'discussion.close' : 'discussion.open',
      actorID: viewer.userID,
      recordType: 'discussion',
      recordID: discussionID,
      before: { closed: !closed },
      after: { closed },
    });
    return { logID };
  },
});

/**
 * A long-running job that marks discussions as resolved by the team, or as unresolved. Discussions already in the
 * requested state remain unchanged.
 */
export const discussionResolving = defineLongJob({
  kind: 'discussion.resolve',
  schema: z.object({ resolved: z.boolean() }),
  async perform(trx, scene, { resolved }, discussionID) {
    const { viewer, now } = scene;
    const row = await requireManageable(trx, viewer, await lockDiscussionRow(trx, discussionID), 'site.manage');
    const before = await readColumns(trx, 'discussion', discussionID, ['resolved']);
    if (row.type === 'redirect' || before['resolved'] === resolved) return;
    await updateDiscussion(trx, discussionID, { change: { resolved }, userID: viewer.userID, now });
    const logID = await logAction(trx, {
      action: resolved ? 'discussion.resolve' : 'discussion.unresolve',
      actorID: viewer.userID,
      recordType: 'discussion',
      recordID: discussionID,
      before,
      after: { resolved },
    });
    return { logID };
  },
});

/** A long-running job that merges discussions into another one. */
export const discussionMerging = defineLongJob({
  kind: 'discussion.merge',
  schema: z.object({ destinationID: id, addRedirects: z.boolean() }),
  async perform(trx, scene, { destinationID, addRedirects }, sourceID) {
    const { viewer, now } = scene;
    const rows = new Map<number, LockedPost>();
    for (const one of [sourceID, destinationID].sort((a, b) => a - b)) {
      const row = await lockDiscussionRow(trx, one);
      requirePermission(viewer, 'discussions.manage', row.category_id);
      if (row.type === 'redirect' || row.date_deleted !== null) await rejectIfMerged(trx, one);
      rows.set(one, await requireManageable(trx, viewer, row, 'discussions.manage'));
    }
    if ([...rows.values()].some(({ type }) => type === 'redirect')) throw new ApiError('discussion.is-redirect');
    const merge = { sourceID, destinationID, addRedirect: addRedirects, userID: viewer.userID, now };
    return { logID: await mergeDiscussion(trx, merge) };
  },
});
