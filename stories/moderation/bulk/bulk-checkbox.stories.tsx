import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { BulkRows, bulkRecords } from '#stories/support/story-bulk.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / bulk-checkbox' };

const boxes = (limit: number) => (
  <StorySite>
    <BulkSelection
      order={bulkRecords.map(({ id }) => id)}
      keys={{ checked: `story.boxes.${limit}`, pending: 'story.boxes.pending' }}
      limit={limit}
      toolbar={null}
    >
      <BulkRows />
    </BulkSelection>
  </StorySite>
);

export const Boxes = () => boxes(50);

/** Once one row is selected, the other checkboxes show that the limit is reached. */
export const LimitOfOne = () => boxes(1);
