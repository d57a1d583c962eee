import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The stored choices of a member: events by name, together with digest, quiet hours and language. */
export type StoredPreferences = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the stored choices of members, without the members who have none. */
export async function findPreferences(
  db: Queryable,
  userIDs: readonly number[],
): Promise<Map<number, StoredPreferences>> {
  const { rows } = await sql<{ user_id: number; preferences: StoredPreferences }>`
    select user_id, preferences from notification_preference where user_id = any(${[...userIDs]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ user_id, preferences }) => [user_id, preferences]));
}

/** Stores a member's choices. Channels of an event that are not named remain unchanged. */
export async function changeStoredPreferences(
  db: Queryable,
  userID: number,
  change: Readonly<Record<string, object | undefined>>,
  now: Date,
): Promise<void> {
  await sql`
    insert into notification_preference (user_id, preferences, date_updated)
    values (${userID}, ${JSON.stringify(change)}::jsonb, ${now})
    on conflict (user_id) do update set date_updated = excluded.date_updated,
      preferences = notification_preference.preferences || (
        select coalesce(jsonb_object_agg(key, coalesce(notification_preference.preferences -> key, '{}') || value), '{}')
        from jsonb_each(excluded.preferences))
  `.execute(db);
}
