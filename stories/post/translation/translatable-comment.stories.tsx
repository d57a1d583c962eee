import { CommentItem } from '#components/discussion/thread/comment-thread.tsx';
import { commentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { TranslatableComment } from '#components/post/translation/translatable-comment.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / translatable-comment' };

const comment = aComment({ body: '<p>Ein Kinderbett aus Buche, und ich habe jede Sprosse mit der Hand gemacht.</p>' });

export const Foreign = () => (
  <StorySite>
    <TranslatableComment
      comment={comment}
      discussion={commentedDiscussion(aDiscussion())}
      draw={(parts) => <CommentItem comment={comment} {...parts} />}
    />
  </StorySite>
);
