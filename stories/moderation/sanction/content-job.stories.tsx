import { ContentJob } from '#components/moderation/sanction/content-job.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / content-job' };

export const Running = () => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <ContentJob job={{ jobTrackingID: 'job', recordType: 'discussion', countTotalIDs: 7 }} onOver={() => undefined} />
  </StorySite>
);
