import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { DiscussionActions, DiscussionOptions } from '#components/post/menu/discussion-actions.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / discussion-actions' };

const actions = (own: { me?: Me; permissions?: string[] }, closed = false) => (
  <StorySite {...own}>
    <WritingProvider>
      <DiscussionActions discussion={aDiscussion({ closed, bookmarked: true })} />
      <DiscussionOptions discussion={aDiscussion({ closed })} />
    </WritingProvider>
  </StorySite>
);

const member = { me: ingrid, permissions: ['comments.add'] };

export const Member = () => actions(member);

export const Closed = () => actions(member, true);

export const Guest = () => actions({});
