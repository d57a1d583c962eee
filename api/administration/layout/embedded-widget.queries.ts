import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { listLeaders } from '#api/member/profile/leader.client.ts';
import { listUsers } from '#api/member/user/user.client.ts';
import type { EmbeddedWidgetProps } from './embedded-widget.ts';

/** Returns the query for the discussions of an embedded widget. */
export const placedDiscussionsQuery = (
  api: Api,
  { limit, sort, categoryID }: EmbeddedWidgetProps['discussion.discussions'],
) =>
  queryOptions({
    queryKey: ['placed', 'discussions', limit, sort, categoryID ?? 0],
    queryFn: async () => {
      const where = categoryID ? { categoryID, includeChildCategories: true } : { excludeHiddenCategories: true };
      return (await listDiscussions(api, { limit, sort, ...where, expand: ['lastUser', '-body'] })).body;
    },
  });

/** Returns the query for the members with the most points for an embedded widget. */
export const placedLeadersQuery = (
  api: Api,
  { limit, slotType, leaderboardType }: EmbeddedWidgetProps['leaderboard'],
) =>
  queryOptions({
    queryKey: ['placed', 'leaders', limit, slotType, leaderboardType],
    queryFn: async () => (await listLeaders(api, { limit, slotType, leaderboardType })).body,
  });

/** Returns the query for the newest members for an embedded widget. */
export const placedMembersQuery = (api: Api, { limit }: EmbeddedWidgetProps['newest-members']) =>
  queryOptions({
    queryKey: ['placed', 'members', limit],
    queryFn: async () => (await listUsers(api, { limit, sort: '-dateInserted' })).body,
  });
