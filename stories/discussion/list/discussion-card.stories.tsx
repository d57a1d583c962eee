import { DiscussionList } from '#components/discussion/list/discussion-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aDiscussionInArabic } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-card' };

const inForm = (form: 'grid' | 'carousel' | 'link') => (
  <StorySite>
    <DiscussionList
      label="Recent Posts"
      form={form}
      discussions={[aDiscussion({ pinned: true }), aDiscussionInArabic(), aDiscussion({ discussionID: 2 })]}
    />
  </StorySite>
);

export const InGrid = () => inForm('grid');
export const InCarousel = () => inForm('carousel');
export const AsLink = () => inForm('link');
