import { SideNavigation } from '#components/layout/side-navigation.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / side-navigation' };

export const WithCounts = () => (
  <StorySite>
    <SideNavigation
      label="Dashboard"
      summary="Dashboard: Reports"
      places={[
        { name: 'Reports', href: '/dashboard/content/reports', count: 4 },
        { name: 'Escalations', href: '/dashboard/content/escalations' },
      ]}
      current="/dashboard/content/reports"
    />
  </StorySite>
);
