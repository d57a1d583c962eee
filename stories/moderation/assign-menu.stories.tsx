import { AssignMenu } from '#components/moderation/assign-menu.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/report-builders.ts';

export default { title: 'moderation / assign-menu' };

export const Closed = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <AssignMenu report={aReport()} onAssigned={async () => undefined} />
  </StorySite>
);
