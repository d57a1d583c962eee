import { OriginalPost } from '#components/discussion/original-post.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aDiscussionInArabic, aStatusFragment } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / original-post' };

export const Open = () => (
  <StorySite>
    <OriginalPost discussion={aDiscussion()} />
  </StorySite>
);

export const Marked = () => (
  <StorySite>
    <OriginalPost discussion={aDiscussion({ pinned: true, closed: true, resolved: true, tags: [], reactions: [] })} />
  </StorySite>
);

export const WithStatus = () => (
  <StorySite>
    <OriginalPost discussion={aDiscussion({ type: 'idea', statusID: 10_000, status: aStatusFragment(), tags: [] })} />
  </StorySite>
);

export const RightToLeft = () => (
  <StorySite>
    <OriginalPost discussion={aDiscussionInArabic()} />
  </StorySite>
);
