import { RecountCard } from '#components/administration/job/recount-card.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aRecount } from './job-samples.ts';

export default { title: 'administration / recount-card' };

export const Done = () => (
  <StorySite>
    <RecountCard latest={aRecount} />
  </StorySite>
);

export const Running = () => (
  <StorySite>
    <RecountCard
      latest={{ ...aRecount, status: 'running', step: 'recount', done: 7, total: 19, dateDone: null, result: null }}
    />
  </StorySite>
);
