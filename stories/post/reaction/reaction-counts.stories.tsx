import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { ReactionCounts } from '#components/post/reaction/reaction-counts.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-counts' };

const counts = (reactions: ReactionCount[]) => (
  <StorySite>
    <ReactionCounts reactions={reactions} />
  </StorySite>
);

export const One = () => counts([aReactionCount()]);

export const Several = () =>
  counts([
    aReactionCount({ count: 1_240 }),
    aReactionCount({ tagID: 2, urlcode: 'awesome', name: 'Awesome', count: 3 }),
  ]);

export const None = () => (
  <EmptyStory reason="Nobody has reacted.">{counts([aReactionCount({ count: 0 })])}</EmptyStory>
);
