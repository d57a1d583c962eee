import { SlowCallTable } from '#components/administration/health/slow-call-table.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aHealth } from './health-samples.ts';

export default { title: 'administration / slow-call-table' };

export const Filled = () => (
  <StorySite>
    <SlowCallTable calls={aHealth.calls} />
  </StorySite>
);
