import { BulkJob } from '#components/moderation/bulk/bulk-job.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { BulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import { bulkRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-job' };

const [aRecord] = bulkRecords as [BulkRecord];
const never = () => new Promise<never>(() => undefined);

const job = (action: BulkAction, refusal?: string) => (
  <StorySite me={ingrid}>
    <BulkJob action={action} records={bulkRecords} ids={[1, 2, 3]} refusal={refusal} onSend={never} onResume={never} />
  </StorySite>
);

export const Delete = () => job('delete');

export const Move = () => job('move');

export const Merge = () => job('merge');

const many = Array.from({ length: 11 }, (_, index) => ({
  ...aRecord,
  id: index + 1,
  name: `Which glue? ${index + 1}`,
}));

export const MergeOfMany = () => (
  <StorySite me={ingrid}>
    <BulkJob action="merge" records={many} ids={many.map(({ id }) => id)} onSend={never} onResume={never} />
  </StorySite>
);

export const Close = () => job('close');

export const Refused = () => job('merge', 'You must select at least 2 discussions to merge.');
