import { EscalationFilterForm } from '#components/moderation/escalation/escalation-filter-form.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalation-filter-form' };

export const Default = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <EscalationFilterForm filter={{ status: 'unfinished', page: 1, author: 'Ada' }} />
  </StorySite>
);
