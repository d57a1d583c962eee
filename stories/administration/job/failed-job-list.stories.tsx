import { FailedJobList } from '#components/administration/job/failed-job-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someFailedJobs } from './job-samples.ts';

export default { title: 'administration / failed-job-list' };

export const Empty = () => <FailedJobList jobs={[]} />;

export const Filled = () => (
  <StorySite>
    <FailedJobList jobs={someFailedJobs} />
  </StorySite>
);
