import { DashboardResults } from '#components/administration/dashboard/dashboard-results.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-results' };

export const Found = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <DashboardResults text="branding" />
  </StorySite>
);
