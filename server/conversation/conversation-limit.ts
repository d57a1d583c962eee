import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';

const limited = {
  messages: { setting: 'rateLimit.messages', table: sql`conversation_message` },
  conversations: { setting: 'rateLimit.conversations', table: sql`conversation` },
} as const;

/**
 * Refuses more messages, or more new conversations, than the settings `rateLimit.messages` and `rateLimit.conversations`
 * allow one member, counted in the database so that it holds for all processes. Who keeps order is not limited.
 *
 * @throws {ApiError} request.too-many, with the seconds to wait.
 */
export async function demandMessageRate(forum: Forum, viewer: Viewer, what: keyof typeof limited): Promise<void> {
  if (may(viewer, ['conversations.moderate', 'community.moderate'])) return;
  const { setting, table } = limited[what];
  const { count, seconds } = (await forum.settings.get())[setting];
  const since = new Date(forum.now().getTime() - seconds * 1_000);
  const { rows } = await sql<{ made: number; oldest: string | null }>`
    select count(*) as made, min(date_inserted) as oldest
    from (select date_inserted from ${table}
      where insert_user_id = ${viewer.userID} and date_inserted > ${since}
      order by date_inserted desc limit ${count}) recent
  `.execute(forum.db);
  const { made = 0, oldest } = rows[0] ?? {};
  if (made < count) return;
  const wait = Math.ceil((Date.parse(oldest ?? '') + seconds * 1_000 - forum.now().getTime()) / 1_000);
  throw new ApiError('request.too-many', { retryAfter: Math.min(seconds, Math.max(1, wait || seconds)) });
}
