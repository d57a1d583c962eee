import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import { ReactionTypeList } from '#components/moderation/rule/reaction-type-list.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aReactionType } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'moderation / reaction-type-list' };

const seed: Seed = (client, api) =>
  client.setQueryData(reactionTypesQuery(api).queryKey, [
    aReactionType({ description: 'For what one enjoyed.' }),
    aReactionType({ tagID: 12, urlcode: 'OffTopic', name: 'Off Topic', class: 'Negative', reactionValue: -1 }),
    aReactionType({ tagID: 13, urlcode: 'Wtf', name: 'WTF', class: 'Negative', active: false, isRescoring: true }),
  ]);

export const Populated = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <ReactionTypeList />
  </StorySite>
);
