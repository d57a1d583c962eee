import { BookmarkToggle } from '#components/post/share/bookmark-toggle.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / bookmark-toggle' };

const toggle = (bookmarked: boolean) => (
  <StorySite me={ingrid}>
    <BookmarkToggle discussion={aDiscussion({ bookmarked })} />
  </StorySite>
);

export const Off = () => toggle(false);

export const On = () => toggle(true);
