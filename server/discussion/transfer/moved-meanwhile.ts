import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import { findEntryActor, newestEntryAbout } from '#server/moderation/log/log-entry.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** The newest entry, still standing, by which a discussion was merged, if given into this one. */
const findMerge = (trx: Trx, discussionID: number, into?: number): Promise<number | undefined> =>
  newestEntryAbout(
    trx,
    discussionID,
    sql`action = 'discussion.merge' and undo_of is null and undone_by is null
      and (${into ?? null}::bigint is null or (after ->> 'merged_into')::bigint = ${into ?? null}::bigint)`,
  );

/** The entry by which comments were split off into a discussion. */
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

/** Tells the second of two moderators that a discussion has become part of another one: by whom, and when. */
export async function refuseMerged(trx: Trx, discussionID: number): Promise<void> {
  const logID = await findMerge(trx, discussionID);
  if (logID !== undefined) await refuseBy(trx, 'discussion.merged-meanwhile', logID);
}

interface StrayComment {
  readonly discussion_id: number;
  readonly date_deleted: string | null;
  readonly delete_user_id: number | null;
}

/**
 * Refuses comments that no longer stand in a discussion: somebody has split them off, merged or deleted them meanwhile.
 * Call it with the discussion locked.
 *
 * @throws {ApiError} comment.moved-meanwhile, comment.deleted-meanwhile
 */
export async function demandStandingIn(trx: Trx, fromID: number, commentIDs: readonly number[]): Promise<void> {
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
