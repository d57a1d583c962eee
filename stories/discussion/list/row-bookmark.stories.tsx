import { RowBookmark } from '#components/discussion/list/row-bookmark.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / row-bookmark' };

export const NotAllowed = () => (
  <StorySite me={ingrid}>
    <RowBookmark discussion={aDiscussion({ bookmarked: false })} />
  </StorySite>
);

export const Bookmarked = () => (
  <StorySite me={ingrid}>
    <RowBookmark discussion={aDiscussion({ bookmarked: true })} />
  </StorySite>
);
