import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { SelectionTools } from '#components/moderation/bulk/selection-tools.tsx';
import { WithTools } from '#stories/support/story-selection.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / selection-tools' };

const keys = { checked: 'story.tools.checked', pending: 'story.tools.pending' };

/** Checkboxes outside of the component that provides their selection. */
export const WithoutCheckboxes = () => (
  <StorySite me={ingrid}>
    <WithTools>
      {(onTools) => (
        <BulkSelection order={[1, 2, 3]} keys={keys} hasSkip={false} toolbar={null}>
          <SelectionTools onTools={onTools} />
        </BulkSelection>
      )}
    </WithTools>
  </StorySite>
);
