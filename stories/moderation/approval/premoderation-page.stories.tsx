import { PremoderationPage } from '#components/moderation/approval/premoderation-page.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / premoderation-page' };

export const Filled = () => (
  <StorySite isBare me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <PremoderationPage />
  </StorySite>
);
