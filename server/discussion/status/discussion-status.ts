import type { Transaction } from 'kysely';
import { internalStatusID, statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { DiscussionChange } from '#server/discussion/discussion-change.queries.ts';
import { updateDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { withDiscussionLog } from '#server/discussion/discussion-log.ts';
import { rejectAsChanged } from '#server/discussion/expected-discussion.ts';
import { lockDiscussionRow, refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import { readColumns } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findStatuses, findStatusOf } from './discussion-status.queries.ts';

/** The permissions that allow setting the status of a discussion, checked in its category. */
const givers = ['discussions.edit', 'community.moderate'] as const;

/** The requested status of a discussion, the note, and the status that the client last loaded. */
export interface StatusRequest {
  readonly statusID: number;
  readonly statusNotes?: string | null | undefined;
  readonly seen?: { readonly statusID: number } | undefined;
}

/**
 * Loads a status that the viewer may see. Throws ApiError `discussion-status.not-found` when it does not exist or is
 * internal and the viewer is not staff.
 */
export async function readStatus(db: Queryable, viewer: Viewer, statusID: number): Promise<RecordStatus> {
  const known = (await findStatuses(db)).find((status) => status.statusID === statusID);
  const status = requireFound(known, 'discussion-status.not-found');
  if (status.isInternal && !may(viewer, 'staff.allow')) throw new ApiError('discussion-status.not-found');
  return status;
}

/** Determines the change of a discussion that receives a status. Throws when the status does not apply to it. */
function changeTo(
  status: RecordStatus,
  { type, automaticStatusID }: { readonly type: string; readonly automaticStatusID: number },
): DiscussionChange {
  const { statusID } = status;
  if (status.isInternal) return { resolved: statusID === statusIDs.resolved };
  if (statusID === automaticStatusID || statusID === statusIDs.none) return { statusID: null };
  if (status.isSystem) throw ApiError.fields({ statusID: 'This status is set automatically.' });
  if (status.recordSubtype !== null && status.recordSubtype !== type)
    throw ApiError.fields({ statusID: 'This status belongs to another post type.' });
  return { statusID };
}

async function give(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  { discussionID, status, asked }: { discussionID: number; status: RecordStatus; asked: StatusRequest },
): Promise<void> {
  const row = await lockDiscussionRow(trx, discussionID);
  requirePermission(viewer, 'discussions.view', row.category_id);
  if (status.isInternal) requirePermission(viewer, 'staff.allow');
  else requirePermission(viewer, givers, row.category_id);
  await refuseDeleted(trx, row, 'discussion.deleted-meanwhile');
  const present = requireFound(await findStatusOf(trx, discussionID), 'discussion.not-found');
  const stands = status.isInternal ? internalStatusID(present.resolved) : present.statusID;
  if (asked.seen && asked.seen.statusID !== stands) await rejectAsChanged(trx, discussionID);
  const hasNotes = present.type === 'idea' && !status.isInternal && asked.statusNotes !== undefined;
  const change = { ...changeTo(status, present), ...(hasNotes && { statusNotes: asked.statusNotes || null }) };
  const entry = { discussionID, actorID: viewer.userID, reason: asked.statusNotes || undefined };
  await withDiscussionLog(trx, entry, () =>
    updateDiscussion(trx, discussionID, { change, userID: viewer.userID, now: forum.now() }),
  );
}

/**
 * Sets the status of an idea and its public note. Returns both in their new state.
 *
 * @throws {ApiError} discussion.not-an-idea for other discussions.
 */
export async function assignIdeaStatus(forum: Forum, viewer: Viewer, discussionID: number, requested: StatusRequest) {
  const status = await readStatus(forum.db, viewer, requested.statusID);
  return inTransaction(forum.db, async (trx) => {
    const { type } = await lockDiscussionRow(trx, discussionID);
    await give(trx, forum, viewer, { discussionID, status, asked: requested });
    if (type !== 'idea') throw new ApiError('discussion.not-an-idea');
    const { status_notes } = await readColumns(trx, 'discussion', discussionID, ['status_notes']);
    const present = requireFound(await findStatusOf(trx, discussionID), 'discussion.not-found');
    return { statusID: present.statusID, statusNotes: status_notes as string | null };
  });
}

/**
 * Sets the status of a discussion. An internal status resolves or unresolves the discussion. The automatic status
 * removes the assigned one.
 *
 * @throws {ApiError} discussion.changed-meanwhile when the status differs from the one that the client last loaded.
 */
export async function assignStatus(
  forum: Forum,
  viewer: Viewer,
  discussionID: number,
  requested: StatusRequest,
): Promise<void> {
  const status = await readStatus(forum.db, viewer, requested.statusID);
  await inTransaction(forum.db, (trx) => give(trx, forum, viewer, { discussionID, status, asked: requested }));
}
