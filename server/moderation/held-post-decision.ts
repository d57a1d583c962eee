import { sql } from 'kysely';
import { CommentPatch, CommentPost } from '#api/discussion/comment-fields.contract.ts';
import { DiscussionPatch, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { changeComment, writeComment } from '#server/discussion/comment-writing.ts';
import { changeDiscussion, startDiscussion } from '#server/discussion/discussion-writing.ts';
import { viewerOfUser } from '#server/member/session.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { decideHeldPost, findHeldPost, type HeldPostEnd, type HeldPostRow, lockHeldPost } from './held-post.queries.ts';
import { defineUndo, logAction } from './moderation-log.ts';
import { tellDecided } from './order-news.ts';
import type { Passing } from './premoderation.ts';
import { quickerRefusal } from './quicker-refusal.ts';
import { demandTriage, moderating } from './triage.policy.ts';
import { verifyMember } from './verified-member.queries.ts';

async function decide(forum: Forum, viewer: Viewer, id: number, end: Omit<HeldPostEnd, 'userID' | 'now'>) {
  await inTransaction(forum.db, async (trx) => {
    const row = found(await lockHeldPost(trx, id), 'held-post.not-found');
    if (row.status !== 'held')
      throw await quickerRefusal(trx, 'held-post.decided', { userID: row.update_user_id, date: row.date_updated });
    await decideHeldPost(trx, id, { ...end, userID: viewer.userID, now: forum.now() });
    await logAction(trx, {
      action: end.status === 'approved' ? 'held-post.approve' : 'held-post.reject',
      actorID: viewer.userID,
      recordType: 'held-post',
      recordID: id,
      before: { status: 'held' },
      after: { status: end.status },
      reason: end.reason,
      isPublic: false,
    });
  });
}

/** Posts what was held, as its author and with their permissions of this moment; gives its number. */
async function publish(forum: Forum, row: HeldPostRow): Promise<number> {
  const author = await viewerOfUser(forum, row.insert_user_id);
  if (author.userID === 0) throw new ApiError('user.not-found');
  const passing = { ipAddress: row.ip_address, isApproved: true, writtenAt: new Date(row.date_inserted) };
  if (row.edit_of !== null) return applyEdit(forum, author, row, passing);
  return row.recordType === 'discussion'
    ? startDiscussion(forum, author, DiscussionPost.parse(row.post), passing)
    : writeComment(forum, author, CommentPost.parse(row.post), passing);
}

/** Refuses an edit of a post that has changed since it was written. @throws {ApiError} held-post.conflict. */
async function demandUnchanged({ db }: Forum, { heldPostID, recordType, edit_of: id }: HeldPostRow) {
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

async function applyEdit(forum: Forum, author: Viewer, row: HeldPostRow, passing: Passing): Promise<number> {
  const id = row.edit_of as number;
  await demandUnchanged(forum, row);
  if (row.recordType === 'discussion')
    await changeDiscussion(forum, author, id, DiscussionPatch.parse(row.post), passing);
  else await changeComment(forum, author, id, CommentPatch.parse(row.post), passing);
  return id;
}

async function findFor({ db }: Forum, viewer: Viewer, id: number): Promise<HeldPostRow> {
  const row = found(await findHeldPost(db, id), 'held-post.not-found');
  demandTriage(viewer, row.category_id);
  return row;
}

/**
 * Approves a held post: it is decided first, so that it is posted once; where it cannot be posted it waits again.
 *
 * @throws {ApiError} held-post.decided names who was quicker; whatever posting refuses.
 */
export async function approveHeldPost(
  forum: Forum,
  viewer: Viewer,
  id: number,
  { verifyUser }: { verifyUser: boolean },
): Promise<void> {
  const row = await findFor(forum, viewer, id);
  await decide(forum, viewer, id, { status: 'approved' });
  const mark = { userID: viewer.userID, now: forum.now() };
  const recordID = await publish(forum, row).catch(async (error: unknown) => {
    await decideHeldPost(forum.db, id, { status: 'held', userID: null, now: null });
    throw error;
  });
  await decideHeldPost(forum.db, id, { status: 'approved', recordID, ...mark });
  await tellDecided(forum, row, { status: 'approved', recordID });
  if (verifyUser)
    await verifyMember(forum.db, { userID: row.insert_user_id, byUserID: viewer.userID, now: forum.now() });
}

/** Rejects a held post with a reason that its author reads. @throws {ApiError} held-post.decided names who was quicker. */
export async function rejectHeldPost(forum: Forum, viewer: Viewer, id: number, reason: string): Promise<void> {
  const row = await findFor(forum, viewer, id);
  await decide(forum, viewer, id, { status: 'rejected', reason });
  await tellDecided(forum, row, { status: 'rejected' });
}

defineUndo({
  action: 'held-post.reject',
  permission: moderating,
  undo: (trx, { recordID }) => decideHeldPost(trx, recordID, { status: 'held', userID: null, now: null }),
});
