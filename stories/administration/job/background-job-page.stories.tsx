import { latestRecountQuery } from '#api/administration/count/recount.queries.ts';
import { backgroundJobsQuery } from '#api/administration/job/background-job.queries.ts';
import { BackgroundJobPage } from '#components/administration/job/background-job-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aKind } from './job-samples.ts';

export default { title: 'administration / background-job-page' };

export const Calm = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(backgroundJobsQuery(api).queryKey, { kinds: [aKind({})], failed: [] });
      client.setQueryData(latestRecountQuery(api).queryKey, { latest: null });
    }}
  >
    <BackgroundJobPage />
  </StorySite>
);
