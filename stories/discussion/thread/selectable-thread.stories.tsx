import { SelectableThread } from '#components/discussion/thread/selectable-thread.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / selectable-thread' };

export const WithDeletePermission = () => (
  <StorySite me={ingrid} permissions={['comments.delete']}>
    <SelectableThread discussion={aDiscussion()} thread={{ threadStructure: [], commentsByID: {} }}>
      <p>The thread.</p>
    </SelectableThread>
  </StorySite>
);
