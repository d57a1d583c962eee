import { PremoderationTrial } from '#components/moderation/approval/premoderation-trial.tsx';
import { premoderationTrialModel } from '#machines/moderation/approval/premoderation-trial.model.ts';
import { orderSeed } from '#stories/support/order-seed.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the trial of the premoderation rules. */
export const premoderationTrialScene = defineScene(premoderationTrialModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['site.manage']} seed={orderSeed}>
      <PremoderationTrial />
    </StorySite>
  ),
});
