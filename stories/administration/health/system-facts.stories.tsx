import { SystemFacts } from '#components/administration/health/system-facts.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aHealth } from './health-samples.ts';

export default { title: 'administration / system-facts' };

export const Troubled = () => (
  <StorySite>
    <SystemFacts
      health={{
        ...aHealth,
        process: { ...aHealth.process, countProcesses: null },
        database: { ...aHealth.database, isReceiving: false },
        disk: { ...aHealth.disk, free: 150_000_000, state: 'low' },
      }}
    />
  </StorySite>
);
