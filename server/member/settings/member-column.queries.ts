import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Returns the columns of the member list that a member has chosen; null for the default columns. */
export async function findMemberColumns(db: Queryable, userID: number): Promise<string[] | null> {
  const { rows } = await sql<{ columns: string[] | null }>`
    select preferences -> 'MemberColumns' as columns from member where user_id = ${userID}
  `.execute(db);
  return rows[0]?.columns ?? null;
}

/** Stores the columns of the member list that a member has chosen. `null` restores the default columns. */
export async function changeMemberColumns(
  db: Queryable,
  userID: number,
  columns: readonly string[] | null,
): Promise<void> {
  const chosen = columns && JSON.stringify(columns);
  await sql`
    update member
    set preferences = case when ${chosen}::jsonb is null then preferences - 'MemberColumns'
      else preferences || jsonb_build_object('MemberColumns', ${chosen}::jsonb) end
    where user_id = ${userID}
  `.execute(db);
}
