import { PostReactions } from '#components/post/reaction/post-reactions.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / post-reactions' };

export const Guest = () => (
  <StorySite>
    <PostReactions recordType="discussion" recordID={12} author="Ingrid Solheim" reactions={[aReactionCount()]} />
  </StorySite>
);

export const GuestWithoutReactions = () => (
  <StorySite>
    <EmptyStory reason="Nobody has reacted, and a guest cannot react.">
      <PostReactions recordType="discussion" recordID={12} author="Ingrid Solheim" reactions={[]} />
    </EmptyStory>
  </StorySite>
);
