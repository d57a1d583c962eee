import { JobKindList } from '#components/administration/job/job-kind-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someKinds } from './job-samples.ts';

export default { title: 'administration / job-kind-list' };

export const Filled = () => (
  <StorySite>
    <JobKindList kinds={someKinds} />
  </StorySite>
);
