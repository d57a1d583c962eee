import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { demandSession, type Viewer } from '#server/platform/viewer.ts';

/** How long it holds that somebody has shown that it is them, in milliseconds. */
const confirmedFor = 10 * 60_000;

/** Whether the viewer has signed in, or shown anew that it is them, within the last ten minutes. */
export async function isConfirmed(forum: Forum, { sessionID }: Viewer): Promise<boolean> {
  if (!sessionID) return false;
  const { rows } = await sql<{ since: boolean }>`
    select coalesce(date_confirmed, date_inserted) > ${new Date(forum.now().getTime() - confirmedFor)} as since
    from session where session_id = ${sessionID}::uuid
  `.execute(forum.db);
  return rows[0]?.since ?? false;
}

/**
 * Refuses what could lock a member out, or let somebody in, unless the viewer has just shown that it is them; a program
 * with an access token never may.
 *
 * @throws {ApiError} session.unconfirmed.
 */
export async function demandConfirmed(forum: Forum, viewer: Viewer): Promise<void> {
  demandSession(viewer);
  if (!(await isConfirmed(forum, viewer))) throw new ApiError('session.unconfirmed');
}

/** Notes that the viewer has shown that it is them. */
export async function noteConfirmed(forum: Forum, { sessionID }: Viewer): Promise<void> {
  await sql`
    update session set date_confirmed = ${forum.now()} where session_id = ${sessionID ?? null}::uuid
  `.execute(forum.db);
}
