import { FirstUnread } from '#components/discussion/thread/first-unread.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
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
    <EmptyStory reason="The member has read every comment.">
      <FirstUnread discussion={aDiscussion({ firstUnreadCommentID: null })} commentsByID={{}} />
    </EmptyStory>
  </StorySite>
);
