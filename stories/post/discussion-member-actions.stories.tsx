import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { DiscussionMemberActions } from '#components/post/discussion-member-actions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / discussion-member-actions' };

const writing = (permissions: string[], bookmarked = false) => (
  <StorySite me={ingrid} permissions={permissions}>
    <WritingProvider>
      <DiscussionMemberActions discussion={aDiscussion({ bookmarked })} share={null} />
    </WritingProvider>
  </StorySite>
);

export const Member = () => writing(['comments.add']);

export const Bookmarked = () => writing(['comments.add'], true);

export const MayNotComment = () => writing([]);
