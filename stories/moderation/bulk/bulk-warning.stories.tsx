import { BulkWarning } from '#components/moderation/bulk/bulk-warning.tsx';
import { bulkJobRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-warning' };

const never = () => new Promise<never>(() => undefined);

/** The toolbar button and its dialog. */
export const Closed = () => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <BulkWarning
      recordType="discussion"
      records={bulkJobRecords}
      ids={bulkJobRecords.map(({ id }) => id)}
      onResume={never}
    />
  </StorySite>
);
