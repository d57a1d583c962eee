import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { BulkToolbar } from '#components/moderation/bulk/bulk-toolbar.tsx';
import { BulkJobNews, BulkRows, bulkRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-toolbar' };

const never = () => new Promise<never>(() => undefined);
const keys = { checked: 'story.toolbar.checked', pending: 'story.toolbar.pending' };

/** Select rows, then simulate the progress of a job. */
export const WithJobUpdates = () => (
  <StorySite me={ingrid} permissions={['discussions.edit', 'discussions.delete']}>
    <BulkSelection
      order={[1, 2, 3]}
      keys={keys}
      toolbar={<BulkToolbar records={bulkRecords} onSend={never} onResume={never} />}
    >
      <BulkRows />
      <BulkJobNews />
    </BulkSelection>
  </StorySite>
);
