import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';

/**
 * Refuses more posts than the setting `rateLimit.posts` allows one member, counted in the database so that it holds for
 * all processes. Moderators are not limited.
 *
 * @throws {ApiError} request.too-many, with the seconds to wait.
 */
export async function demandPostingRate(forum: Forum, viewer: Viewer): Promise<void> {
  if (may(viewer, 'community.moderate')) return;
  const { count, seconds } = (await forum.settings.get())['rateLimit.posts'];
  const since = new Date(forum.now().getTime() - seconds * 1_000);
  const { rows } = await sql<{ posted: number; oldest: string | null }>`
    select count(*) as posted, min(date_inserted) as oldest
    from (
      (select date_inserted from comment
        where insert_user_id = ${viewer.userID} and date_deleted is null and date_inserted > ${since}
        order by date_inserted desc limit ${count})
      union all
      (select date_inserted from discussion
        where insert_user_id = ${viewer.userID} and date_deleted is null and date_inserted > ${since}
        order by date_inserted desc limit ${count})
    ) recent
  `.execute(forum.db);
  const { posted = 0, oldest } = rows[0] ?? {};
  if (posted < count) return;
  const wait = Math.ceil((Date.parse(oldest ?? '') + seconds * 1_000 - forum.now().getTime()) / 1_000);
  throw new ApiError('request.too-many', { retryAfter: Math.min(seconds, Math.max(1, wait || seconds)) });
}
