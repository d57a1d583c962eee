import { useQuery } from '@tanstack/react-query';
import {
  placedDiscussionsQuery,
  placedLeadersQuery,
  placedMembersQuery,
} from '#api/administration/layout/embedded-widget.queries.ts';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { categoryItems } from '#api/administration/widget/widget-items.client.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { CategoriesWidget } from './widget/categories-widget.tsx';
import { DiscussionsWidget } from './widget/discussions-widget.tsx';
import { LeaderboardWidget } from './widget/leaderboard-widget.tsx';
import { NewestMembersWidget } from './widget/newest-members-widget.tsx';

/** Loads and renders the discussions of an embedded widget. */
export function EmbeddedDiscussions(props: EmbeddedWidgetProps['discussion.discussions']) {
  const { data } = useQuery({ ...placedDiscussionsQuery(useSite().api, props), throwOnError: true });
  return <DiscussionsWidget {...props} items={data} />;
}

/** Loads and renders the categories of an embedded widget. */
export function EmbeddedCategories(props: EmbeddedWidgetProps['categories']) {
  const { data } = useQuery({ ...visibleCategoriesQuery(useSite().api), throwOnError: true });
  return <CategoriesWidget {...props} items={data && categoryItems(data, props)} />;
}

/** Loads and renders an embedded leaderboard. It is empty without permission to view profiles. */
export function EmbeddedLeaderboard(props: EmbeddedWidgetProps['leaderboard']) {
  const mayRead = useMay()(profileViewPermissions);
  const { data } = useQuery({ ...placedLeadersQuery(useSite().api, props), enabled: mayRead, throwOnError: true });
  return <LeaderboardWidget {...props} items={mayRead ? data : []} />;
}

/** Loads and renders the newest members of an embedded widget. It is empty without permission to view profiles. */
export function EmbeddedNewestMembers(props: EmbeddedWidgetProps['newest-members']) {
  const mayRead = useMay()(profileViewPermissions);
  const { data } = useQuery({ ...placedMembersQuery(useSite().api, props), enabled: mayRead, throwOnError: true });
  return <NewestMembersWidget {...props} items={mayRead ? data : []} />;
}
