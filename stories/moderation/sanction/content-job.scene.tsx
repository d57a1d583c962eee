import { ContentJob } from '#components/moderation/sanction/content-job.tsx';
import { contentJobModel } from '#machines/moderation/sanction/content-job.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a background job that deletes posts. */
export const contentJobScene = defineScene(contentJobModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <ContentJob job={{ jobTrackingID: 'job', recordType: 'comment', countTotalIDs: 3 }} onOver={() => undefined} />
    </StorySite>
  ),
});
