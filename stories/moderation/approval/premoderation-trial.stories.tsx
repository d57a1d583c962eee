import { PremoderationTrial } from '#components/moderation/approval/premoderation-trial.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / premoderation-trial' };

export const Blank = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <PremoderationTrial />
  </StorySite>
);
