import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { DiscussionMetas } from '#components/discussion/list/discussion-metas.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aStatusFragment } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-metas' };

const metas = (discussion: Discussion, showCategory = true) => (
  <StorySite me={ingrid}>
    <DiscussionMetas discussion={discussion} showCategory={showCategory} />
  </StorySite>
);

export const Unread = () => metas(aDiscussion());

export const Marked = () =>
  metas(aDiscussion({ pinned: true, closed: true, resolved: true, status: aStatusFragment() }));

export const WithoutComments = () => metas(aDiscussion({ countComments: 0, score: 0, tags: [] }));

export const WithinItsCategory = () => metas(aDiscussion(), false);
