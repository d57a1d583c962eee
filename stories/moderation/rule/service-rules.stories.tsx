import { ServiceRules } from '#components/moderation/rule/service-rules.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / service-rules' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={orderSeed}>
    <ServiceRules />
  </StorySite>
);
