import { BanRuleFields } from '#components/moderation/ban/ban-rule-fields.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / ban-rule-fields' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <BanRuleFields rule={{ type: 'ip', pattern: '203.0.113.0/24', note: '' }} onRule={() => undefined} />
  </StorySite>
);
