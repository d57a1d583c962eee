import { DashboardDuties } from '#components/administration/dashboard/dashboard-duties.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-duties' };

export const Waiting = () => (
  <StorySite me={ingrid}>
    <DashboardDuties
      duties={[
        { name: 'reports', count: 100 },
        { name: 'applicants', count: 2 },
        { name: 'fullDisk', count: 93 },
      ]}
    />
  </StorySite>
);

export const Nothing = () => (
  <StorySite me={ingrid}>
    <DashboardDuties duties={[]} />
  </StorySite>
);
