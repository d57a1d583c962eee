import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-page' };

export const Filled = () => (
  <StorySite me={ingrid} isBare>
    <DashboardPage title="Reports" description="What members say of posts." path="/dashboard/content/reports">
      <Card padding="large">All clear!</Card>
    </DashboardPage>
  </StorySite>
);
