import { sql, type Transaction } from 'kysely';
import { CommentPatch, CommentPost } from '#api/discussion/comment/comment-fields.contract.ts';
import { DiscussionPatch, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { changeComment, writeComment } from '#server/discussion/comment/comment-writing.ts';
import { changeDiscussion, startDiscussion } from '#server/discussion/discussion-writing.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import { notifyHeldPostDecision } from '#server/moderation/triage/moderator-notification.ts';
import { moderatorPermissions, requireTriage } from '#server/moderation/triage/triage.policy.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { conflictError } from './conflict-error.ts';
import { decideHeldPost, type HeldPostEnd, type HeldPostRow, lockHeldPost } from './held-post.queries.ts';
import type { PostOrigin } from './premoderation.ts';
import { verifyMember } from './verified-member.queries.ts';

type Trx = Transaction<Tables>;

/**
 * Returns a held post that the viewer may decide on, and locks it until the transaction ends.
 *
 * @throws {ApiError} held-post.decided
 */
export async function lockUndecided(trx: Trx, viewer: Viewer, id: number): Promise<HeldPostRow> {
  const row = requireFound(await lockHeldPost(trx, id), 'held-post.not-found');
  requireTriage(viewer, row.category_id);
  if (row.status !== 'held')
    throw await conflictError(trx, 'held-post.decided', { userID: row.update_user_id, date: row.date_updated });
  return row;
}

/** The moderator who decides, and the forum. */
interface Decider {
  readonly forum: Forum;
  readonly viewer: Viewer;
}

async function decide(
  trx: Trx,
  { forum, viewer }: Decider,
  { heldPostID }: HeldPostRow,
  end: Omit<HeldPostEnd, 'userID' | 'now'>,
): Promise<number> {
  await decideHeldPost(trx, heldPostID, { ...end, userID: viewer.userID, now: forum.now() });
  return logAction(trx, {
    action: end.status === 'approved' ? 'held-post.approve' : 'held-post.reject',
    actorID: viewer.userID,
    recordType: 'held-post',
    recordID: heldPostID,
    before: { status: 'held' },
    after: { status: end.status },
    reason: end.reason,
    isPublic: false,
  });
}

/** Publishes a held post as its author, with the author's current permissions. Returns the ID of the post. */
async function publish(forum: Forum, row: HeldPostRow): Promise<number> {
  const author = await viewerOfUser(forum, row.insert_user_id);
  if (author.userID === 0) throw new ApiError('user.not-found');
  const passing = { ipAddress: row.ip_address, isApproved: true, writtenAt: new Date(row.date_inserted) };
  if (row.edit_of !== null) return applyEdit(forum, author, row, passing);
  return row.recordType === 'discussion'
    ? startDiscussion(forum, author, DiscussionPost.parse(row.post), passing)
    : writeComment(forum, author, CommentPost.parse(row.post), passing);
}

/**
 * Rejects an edit if the post has changed since the edit was written.
 *
 * @throws {ApiError} held-post.conflict.
 */
async function requireUnchanged({ db }: Forum, { heldPostID, recordType, edit_of: id }: HeldPostRow) {
  const { rows } = await sql<{ date: string; userID: number | null; name: string | null; is_changed: boolean }>`
    select coalesce(p.date_updated, p.date_inserted) as date, m.user_id as "userID", m.name,
      coalesce(p.date_updated, p.date_inserted) > h.date_seen as is_changed
    from ${sql.table(recordType)} p join held_post h on h.held_post_id = ${heldPostID}
      left join member m on m.user_id = coalesce(p.update_user_id, p.insert_user_id)
    where p.${sql.ref(`${recordType}_id`)} = ${id} and p.date_deleted is null
  `.execute(db);
  const [post] = rows;
  if (!post) throw new ApiError(recordType === 'discussion' ? 'discussion.gone' : 'comment.not-found');
  const { date, userID, name } = post;
  if (post.is_changed)
    throw new ApiError('held-post.conflict', { subject: name ?? '', record: { userID, name, date } });
}

async function applyEdit(forum: Forum, author: Viewer, row: HeldPostRow, passing: PostOrigin): Promise<number> {
  const id = row.edit_of as number;
  await requireUnchanged(forum, row);
  if (row.recordType === 'discussion')
    await changeDiscussion(forum, author, id, DiscussionPatch.parse(row.post), passing);
  else await changeComment(forum, author, id, CommentPatch.parse(row.post), passing);
  return id;
}

/**
 * Approves and publishes a held post in one transaction. It is published only once, and stays held if publishing fails.
 *
 * @throws {ApiError} held-post.decided, which names the moderator who decided first; all errors of publishing.
 */
export async function approveHeldPost(
  trx: Trx,
  decider: Decider,
  id: number,
  { verifyUser }: { verifyUser: boolean },
): Promise<void> {
  const within = { ...decider.forum, db: trx };
  const row = await lockUndecided(trx, decider.viewer, id);
  const recordID = await publish(within, row);
  await decide(trx, decider, row, { status: 'approved', recordID });
  await notifyHeldPostDecision(within, row, { status: 'approved', recordID });
  const { userID: byUserID } = decider.viewer;
  if (verifyUser) await verifyMember(trx, { userID: row.insert_user_id, byUserID, now: within.now() });
}

/**
 * Rejects a held post with a reason for its author. Returns the ID of the log entry.
 *
 * @throws {ApiError} held-post.decided, which names the moderator who decided first.
 */
export async function rejectHeldPost(trx: Trx, decider: Decider, id: number, reason: string): Promise<number> {
  const row = await lockUndecided(trx, decider.viewer, id);
  const logID = await decide(trx, decider, row, { status: 'rejected', reason });
  await notifyHeldPostDecision({ ...decider.forum, db: trx }, row, { status: 'rejected' });
  return logID;
}

defineUndo({
  action: 'held-post.reject',
  permission: moderatorPermissions,
  undo: (trx, { recordID }) => decideHeldPost(trx, recordID, { status: 'held', userID: null, now: null }),
});
