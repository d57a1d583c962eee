import type { Transaction } from 'kysely';
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { updateDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { deleteDiscussionLogged } from '#server/discussion/discussion-log.ts';
import { demandManageable, type LockedPost, lockDiscussionRow } from '#server/discussion/locked-post.queries.ts';
import { defineLongJob, type LongJobContext } from '#server/moderation/bulk/long-job.ts';
import { logAction, readColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { demand } from '#server/platform/http/viewer.ts';
import { mergeDiscussion } from './discussion-merge.ts';
import { refuseMerged } from './moved-meanwhile.ts';

type Trx = Transaction<Tables>;

const id = z.int().positive();

/** Locks a discussion that the viewer may manage; refuses others, and tells by whom one was deleted meanwhile. */
async function lockManaged(trx: Trx, { viewer }: LongJobContext, discussionID: number): Promise<LockedPost> {
  return demandManageable(trx, viewer, await lockDiscussionRow(trx, discussionID), 'discussions.manage');
}

/** Deletes discussions. A link that went with its discussion in the same job counts as deleted. */
export const discussionDeletion = defineLongJob({
  kind: 'discussion.delete',
  schema: z.object({}),
  async perform(trx, scene, _, discussionID) {
    const { viewer, now, begun } = scene;
    const row = await lockDiscussionRow(trx, discussionID);
    const isOwnWork = row.type === 'redirect' && row.delete_user_id === viewer.userID && row.date_deleted !== null;
    if (isOwnWork && Date.parse(row.date_deleted ?? '') >= Math.floor(begun.getTime() / 1_000) * 1_000) return;
    await demandManageable(trx, viewer, row, 'discussions.manage');
    return { logID: await deleteDiscussionLogged(trx, discussionID, { userID: viewer.userID, now }) };
  },
});

/** Closes discussions, or opens them again; those that are so already stay. */
export const discussionClosing = defineLongJob({
  kind: 'discussion.close',
  schema: z.object({ closed: z.boolean() }),
  async perform(trx, scene, { closed }, discussionID) {
    const { viewer, now } = scene;
    const row = await lockManaged(trx, scene, discussionID);
    demand(viewer, 'discussions.close', row.category_id);
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

/** Says of discussions that the team has resolved them, or not yet; those that are so already stay. */
export const discussionResolving = defineLongJob({
  kind: 'discussion.resolve',
  schema: z.object({ resolved: z.boolean() }),
  async perform(trx, scene, { resolved }, discussionID) {
    const { viewer, now } = scene;
    const row = await demandManageable(trx, viewer, await lockDiscussionRow(trx, discussionID), 'site.manage');
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

/** Merges discussions into another one. */
export const discussionMerging = defineLongJob({
  kind: 'discussion.merge',
  schema: z.object({ destinationID: id, addRedirects: z.boolean() }),
  async perform(trx, scene, { destinationID, addRedirects }, sourceID) {
    const { viewer, now } = scene;
    const rows = new Map<number, LockedPost>();
    for (const one of [sourceID, destinationID].sort((a, b) => a - b)) {
      const row = await lockDiscussionRow(trx, one);
      demand(viewer, 'discussions.manage', row.category_id);
      if (row.type === 'redirect' || row.date_deleted !== null) await refuseMerged(trx, one);
      rows.set(one, await demandManageable(trx, viewer, row, 'discussions.manage'));
    }
    if ([...rows.values()].some(({ type }) => type === 'redirect')) throw new ApiError('discussion.is-redirect');
    const merge = { sourceID, destinationID, addRedirect: addRedirects, userID: viewer.userID, now };
    return { logID: await mergeDiscussion(trx, merge) };
  },
});
