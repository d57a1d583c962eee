import { queryOptions } from '@tanstack/react-query';
import {
  loadDiscussionItems,
  loadLeaderItems,
  loadMemberItems,
} from '#api/administration/widget/widget-items.client.ts';
import type { Api } from '#api/api.ts';
import type { EmbeddedWidgetProps } from './embedded-widget.ts';

/** Returns the query for the discussions of an embedded widget. */
export const placedDiscussionsQuery = (api: Api, props: EmbeddedWidgetProps['discussion.discussions']) =>
  queryOptions({
    queryKey: ['placed', 'discussions', props.limit, props.sort, props.categoryID ?? 0],
    queryFn: () => loadDiscussionItems(api, props),
  });

/** Returns the query for the members with the most points for an embedded widget. */
export const placedLeadersQuery = (api: Api, props: EmbeddedWidgetProps['leaderboard']) =>
  queryOptions({
    queryKey: ['placed', 'leaders', props.limit, props.slotType, props.leaderboardType],
    queryFn: () => loadLeaderItems(api, props),
  });

/** Returns the query for the newest members for an embedded widget. */
export const placedMembersQuery = (api: Api, props: EmbeddedWidgetProps['newest-members']) =>
  queryOptions({
    queryKey: ['placed', 'members', props.limit],
    queryFn: () => loadMemberItems(api, props),
  });
