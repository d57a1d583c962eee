import type { Transaction } from 'kysely';
import { internalStatusID, statusIDs } from '#api/discussion/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/discussion-status-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { readColumns } from '#server/moderation/moderation-log.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import type { Tables } from '#server/platform/tables.ts';
import { demand, may, type Viewer } from '#server/platform/viewer.ts';
import type { DiscussionChange } from './discussion-change.queries.ts';
import { updateDiscussion } from './discussion-change.queries.ts';
import { withDiscussionLog } from './discussion-log.ts';
import { findStatuses, findStatusOf } from './discussion-status.queries.ts';
import { lockDiscussionRow, refuseDeleted } from './locked-post.queries.ts';
import { refuseAsChanged } from './seen-discussion.ts';

/** Who says what discussions stand at, in their category. */
const givers = ['discussions.edit', 'community.moderate'] as const;

/** What a discussion is asked to stand at, why, and what it stood at as it was seen. */
export interface StatusGiving {
  readonly statusID: number;
  readonly statusNotes?: string | null | undefined;
  readonly seen?: { readonly statusID: number } | undefined;
}

/** Reads a status that the viewer may know of. */
export async function readStatus(db: Queryable, viewer: Viewer, statusID: number): Promise<RecordStatus> {
  const known = (await findStatuses(db)).find((status) => status.statusID === statusID);
  const status = found(known, 'discussion-status.not-found');
  if (status.isInternal && !may(viewer, 'staff.allow')) throw new ApiError('discussion-status.not-found');
  return status;
}

/** What becomes of a discussion that is given a status; refuses one that is not for it. */
function changeTo(
  status: RecordStatus,
  { type, ownID }: { readonly type: string; readonly ownID: number },
): DiscussionChange {
  const { statusID } = status;
  if (status.isInternal) return { resolved: statusID === statusIDs.resolved };
  if (statusID === ownID || statusID === statusIDs.none) return { statusID: null };
  if (status.isSystem) throw ApiError.fields({ statusID: 'This status is set automatically.' });
  if (status.recordSubtype !== null && status.recordSubtype !== type)
    throw ApiError.fields({ statusID: 'This status belongs to another post type.' });
  return { statusID };
}

async function give(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  { discussionID, status, asked }: { discussionID: number; status: RecordStatus; asked: StatusGiving },
): Promise<void> {
  const row = await lockDiscussionRow(trx, discussionID);
  demand(viewer, 'discussions.view', row.category_id);
  if (status.isInternal) demand(viewer, 'staff.allow');
  else demand(viewer, givers, row.category_id);
  await refuseDeleted(trx, row, 'discussion.deleted-meanwhile');
  const present = found(await findStatusOf(trx, discussionID), 'discussion.not-found');
  const stands = status.isInternal ? internalStatusID(present.resolved) : present.statusID;
  if (asked.seen && asked.seen.statusID !== stands) await refuseAsChanged(trx, discussionID);
  const isTold = present.type === 'idea' && !status.isInternal && asked.statusNotes !== undefined;
  const change = { ...changeTo(status, present), ...(isTold && { statusNotes: asked.statusNotes || null }) };
  const entry = { discussionID, actorID: viewer.userID, reason: asked.statusNotes || undefined };
  await withDiscussionLog(trx, entry, () =>
    updateDiscussion(trx, discussionID, { change, userID: viewer.userID, now: forum.now() }),
  );
}

/**
 * Says what an idea stands at, and what everybody is told of it; gives both as they are then.
 *
 * @throws {ApiError} discussion.not-an-idea for other discussions.
 */
export async function giveIdeaStatus(forum: Forum, viewer: Viewer, discussionID: number, asked: StatusGiving) {
  const status = await readStatus(forum.db, viewer, asked.statusID);
  return inTransaction(forum.db, async (trx) => {
    const { type } = await lockDiscussionRow(trx, discussionID);
    await give(trx, forum, viewer, { discussionID, status, asked });
    if (type !== 'idea') throw new ApiError('discussion.not-an-idea');
    const { status_notes } = await readColumns(trx, 'discussion', discussionID, ['status_notes']);
    const present = found(await findStatusOf(trx, discussionID), 'discussion.not-found');
    return { statusID: present.statusID, statusNotes: status_notes as string | null };
  });
}

/**
 * Says what a discussion stands at. An internal status resolves it, or takes that back; the status it has by itself takes a
 * given one away.
 *
 * @throws {ApiError} discussion.changed-meanwhile where it no longer stands at what was seen.
 */
export async function giveStatus(
  forum: Forum,
  viewer: Viewer,
  discussionID: number,
  asked: StatusGiving,
): Promise<void> {
  const status = await readStatus(forum.db, viewer, asked.statusID);
  await inTransaction(forum.db, (trx) => give(trx, forum, viewer, { discussionID, status, asked }));
}
