import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import { findEntryActor, newestEntryAbout } from '#server/moderation/log/log-entry.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/**
 * Finds the newest log entry of a merge of a discussion that has not been undone, optionally into a given destination.
 */
const findMerge = (trx: Trx, discussionID: number, into?: number): Promise<number | undefined> =>
  newestEntryAbout(
    trx,
    discussionID,
    sql`action = 'discussion.merge' and undo_of is null and undone_by is null
      and (${into ?? null}::bigint is null or (after ->> 'merged_into')::bigint = ${into ?? null}::bigint)`,
  );

/** Finds the log entry of the split that created a discussion. */
const findSplit = (trx: Trx, discussionID: number): Promise<number | undefined> =>
  newestEntryAbout(trx, discussionID, sql`action = 'discussion.split' and undo_of is null`);

async function refuseBy(
  trx: Trx,
  code: 'discussion.merged-meanwhile' | 'comment.moved-meanwhile',
  logID: number | undefined,
): Promise<never> {
  if (logID === undefined) throw new ApiError(code, { subject: '' });
  const record = await findEntryActor(trx, logID);
  throw new ApiError(code, { subject: record.name, record });
}

/**
 * Throws when a discussion has already been merged into another one. The error states who merged it and when, for a
 * second moderator acting on the same discussion.
 */
export async function rejectIfMerged(trx: Trx, discussionID: number): Promise<void> {
  const logID = await findMerge(trx, discussionID);
  if (logID !== undefined) await refuseBy(trx, 'discussion.merged-meanwhile', logID);
}

interface StrayComment {
  readonly discussion_id: number;
  readonly date_deleted: string | null;
  readonly delete_user_id: number | null;
}

/**
 * Checks that comments still belong to a discussion and have not been split off, merged or deleted in the meantime. The
 * discussion must be locked.
 *
 * @throws {ApiError} comment.moved-meanwhile, comment.deleted-meanwhile
 */
export async function requireCommentsInDiscussion(
  trx: Trx,
  fromID: number,
  commentIDs: readonly number[],
): Promise<void> {
  const { rows } = await sql<StrayComment>`
    select discussion_id, date_deleted, delete_user_id from comment
    where comment_id = any(${[...commentIDs]}::bigint[]) and (discussion_id <> ${fromID} or date_deleted is not null)
    order by comment_id limit 1
  `.execute(trx);
  const [stray] = rows;
  if (!stray) return;
  const { discussion_id: homeID } = stray;
  if (homeID !== fromID)
    await refuseBy(
      trx,
      'comment.moved-meanwhile',
      (await findMerge(trx, fromID, homeID)) ?? (await findSplit(trx, homeID)),
    );
  await refuseDeleted(trx, stray, 'comment.deleted-meanwhile');
}
