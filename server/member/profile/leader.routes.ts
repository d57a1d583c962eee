import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { leaderRoutes } from '#api/member/profile/leader.contract.ts';
import type { LeaderSlot } from '#api/member/profile/leader-slots.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import { requireProfiles } from '#server/member/user/user.policy.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import { findLeaders } from './leader.queries.ts';

const day = 86_400_000;

const spans: Readonly<Record<Exclude<LeaderSlot, 'a'>, number>> = { d: day, w: 7 * day, m: 30 * day, y: 365 * day };

/**
 * Returns a category and its descendants, as far as the viewer may read them. Throws when the viewer may not see the
 * category itself.
 */
function readableBelow(viewer: Viewer, categoryID: number): number[] {
  requireVisibleCategory(viewer, viewer.categories, categoryID);
  const readable = new Set(findPermittedCategoryIDs(viewer, 'discussions.view'));
  return viewer.categories.withDescendants(categoryID).filter((id) => readable.has(id));
}

/** The leaderboard routes: members by points, posts or accepted answers. */
export const leaderResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...leaderRoutes.list,
    handler: async ({ viewer, query: { slotType, categoryID, ...asked } }) => {
      requireProfiles(viewer);
      const begin = slotType === 'a' ? undefined : new Date(forum.now().getTime() - spans[slotType]);
      const categoryIDs = categoryID === undefined ? undefined : readableBelow(viewer, categoryID);
      const leaders = await findLeaders(forum.db, { ...asked, since: begin, categoryIDs });
      const timeSlot = (begin ?? new Date(0)).toISOString();
      return leaders.map((leader) => ({
        ...leader,
        slotType,
        timeSlot,
        source: asked.leaderboardType,
        url: profileUrl(leader),
      }));
    },
  });
};
