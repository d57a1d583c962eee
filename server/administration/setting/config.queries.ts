import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Writes and resets settings in one statement: all or none. */
export async function writeSettings(
  db: Queryable,
  { values, forgotten }: { values: Readonly<Record<string, unknown>>; forgotten: readonly string[] },
  by: { userID: number; now: Date },
): Promise<void> {
  const entries = Object.entries(values);
  await sql`
    with gone as (delete from setting where key = any(${forgotten}::text[]))
    insert into setting (key, value, update_user_id, date_updated)
    select key, value::jsonb, ${by.userID}::bigint, ${by.now}::timestamptz
    from unnest(${entries.map(([key]) => key)}::text[], ${entries.map(([, value]) => JSON.stringify(value))}::text[])
      as written (key, value)
    on conflict (key) do update set value = excluded.value, update_user_id = excluded.update_user_id,
      date_updated = excluded.date_updated
  `.execute(db);
}
