import { DiscussionOptions } from '#components/post/menu/discussion-options.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / discussion-options' };

export const Default = () => (
  <StorySite me={ingrid}>
    <DiscussionOptions discussion={aDiscussion()} />
  </StorySite>
);
