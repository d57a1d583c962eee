import type { Settings } from '#server/administration/setting/settings.ts';
import { type FloodCheck, type FloodLimit, requireFloodLimit } from '#server/moderation/approval/flood-limit.ts';
import type { BanCandidate } from '#server/moderation/ban/ban-rule.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The kinds of posts with a rate limit. */
export type Posted = 'discussions' | 'comments';

const posted: readonly Posted[] = ['discussions', 'comments'];

const perSecond = ({ count, seconds }: FloodLimit): number => count / seconds;

/**
 * Returns the rate limit that applies to a member's post, and the kinds of posts that count towards it. The first
 * applicable limit is used: the limit of new members; the most generous limit of the member's roles (both for all posts
 * together); the separate limit of discussions or comments, if set; the general limit, for all kinds without a separate
 * one.
 */
export function postingLimitOf(
  settings: Settings,
  { roleIDs, ageInDays, kind }: { roleIDs: readonly number[]; ageInDays: number; kind: Posted },
): Pick<FloodCheck, 'kind' | 'limit' | 'counted'> {
  const { days, ...ofNewMembers } = settings['rateLimit.newMembers'];
  const together = (limit: FloodLimit) => ({ kind: 'posts', limit, counted: posted }) as const;
  if (ageInDays < days) return together(ofNewMembers);
  const ofRoles = roleIDs.flatMap((roleID) => settings['rateLimit.roles'][roleID] ?? []);
  const [ofRole] = ofRoles.sort((a, b) => perSecond(b) - perSecond(a));
  if (ofRole) return together(ofRole);
  const hasOwn = (one: Posted): boolean => settings[`rateLimit.${one}`].count > 0;
  if (hasOwn(kind)) return { kind, limit: settings[`rateLimit.${kind}`], counted: [kind] };
  return { kind: 'posts', limit: settings['rateLimit.posts'], counted: posted.filter((one) => !hasOwn(one)) };
}

async function limitFor(forum: Forum, { userID, roleIDs }: Viewer, kind: Posted) {
  const settings = await forum.settings.get();
  const isAgeAsked = settings['rateLimit.newMembers'].days > 0;
  const joined = isAgeAsked
    ? await forum.db.selectFrom('member').select('date_inserted').where('user_id', '=', userID).executeTakeFirst()
    : undefined;
  const age = joined ? forum.now().getTime() - Date.parse(joined.date_inserted) : Number.POSITIVE_INFINITY;
  return postingLimitOf(settings, { roleIDs, ageInDays: age / 86_400_000, kind });
}

/**
 * Rejects a post that exceeds the rate limits of a member (`rateLimit.posts`, `.discussions`, `.comments`,
 * `.newMembers`, `.roles`) or that a ban rule blocks. Without `comer`, the call is only a check of the limits: it is
 * not counted as an attempt and blocks no member. Moderators are exempt.
 *
 * @throws {ApiError} ban-rule.blocked; request.too-many, with the seconds to wait.
 */
export async function requirePostingRate(
  forum: Forum,
  viewer: Viewer,
  kind: Posted,
  banCandidate?: BanCandidate,
): Promise<void> {
  if (may(viewer, 'community.moderate')) return;
  const limit = await limitFor(forum, viewer, kind);
  await requireFloodLimit(forum, {
    ...limit,
    userID: viewer.userID,
    isAttempt: banCandidate !== undefined,
    banCandidate,
  });
}
