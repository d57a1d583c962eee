import { useState } from 'react';
import { BulkSelectAll } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { BulkToolbar } from '#components/moderation/bulk/bulk-toolbar.tsx';
import type { BulkRequest } from '#machines/moderation/bulk/bulk-request.ts';
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

export const AboveSelectionLimit = () => list(many, mayManage);

export const WithoutPermission = () => list();

/** Deletes the selected discussions immediately, but fails for the second one. */
function DeletableRows() {
  const [records, setRecords] = useState(bulkRecords);
  const send = async ({ ids }: BulkRequest) => {
    const [failedIDs, successIDs] = [ids.filter((id) => id === 2), ids.filter((id) => id !== 2)];
    setRecords((before) => before.filter(({ id }) => !successIDs.includes(id)));
    const reason = { message: 'You need the discussions.delete permission to do that.' };
    const exceptionsByID = Object.fromEntries(failedIDs.map((id) => [id, reason]));
    return { progress: { successIDs, failedIDs, exceptionsByID }, callbackPayload: null };
  };
  return (
    <BulkSelection
      order={records.map(({ id }) => id)}
      keys={keys}
      toolbar={<BulkToolbar records={records} onSend={send} onResume={never} />}
    >
      <BulkRows records={records} />
    </BulkSelection>
  );
}

export const Deletable = () => (
  <StorySite me={ingrid} permissions={mayManage}>
    <DeletableRows />
  </StorySite>
);
