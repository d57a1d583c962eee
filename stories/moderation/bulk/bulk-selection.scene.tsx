import { BulkSelectAll } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { BulkToolbar } from '#components/moderation/bulk/bulk-toolbar.tsx';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { bulkSelectionModel } from '#machines/moderation/bulk/bulk-selection.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { BulkJobNews, BulkRows, bulkRecords } from '#stories/support/story-bulk.tsx';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Selection() {
  const call = useStoryCall<unknown, BulkResponse>('/bulk');
  return (
    <BulkSelection
      order={bulkRecords.map(({ id }) => id)}
      limit={2}
      toolbar={<BulkToolbar records={bulkRecords} limit={2} onSend={call} onResume={call} />}
    >
      <BulkSelectAll />
      <BulkRows />
      <BulkJobNews />
    </BulkSelection>
  );
}

/** A list of three discussions, of which two can be selected. Buttons simulate the progress of a job. */
export const bulkSelectionScene = defineScene(bulkSelectionModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['discussions.edit', 'discussions.delete']}>
      <Selection />
    </StorySite>
  ),
});
