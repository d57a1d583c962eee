import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Returns true when an active administrator other than `exceptID` exists. Locks that administrator's row against
 * concurrent removal.
 */
export async function hasAdministrator(db: Kysely<Tables>, exceptID = 0): Promise<boolean> {
  const { rows } = await sql`
    select user_id from member
    where is_admin and not banned and not is_system and date_deleted is null and user_id <> ${exceptID}
    order by user_id limit 1 for share
  `.execute(db);
  return rows.length > 0;
}

/** Returns true when the member is the only administrator. Locks the member's row against concurrent changes. */
export async function isLastAdministrator(trx: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql<{ is_admin: boolean }>`
    select is_admin from member where user_id = ${userID} for update
  `.execute(trx);
  return rows[0]?.is_admin === true && !(await hasAdministrator(trx, userID));
}

/** Checks that the member is not the last administrator. @throws {ApiError} user.last-administrator. */
export async function requireNotLast(trx: Kysely<Tables>, userID: number): Promise<void> {
  if (await isLastAdministrator(trx, userID)) throw new ApiError('user.last-administrator');
}
