import { AssignMenu } from '#components/moderation/triage/assign-menu.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / assign-menu' };

export const Closed = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <AssignMenu assignedUserID={null} onGive={async () => undefined} />
  </StorySite>
);
