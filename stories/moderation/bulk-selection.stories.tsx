import { BulkSelectAll } from '#components/moderation/bulk-checkbox.tsx';
import { BulkSelection } from '#components/moderation/bulk-selection.tsx';
import { BulkToolbar } from '#components/moderation/bulk-toolbar.tsx';
import { BulkRows, bulkRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-selection' };

const never = () => new Promise<never>(() => undefined);
const keys = { checked: 'story.checked', pending: 'story.pending' };
const many = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Discussion number ${index + 1}`,
  categoryID: 3,
  categoryName: 'Meeting Place',
  closed: false,
}));

const list = (records = bulkRecords, permissions: readonly string[] = []) => (
  <StorySite me={ingrid} permissions={permissions}>
    <BulkSelection
      order={records.map(({ id }) => id)}
      keys={keys}
      toolbar={<BulkToolbar records={records} onSend={never} onResume={never} />}
    >
      <BulkSelectAll />
      <BulkRows records={records} />
    </BulkSelection>
  </StorySite>
);

const mayManage = ['discussions.edit', 'discussions.delete'];

export const Three = () => list(bulkRecords, mayManage);

export const MoreThanMayBeSelected = () => list(many, mayManage);

export const WithoutPermission = () => list();
