import { BulkCheckbox, BulkRowNote } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { useBulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';

const record = (id: number, name: string, own: Partial<BulkRecord> = {}): BulkRecord => ({
  id,
  name,
  categoryID: 3,
  categoryName: 'Meeting Place',
  closed: false,
  ...own,
});

/** Discussions for selection. */
export const bulkRecords: readonly BulkRecord[] = [
  record(1, 'What’s on your bench this week?'),
  record(2, 'Which glue for a wet cellar door?'),
  record(3, 'Soaking peat overnight', { closed: true }),
];

/** Discussions that a bulk job processes. */
export const bulkJobRecords: readonly BulkRecord[] = bulkRecords.map((one) => ({ ...one, id: one.id + 10 }));

/** A list with selectable rows. */
export const BulkRows = ({ records = bulkRecords }: { records?: readonly BulkRecord[] }) => (
  <ol>
    {records.map(({ id, name }) => (
      <li key={id}>
        <BulkCheckbox id={id} name={name} /> {name} <BulkRowNote id={id} />
      </li>
    ))}
  </ol>
);

/** Buttons that report the progress of a job to the selection, as the jobs of the toolbar do. */
export function BulkJobNews() {
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  return (
    <p>
      <Button onClick={selection.begin}>Begin</Button>
      <Button onClick={() => selection.succeed([1])}>Changed 1</Button>
      <Button onClick={() => selection.fail({ 2: 'You need the discussions.delete permission to do that.' })}>
        Failed with 2
      </Button>
      <Button onClick={selection.end}>End</Button>
    </p>
  );
}
