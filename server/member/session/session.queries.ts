import { type Kysely, sql } from 'kysely';
import type { Session } from '#api/member/session/session.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Lists a member's sessions, last used first. The filter selects only valid or only expired sessions. */
export async function listSessions(
  db: Kysely<Tables>,
  { userID, filter, now }: { userID: number; filter: 'valid' | 'invalid' | undefined; now: Date },
): Promise<Omit<Session, 'current'>[]> {
  const wanted =
    filter === undefined ? sql`true` : filter === 'valid' ? sql`date_expires > ${now}` : sql`date_expires <= ${now}`;
  const { rows } = await sql<Omit<Session, 'current'>>`
    select session_id as "sessionID", user_id as "userID", date_inserted as "dateInserted",
      date_updated as "dateUpdated", date_expires as "dateExpires", persistent, user_agent as "userAgent",
      ip_address as "ipAddress"
    from session
    where user_id = ${userID} and ${wanted}
    order by date_updated desc, session_id
    limit 500
  `.execute(db);
  return rows;
}

/** Ends one session of a member. Returns false when there is none. */
export async function endSession(db: Kysely<Tables>, userID: number, sessionID: string): Promise<boolean> {
  const { rows } = await sql`
    delete from session where user_id = ${userID} and session_id = ${sessionID}::uuid returning 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * Ends all access on behalf of a member: sessions except the given one, access tokens unless `tokens` is set, and links
 * sent by e-mail. Without a session to preserve, also deletes the remembered devices.
 */
export async function endAccess(
  db: Kysely<Tables>,
  userID: number,
  keep: { sessionID?: string | undefined; tokens?: boolean | undefined } = {},
): Promise<void> {
  await sql`
    with forgotten as (
      delete from remembered_device where user_id = ${userID} and ${keep.sessionID === undefined}),
    ended as (
      delete from session where user_id = ${userID} and session_id is distinct from ${keep.sessionID ?? null}::uuid),
    withdrawn as (
      delete from member_token where user_id = ${userID} and purpose in ('password-reset', 'second-factor'))
    delete from access_token where user_id = ${userID} and not ${keep.tokens === true}
  `.execute(db);
}

/** Ends all sessions of a member except the given one. */
export async function endSessions(db: Kysely<Tables>, userID: number, keepID?: string): Promise<void> {
  await sql`
    delete from session where user_id = ${userID} and session_id is distinct from ${keepID ?? null}::uuid
  `.execute(db);
}
