import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-section' };

export const Described = () => (
  <StorySite>
    <h1>Site Health</h1>
    <DashboardSection title="Errors" words="Since the start of this process.">
      <p>No errors occurred.</p>
    </DashboardSection>
  </StorySite>
);
