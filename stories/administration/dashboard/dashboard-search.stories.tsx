import { DashboardSearch } from '#components/administration/dashboard/dashboard-search.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-search' };

/** The empty search above the navigation. */
export const Empty = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <DashboardSearch>
      <p>The navigation</p>
    </DashboardSearch>
  </StorySite>
);
