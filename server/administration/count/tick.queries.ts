import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

type Choice = '1' | '0' | '-1';

/** Returns whether a member's visits are counted anonymously. `-1` means the site's default. */
export async function findPrivacy(db: Queryable, userID: number): Promise<Choice> {
  const { rows } = await sql<{ choice: Choice | null }>`
    select preferences ->> 'AnonymizeData' as choice from member where user_id = ${userID}
  `.execute(db);
  return rows[0]?.choice ?? '-1';
}

/** Stores whether a member's visits are counted anonymously. */
export async function writePrivacy(db: Queryable, userID: number, choice: Choice): Promise<void> {
  await sql`
    update member set preferences = preferences || jsonb_build_object('AnonymizeData', ${choice}::text)
    where user_id = ${userID}
  `.execute(db);
}
