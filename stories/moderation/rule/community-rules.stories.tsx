import { CommunityRules } from '#components/moderation/rule/community-rules.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / community-rules' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={orderSeed}>
    <CommunityRules />
  </StorySite>
);
