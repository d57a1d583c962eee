import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentMemberActions } from '#components/post/comment-member-actions.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / comment-member-actions' };

const writing = (permissions: string[], depth = 1) => (
  <StorySite me={ingrid} permissions={permissions}>
    <WritingProvider>
      <CommentMemberActions
        comment={aComment({ depth })}
        discussion={aDiscussion()}
        author="Ingrid Solheim"
        share={null}
      />
    </WritingProvider>
  </StorySite>
);

export const Member = () => writing(['comments.add']);

export const TooDeepForReplies = () => writing(['comments.add'], 5);

export const MayNotComment = () => (
  <EmptyStory reason="A member who may not comment can neither reply nor quote.">{writing([])}</EmptyStory>
);
