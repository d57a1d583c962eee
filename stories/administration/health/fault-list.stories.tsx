import { FaultList } from '#components/administration/health/fault-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someFaults } from './health-samples.ts';

export default { title: 'administration / fault-list' };

export const Filled = () => (
  <StorySite>
    <FaultList faults={someFaults} />
  </StorySite>
);
