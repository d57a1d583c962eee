import { BulkJob } from '#components/moderation/bulk/bulk-job.tsx';
import { bulkJobModel } from '#machines/moderation/bulk/bulk-job.model.ts';
import type { BulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { defineScene } from '#stories/support/scene.ts';
import { bulkJobRecords } from '#stories/support/story-bulk.tsx';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Job({ action }: { action: BulkAction }) {
  const send = useStoryCall<unknown, BulkResponse>('/jobs');
  const resume = useStoryCall<unknown, BulkResponse>('/calls/run');
  return (
    <BulkJob
      action={action}
      records={bulkJobRecords}
      ids={bulkJobRecords.map(({ id }) => id)}
      onSend={send}
      onResume={(payload) => resume({ payload })}
    />
  );
}

/** Deleting, moving and merging three selected discussions. */
export const bulkJobScene = defineScene(bulkJobModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <Job action={start as BulkAction} />
    </StorySite>
  ),
});
