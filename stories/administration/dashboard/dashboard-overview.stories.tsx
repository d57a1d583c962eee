import { DashboardOverview } from '#components/administration/dashboard/dashboard-overview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-overview' };

export const ForModerators = () => (
  <StorySite me={ingrid} permissions={['community.moderate', 'posts.moderate']}>
    <DashboardOverview />
  </StorySite>
);
