import { BulkPreview } from '#components/moderation/bulk/bulk-preview.tsx';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';
import { bulkRecords } from '#stories/support/story-bulk.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-preview' };

const job = { action: 'close', ids: [1, 2, 3], choice: undefined } as unknown as BulkJobApi;

export const Closing = () => (
  <StorySite>
    <BulkPreview job={job} records={bulkRecords} />
  </StorySite>
);
