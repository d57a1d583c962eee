import { DashboardGrowth } from '#components/administration/dashboard/dashboard-growth.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-growth' };

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-06-${String(index + 1).padStart(2, '0')}`,
  members: index % 4,
  discussions: (index * 7) % 11,
  comments: (index * 5) % 23,
  visits: 100 + ((index * 37) % 90),
}));

export const Filled = () => (
  <StorySite me={ingrid}>
    <DashboardGrowth growth={{ days, before: { members: 30, discussions: 200, comments: 0, visits: 4_350 } }} />
  </StorySite>
);
