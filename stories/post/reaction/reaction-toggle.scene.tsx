import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import { ReactionToggle } from '#components/post/reaction/reaction-toggle.tsx';
import { reactionToggleModel } from '#machines/post/reaction/reaction-toggle.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount, aReactionType } from '#tests/support/builders/reaction-builders.ts';

const seed: Seed = (client, api) =>
  client.setQueryData(reactionTypesQuery(api).queryKey, [
    aReactionType(),
    aReactionType({ tagID: 6, urlcode: 'Awesome', urlCode: 'Awesome', name: 'Awesome' }),
  ]);

/** The scene of the reactions to a comment with five likes. */
export const reactionToggleScene = defineScene(reactionToggleModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['reactions.positive.add']} seed={seed}>
      <ReactionToggle
        recordType="comment"
        recordID={91}
        author="MaireadK"
        reactions={[aReactionCount({ tagID: 4, urlcode: 'Like' })]}
      />
    </StorySite>
  ),
});
