import { WritingProvider } from '#components/composer/writing-context.tsx';
import { CommentOptions } from '#components/post/comment-options.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment, aDiscussion } from '#tests/support/builders.ts';

export default { title: 'post / comment-options' };

export const OfOnesOwn = () => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <CommentOptions
        comment={aComment({ insertUserID: ingrid.userID })}
        discussion={aDiscussion()}
        author={ingrid.name}
      />
    </WritingProvider>
  </StorySite>
);
