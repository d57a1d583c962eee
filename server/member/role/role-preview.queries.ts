import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** What a session views the forum as: a role, or a member. The other ID is null. */
export interface StoredPreview {
  readonly roleID: number | null;
  readonly userID: number | null;
}

/** Stores as what a session views the forum. */
export async function storePreview(
  db: Kysely<Tables>,
  { sessionID, roleID, userID, now }: StoredPreview & { readonly sessionID: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into role_preview (session_id, role_id, user_id, date_inserted)
    values (${sessionID}::uuid, ${roleID}, ${userID}, ${now})
    on conflict (session_id) do update set role_id = excluded.role_id, user_id = excluded.user_id,
      date_inserted = excluded.date_inserted
  `.execute(db);
}

/** Ends viewing the forum as a role or a member. Returns as what it was viewed; undefined when it was not. */
export async function deletePreview(db: Kysely<Tables>, sessionID: string): Promise<StoredPreview | undefined> {
  const { rows } = await sql<StoredPreview>`
    delete from role_preview where session_id = ${sessionID}::uuid returning role_id as "roleID", user_id as "userID"
  `.execute(db);
  return rows[0];
}
