import { SelectableList } from '#components/discussion/list/selectable-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / selectable-list' };

export const WithManagePermission = () => (
  <StorySite me={ingrid} permissions={['discussions.edit', 'discussions.delete']}>
    <SelectableList discussions={[aDiscussion()]}>
      <p>The list.</p>
    </SelectableList>
  </StorySite>
);
