import { SpamRules } from '#components/moderation/rule/spam-rules.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / spam-rules' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <SpamRules />
  </StorySite>
);
