import { ReactionButton } from '#components/post/reaction/reaction-button.tsx';
import { ReactionTooltip } from '#components/post/reaction/reaction-tooltip.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-tooltip' };

const kind = aReactionCount({ count: 2 });

export const OnReaction = () => (
  <StorySite me={ingrid} permissions={['reactions.view', 'reactions.positive.add']}>
    <ReactionTooltip recordType="comment" recordID={91} kind={kind}>
      <ReactionButton kind={kind} />
    </ReactionTooltip>
  </StorySite>
);
