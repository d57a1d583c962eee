import { RowTools } from '#components/discussion/list/row-tools.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / row-tools' };

export const Default = () => (
  <StorySite me={ingrid}>
    <RowTools discussion={aDiscussion()} />
  </StorySite>
);
