import { CommentThread } from '#components/discussion/thread/comment-thread.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aComment, aThread, aThreadItem } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / comment-thread' };

export const Nested = () => (
  <StorySite>
    <CommentThread thread={aThread()} discussion={aDiscussion({ insertUserID: 7 })} />
  </StorySite>
);

export const One = () => (
  <StorySite>
    <CommentThread
      thread={{ threadStructure: [aThreadItem(91)], commentsByID: { 91: aComment() } }}
      discussion={aDiscussion({ insertUserID: 7 })}
    />
  </StorySite>
);
