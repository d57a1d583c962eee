import { SecurityChecklist } from '#components/administration/health/security-checklist.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someChecks } from './health-samples.ts';

export default { title: 'administration / security-checklist' };

export const Mixed = () => (
  <StorySite>
    <SecurityChecklist checks={someChecks} />
  </StorySite>
);
