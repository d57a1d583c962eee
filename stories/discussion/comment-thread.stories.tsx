import { CommentThread } from '#components/discussion/comment-thread.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aComment, aThread, aThreadItem } from '#tests/support/builders.ts';

export default { title: 'discussion / comment-thread' };

export const Nested = () => (
  <StorySite>
    <CommentThread thread={aThread()} openerID={7} />
  </StorySite>
);

export const One = () => (
  <StorySite>
    <CommentThread thread={{ threadStructure: [aThreadItem(91)], commentsByID: { 91: aComment() } }} openerID={7} />
  </StorySite>
);
