import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentOptions } from '#components/post/menu/comment-options.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / comment-options' };

export const OwnComment = () => (
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
