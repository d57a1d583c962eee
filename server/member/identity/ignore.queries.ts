import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** The maximum number of members that a member may ignore. */
export const ignoreLimit = 100;

/**
 * Returns the given members who ignore this member. They receive no messages from this member and no notifications
 * about this member's actions.
 */
export async function findIgnoring(
  db: Kysely<Tables>,
  userID: number,
  among: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userID === 0 || among.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select user_id as id from member_ignore
    where ignored_user_id = ${userID} and user_id = any(${among as number[]}::bigint[])
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** An entry of a member's ignore list. */
export interface IgnoredRow {
  readonly userID: number;
  readonly dateIgnored: string;
}

/** Lists the members that a member ignores, latest entry first. */
export async function listIgnored(db: Kysely<Tables>, userID: number): Promise<IgnoredRow[]> {
  const { rows } = await sql<IgnoredRow>`
    select i.ignored_user_id as "userID", i.date_inserted as "dateIgnored"
    from member_ignore i join member m on m.user_id = i.ignored_user_id
    where i.user_id = ${userID} and m.date_deleted is null
    order by i.date_inserted desc, i.ignored_user_id desc
  `.execute(db);
  return rows;
}

/** Adds a member to an ignore list unless the list is full. Returns true when the member is on the list. */
export async function addIgnored(
  db: Kysely<Tables>,
  { userID, ignoredUserID, now }: { userID: number; ignoredUserID: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    with added as (
      insert into member_ignore (user_id, ignored_user_id, date_inserted)
      select ${userID}::bigint, ${ignoredUserID}::bigint, ${now}::timestamptz
      where (select count(*) from member_ignore where user_id = ${userID}) < ${ignoreLimit}
      on conflict do nothing
      returning 1)
    select exists (select from added)
      or exists (select from member_ignore where user_id = ${userID} and ignored_user_id = ${ignoredUserID}) as "isThere"
  `.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Removes a member from an ignore list. */
export async function removeIgnored(
  db: Kysely<Tables>,
  { userID, ignoredUserID }: { userID: number; ignoredUserID: number },
): Promise<void> {
  await sql`
    delete from member_ignore where user_id = ${userID} and ignored_user_id = ${ignoredUserID}
  `.execute(db);
}
