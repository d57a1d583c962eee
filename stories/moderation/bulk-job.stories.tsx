import { BulkJob } from '#components/moderation/bulk-job.tsx';
import type { BulkAction } from '#machines/moderation/bulk-job.machine.ts';
import { bulkRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-job' };

const never = () => new Promise<never>(() => undefined);

const job = (action: BulkAction, refusal?: string) => (
  <StorySite me={ingrid}>
    <BulkJob action={action} records={bulkRecords} ids={[1, 2, 3]} refusal={refusal} onSend={never} onResume={never} />
  </StorySite>
);

export const Delete = () => job('delete');

export const Move = () => job('move');

export const Merge = () => job('merge');

export const Close = () => job('close');

export const Refused = () => job('merge', 'You must select at least 2 discussions to merge.');
