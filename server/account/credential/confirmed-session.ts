import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/** The lifetime of a confirmation, in milliseconds. */
const confirmedFor = 10 * 60_000;

/**
 * Returns whether the viewer has signed in or re-authenticated within the last ten minutes. Always false for access
 * tokens.
 */
export async function isConfirmed(
  forum: Pick<Forum, 'db' | 'now'>,
  { sessionID }: Viewer,
  db: Kysely<Tables> = forum.db,
): Promise<boolean> {
  if (!sessionID) return false;
  const { rows } = await sql<{ since: boolean }>`
    select coalesce(date_confirmed, date_inserted) > ${new Date(forum.now().getTime() - confirmedFor)} as since
    from session where session_id = ${sessionID}::uuid
  `.execute(db);
  return rows[0]?.since ?? false;
}

/**
 * Rejects access tokens. Guests pass, because routes reject them separately.
 *
 * @throws {ApiError} session.unconfirmed.
 */
export function rejectToken({ userID, sessionID }: Viewer): void {
  if (userID !== 0 && sessionID === undefined) throw new ApiError('session.unconfirmed');
}

/**
 * Rejects all viewers except members with a confirmed session. Routes declare `confirmed` instead of calling this
 * function. It is for actions whose need for protection depends on their data.
 *
 * @throws {ApiError} permission.missing, session.unconfirmed.
 */
export async function requireConfirmed(
  forum: Pick<Forum, 'db' | 'now'>,
  viewer: Viewer,
  db: Kysely<Tables> = forum.db,
): Promise<void> {
  requireSession(viewer);
  if (!(await isConfirmed(forum, viewer, db))) throw new ApiError('session.unconfirmed');
}

/** Records that the session's member has confirmed their identity. */
export async function recordConfirmation(forum: Forum, { sessionID }: Viewer): Promise<void> {
  await sql`
    update session set date_confirmed = ${forum.now()} where session_id = ${sessionID ?? null}::uuid
  `.execute(forum.db);
}
