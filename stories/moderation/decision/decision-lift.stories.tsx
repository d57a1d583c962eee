import { DecisionLift } from '#components/moderation/decision/decision-lift.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDecision } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-lift' };

export const Mute = () => (
  <StorySite isBare me={ingrid}>
    <DecisionLift decision={aDecision()} />
  </StorySite>
);
