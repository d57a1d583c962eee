import { FirstUnread } from '#components/discussion/thread/first-unread.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / first-unread' };

export const OnAnotherPage = () => (
  <StorySite me={ingrid}>
    <FirstUnread discussion={aDiscussion({ firstUnreadCommentID: 91 })} commentsByID={{}} />
  </StorySite>
);

export const NothingUnread = () => (
  <StorySite me={ingrid}>
    <FirstUnread discussion={aDiscussion({ firstUnreadCommentID: null })} commentsByID={{}} />
  </StorySite>
);
