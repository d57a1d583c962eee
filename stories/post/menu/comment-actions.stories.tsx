import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentActions, CommentOptions } from '#components/post/menu/comment-actions.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / comment-actions' };

const actions = (own: { me?: Me; permissions?: string[] }, depth = 1, closed = false) => (
  <StorySite {...own}>
    <WritingProvider>
      <CommentActions comment={aComment({ depth })} discussion={aDiscussion({ closed })} />
      <CommentOptions comment={aComment({ depth })} discussion={aDiscussion({ closed })} />
    </WritingProvider>
  </StorySite>
);

const member = { me: ingrid, permissions: ['comments.add'] };

export const Member = () => actions(member);

/** On phones, the menu contains the actions for which the row has no room. */
export const MemberWithMenu = () => actions({ me: ingrid, permissions: ['comments.add', 'flag.add'] });

export const TooDeepForReplies = () => actions(member, 5);

export const Closed = () => actions(member, 1, true);

export const Guest = () => actions({});
