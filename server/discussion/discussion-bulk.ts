import type { Transaction } from 'kysely';
import { z } from 'zod';
import { SeenDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import type { AskedPermission } from '#api/member/permission.ts';
import { defineLongJob, type LongJobScene } from '#server/moderation/long-job.ts';
import { logAction } from '#server/moderation/moderation-log.ts';
import type { Tables } from '#server/platform/tables.ts';
import { demand } from '#server/platform/viewer.ts';
import { demandPostable } from './discussion.policy.ts';
import { moveDiscussion, updateDiscussion } from './discussion-change.queries.ts';
import { deleteDiscussionLogged } from './discussion-log.ts';
import { mergeDiscussion } from './discussion-merge.ts';
import { leaveRedirect } from './discussion-redirect.queries.ts';
import { type LockedPost, lockDiscussionRow, refuseDeleted } from './locked-post.queries.ts';
import { demandAsSeen } from './seen-discussion.ts';

type Trx = Transaction<Tables>;

const id = z.int().positive();

/** Locks a discussion that the viewer may manage; refuses others, and tells by whom one was deleted meanwhile. */
async function lockManaged(
  trx: Trx,
  { viewer }: LongJobScene,
  discussionID: number,
  permission: AskedPermission = 'discussions.manage',
): Promise<LockedPost> {
  const row = await lockDiscussionRow(trx, discussionID);
  demand(viewer, 'discussions.view', row.category_id);
  demand(viewer, permission, row.category_id);
  await refuseDeleted(trx, row, 'discussion.deleted-meanwhile');
  return row;
}

/** Deletes discussions. */
export const discussionDeletion = defineLongJob({
  kind: 'discussion.delete',
  schema: z.object({}),
  async perform(trx, scene, _, discussionID) {
    await lockManaged(trx, scene, discussionID);
    return { logID: await deleteDiscussionLogged(trx, discussionID, { userID: scene.viewer.userID, now: scene.now }) };
  },
});

/** Gives a discussion another type, and logs it. */
async function retype(trx: Trx, { viewer, now }: LongJobScene, discussionID: number, types: readonly [string, string]) {
  const [before, after] = types;
  if (before === after) return;
  await updateDiscussion(trx, discussionID, { change: { type: after }, userID: viewer.userID, now });
  const record = { actorID: viewer.userID, recordType: 'discussion', recordID: discussionID } as const;
  await logAction(trx, { ...record, action: 'discussion.type', before: { type: before }, after: { type: after } });
}

/** Moves discussions into a category, if asked with another type; those that are there already stay. */
export const discussionMoving = defineLongJob({
  kind: 'discussion.move',
  schema: z.object({
    categoryID: id,
    addRedirects: z.boolean(),
    postTypeID: z.enum(discussionTypes).optional(),
    seen: SeenDiscussion.optional(),
  }),
  async perform(trx, scene, { categoryID, addRedirects, postTypeID, seen }, discussionID) {
    const { category_id, name, type } = await lockManaged(trx, scene, discussionID, 'discussions.edit');
    await demandAsSeen(trx, discussionID, seen);
    if (category_id === categoryID) return;
    const newType = type === 'redirect' ? type : (postTypeID ?? type);
    if (type !== 'redirect') demandPostable(scene.viewer, categoryID, newType);
    await retype(trx, scene, discussionID, [type, newType]);
    await moveDiscussion(trx, discussionID, categoryID);
    const link = { discussionID, categoryID: category_id, url: discussionUrl({ discussionID, name }) };
    const redirectID = addRedirects ? await leaveRedirect(trx, link) : undefined;
    const logID = await logAction(trx, {
      action: 'discussion.move',
      actorID: scene.viewer.userID,
      recordType: 'discussion',
      recordID: discussionID,
      before: { category_id, ...(redirectID !== undefined && { redirect_id: redirectID }) },
      after: { category_id: categoryID },
    });
    return { logID };
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

/** Merges discussions into another one. */
export const discussionMerging = defineLongJob({
  kind: 'discussion.merge',
  schema: z.object({ destinationID: id, addRedirects: z.boolean() }),
  async perform(trx, scene, { destinationID, addRedirects }, sourceID) {
    const { viewer, now } = scene;
    const rows = new Map<number, LockedPost>();
    for (const one of [sourceID, destinationID].sort((a, b) => a - b))
      rows.set(one, await lockManaged(trx, scene, one));
    if ([...rows.values()].some(({ type }) => type === 'redirect')) throw new ApiError('discussion.is-redirect');
    const merge = { sourceID, destinationID, addRedirect: addRedirects, userID: viewer.userID, now };
    return { logID: await mergeDiscussion(trx, merge) };
  },
});
