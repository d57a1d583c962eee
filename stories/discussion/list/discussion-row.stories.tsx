import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { list } from '#components/discussion/list/discussion-list.css.ts';
import { DiscussionRow } from '#components/discussion/list/discussion-row.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aDiscussionInArabic } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-row' };

const row = (discussion: Discussion) => (
  <StorySite me={ingrid}>
    <ol className={list}>
      <DiscussionRow discussion={discussion} />
    </ol>
  </StorySite>
);

export const Unread = () => row(aDiscussion());

export const New = () => row(aDiscussion({ countUnread: 55 }));

export const Read = () => row(aDiscussion({ unread: false, countUnread: 0 }));

export const Marked = () => row(aDiscussion({ pinned: true, closed: true, resolved: true }));

export const OfCustomType = () => row(aDiscussion({ postType: { postTypeID: 'build-log', name: 'Build log' } }));

export const Unanswered = () => row(aDiscussion({ countComments: 0, score: 0, tags: [] }));

export const RightToLeft = () => row(aDiscussionInArabic());
