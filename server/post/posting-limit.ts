import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/settings.ts';
import { blockingSql, type Comer } from '#server/moderation/ban-rule.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';

/** So many posts within so many seconds. */
export interface PostingLimit {
  readonly count: number;
  readonly seconds: number;
}

const perSecond = ({ count, seconds }: PostingLimit): number => count / seconds;

/**
 * The limit that holds for a member: that of new ones in their first days, else the most generous of their roles', else
 * that of everybody.
 */
export function postingLimitOf(
  settings: Settings,
  { roleIDs, ageInDays }: { roleIDs: readonly number[]; ageInDays: number },
): PostingLimit {
  const { days, ...ofNewMembers } = settings['rateLimit.newMembers'];
  if (ageInDays < days) return ofNewMembers;
  const ofRoles = settings['rateLimit.roles'];
  const own = roleIDs.flatMap((roleID) => ofRoles[roleID] ?? []);
  return own.sort((a, b) => perSecond(b) - perSecond(a))[0] ?? settings['rateLimit.posts'];
}

async function limitFor(forum: Forum, { userID, roleIDs }: Viewer): Promise<PostingLimit> {
  const settings = await forum.settings.get();
  const isAgeAsked = settings['rateLimit.newMembers'].days > 0;
  const joined = isAgeAsked
    ? await forum.db.selectFrom('member').select('date_inserted').where('user_id', '=', userID).executeTakeFirst()
    : undefined;
  const age = joined ? forum.now().getTime() - Date.parse(joined.date_inserted) : Number.POSITIVE_INFINITY;
  return postingLimitOf(settings, { roleIDs, ageInDays: age / 86_400_000 });
}

interface Recent {
  readonly posted: number;
  readonly oldest: string | null;
  readonly isBlocked: boolean;
}

/** What a member wrote since a moment, at most so much of it, and whether a ban rule keeps them out, which is counted. */
async function findRecent(
  forum: Forum,
  { userID, since, most, comer }: { userID: number; since: Date; most: number; comer: Comer | undefined },
): Promise<Recent> {
  const { rows } = await sql<Recent>`
    with blocked as (${comer ? blockingSql(comer, forum.now()) : sql`select where false`})
    select count(*) as posted, min(date_inserted) as oldest, exists (select from blocked) as "isBlocked"
    from (
      (select date_inserted from comment
        where insert_user_id = ${userID} and date_deleted is null and date_inserted > ${since}
        order by date_inserted desc limit ${most})
      union all
      (select date_inserted from discussion
        where insert_user_id = ${userID} and date_deleted is null and date_inserted > ${since}
        order by date_inserted desc limit ${most})
    ) recent
  `.execute(forum.db);
  return rows[0] as Recent;
}

/**
 * Refuses more posts than the settings allow one member (`rateLimit.posts`, `.newMembers`, `.roles`), counted in the
 * database so that it holds for all processes; and, where a comer is given, whoever a ban rule keeps out. Moderators are
 * not limited.
 *
 * @throws {ApiError} ban-rule.blocked; request.too-many, with the seconds to wait.
 */
export async function demandPostingRate(forum: Forum, viewer: Viewer, comer?: Comer): Promise<void> {
  if (may(viewer, 'community.moderate')) return;
  const { count: most, seconds } = await limitFor(forum, viewer);
  const since = new Date(forum.now().getTime() - seconds * 1_000);
  const { posted, oldest, isBlocked } = await findRecent(forum, { userID: viewer.userID, since, most, comer });
  if (isBlocked) throw new ApiError('ban-rule.blocked');
  if (posted < most) return;
  const wait = Math.ceil((Date.parse(oldest ?? '') + seconds * 1_000 - forum.now().getTime()) / 1_000);
  throw new ApiError('request.too-many', { retryAfter: Math.min(seconds, Math.max(1, wait || seconds)) });
}
