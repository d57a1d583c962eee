import { type Kysely, sql } from 'kysely';
import type { RequestedDeletion } from '#api/account/own-data/account-deletion.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const columns = sql`date_asked as "dateAsked", date_due as "dateDue", delete_method as "deleteMethod"`;

/** Returns the scheduled deletion of a member; undefined if there is none. */
export async function findDeletion(db: Kysely<Tables>, userID: number): Promise<RequestedDeletion | undefined> {
  const { rows } =
    await sql<RequestedDeletion>`select ${columns} from member_deletion where user_id = ${userID}`.execute(db);
  return rows[0];
}

/** Stores a scheduled deletion of a member's account. A repeated request sets a new due date. */
export async function storeDeletion(
  db: Kysely<Tables>,
  { userID, deleteMethod, now, due }: { userID: number; deleteMethod: string; now: Date; due: Date },
): Promise<RequestedDeletion> {
  const { rows } = await sql<RequestedDeletion>`
    insert into member_deletion (user_id, delete_method, date_asked, date_due)
    values (${userID}, ${deleteMethod}, ${now}, ${due})
    on conflict (user_id) do update set delete_method = excluded.delete_method, date_asked = excluded.date_asked,
      date_due = excluded.date_due
    returning ${columns}
  `.execute(db);
  return rows[0] as RequestedDeletion;
}

/** Cancels a scheduled deletion. Returns false if there is none. */
export async function cancelDeletion(db: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql`delete from member_deletion where user_id = ${userID} returning 1`.execute(db);
  return rows.length > 0;
}

/** Returns the IDs of members whose accounts are due for deletion, the longest overdue first. */
export async function findDueDeletions(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ userID: number }>`
    select user_id as "userID" from member_deletion where date_due <= ${now} order by date_due limit 100
  `.execute(db);
  return rows.map(({ userID }) => userID);
}

/**
 * Claims a due deletion, so that no other process performs it. Returns undefined if it was cancelled or has already
 * been performed.
 */
export async function claimDueDeletion(
  trx: Kysely<Tables>,
  userID: number,
  now: Date,
): Promise<RequestedDeletion['deleteMethod'] | undefined> {
  const { rows } = await sql<{ method: RequestedDeletion['deleteMethod'] }>`
    delete from member_deletion where user_id = ${userID} and date_due <= ${now} returning delete_method as method
  `.execute(trx);
  return rows[0]?.method;
}
