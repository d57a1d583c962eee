import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { OriginalPost } from '#components/discussion/original-post.tsx';
import { CommentItem } from '#components/discussion/thread/comment-thread.tsx';
import { TranslatablePost } from '#components/post/translation/translatable-post.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / translatable-post' };

const discussion = aDiscussion({
  name: 'Was steht diese Woche auf der Werkbank?',
  body: '<p>Zeigt, was ihr gemacht habt, und auch das, was nicht gelungen ist.</p>',
});
const comment = aComment({ body: '<p>Ein Kinderbett aus Buche, und ich habe jede Sprosse mit der Hand gemacht.</p>' });

export const Discussion = () => (
  <StorySite>
    <TranslatablePost discussion={discussion} draw={(parts) => <OriginalPost discussion={discussion} {...parts} />} />
  </StorySite>
);

export const Comment = () => (
  <StorySite>
    <WritingProvider>
      <TranslatablePost
        comment={comment}
        discussion={discussion}
        draw={(parts) => <CommentItem comment={comment} {...parts} />}
      />
    </WritingProvider>
  </StorySite>
);
