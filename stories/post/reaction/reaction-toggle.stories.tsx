import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import { ReactionToggle } from '#components/post/reaction/reaction-toggle.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount, aReactionType } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-toggle' };

const seed: Seed = (client, api) =>
  client.setQueryData(reactionTypesQuery(api).queryKey, [
    aReactionType(),
    aReactionType({ tagID: 6, urlcode: 'Awesome', name: 'Awesome' }),
    aReactionType({ tagID: 12, urlcode: 'OffTopic', name: 'Off Topic', class: 'Negative' }),
  ]);

const bar = (permissions: readonly string[], counts = [aReactionCount({ tagID: 4, urlcode: 'Like' })]) => (
  <StorySite me={ingrid} permissions={permissions} seed={seed}>
    <ReactionToggle recordType="comment" recordID={91} author="MaireadK" reactions={counts} />
  </StorySite>
);

export const NoneYet = () => bar(['reactions.positive.add'], []);

export const Reacted = () =>
  bar(['reactions.positive.add'], [aReactionCount({ tagID: 4, urlcode: 'Like', hasReacted: true, count: 1_234 })]);

/** The member lacks the permission for negative reactions. */
export const SomeRefused = () =>
  bar(
    ['reactions.positive.add'],
    [
      aReactionCount({ tagID: 4, urlcode: 'Like' }),
      aReactionCount({ tagID: 12, urlcode: 'OffTopic', name: 'Off Topic', class: 'Negative', count: 2 }),
    ],
  );
