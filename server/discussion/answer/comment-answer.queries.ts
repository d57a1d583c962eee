import { sql, type Transaction } from 'kysely';
import type { AnswerStatus } from '#api/discussion/answer/answer-status.ts';
import { lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** An answer to be accepted or rejected, with the data for the permission check. */
export interface AnswerPlace {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly type: string;
  readonly closed: boolean;
  readonly discussion_user_id: number;
  readonly insert_user_id: number;
  readonly qna: 'accepted' | 'rejected' | null;
  readonly date_deleted: string | null;
  readonly delete_user_id: number | null;
  readonly discussion_deleted: string | null;
}

/** Locks the discussion of a comment and loads the data that is needed to accept or reject the comment. */
export async function lockAnswer(trx: Trx, commentID: number): Promise<AnswerPlace | undefined> {
  const { rows: places } = await sql<{ discussion_id: number }>`
    select discussion_id from comment where comment_id = ${commentID}
  `.execute(trx);
  // Acquiring the lock may block, so the data is read afterwards.
  if (places[0]) await lockDiscussion(trx, places[0].discussion_id);
  const { rows } = await sql<AnswerPlace>`
    select d.discussion_id, d.category_id, d.type, d.closed, d.insert_user_id as discussion_user_id, c.insert_user_id,
      c.qna, c.date_deleted, c.delete_user_id, d.date_deleted as discussion_deleted
    from comment c join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = ${commentID}
  `.execute(trx);
  return rows[0];
}

/** Returns the members who have bookmarked a discussion. */
export async function findBookmarkers(trx: Trx, discussionID: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from discussion_member where discussion_id = ${discussionID} and bookmarked
  `.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Recalculates the accepted answer of a discussion: the one that was accepted first. */
export async function refreshAccepted(trx: Trx, discussionID: number): Promise<void> {
  await sql`
    update discussion set accepted_comment_id = (
      select comment_id from comment
      where discussion_id = ${discussionID} and qna = 'accepted' and date_deleted is null
      order by date_accepted nulls first, comment_id
      limit 1)
    where discussion_id = ${discussionID}
  `.execute(trx);
}

/**
 * Stores the status of an answer and updates the accepted answer of its question. Any status other than accepted clears
 * the acceptor and the date.
 */
export async function updateAnswer(
  trx: Trx,
  { commentID, discussionID, status, userID, now }: AnswerWriting,
): Promise<void> {
  const [qna, date, acceptor] =
    status === 'accepted' ? [status, now, userID] : [status === 'pending' ? null : status, null, null];
  await sql`
    update comment set qna = ${qna}, date_accepted = ${date}, accept_user_id = ${acceptor}::bigint
    where comment_id = ${commentID}
  `.execute(trx);
  await refreshAccepted(trx, discussionID);
}

/** The new status of an answer, with its author and date. */
export interface AnswerWriting {
  readonly commentID: number;
  readonly discussionID: number;
  readonly status: AnswerStatus;
  readonly userID: number;
  readonly now: Date;
}
