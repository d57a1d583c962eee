import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** Stores the role as which a session views the forum. */
export async function storeRolePreview(
  db: Kysely<Tables>,
  { sessionID, roleID, now }: { sessionID: string; roleID: number; now: Date },
): Promise<void> {
  await sql`
    insert into role_preview (session_id, role_id, date_inserted) values (${sessionID}::uuid, ${roleID}, ${now})
    on conflict (session_id) do update set role_id = excluded.role_id, date_inserted = excluded.date_inserted
  `.execute(db);
}

/** Ends viewing the forum as a role. Returns the role; undefined when there was none. */
export async function deleteRolePreview(db: Kysely<Tables>, sessionID: string): Promise<number | undefined> {
  const { rows } = await sql<{ role_id: number }>`
    delete from role_preview where session_id = ${sessionID}::uuid returning role_id
  `.execute(db);
  return rows[0]?.role_id;
}
