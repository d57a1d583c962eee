import { ReportReasonList } from '#components/moderation/report/report-reason-list.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / report-reason-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <ReportReasonList />
  </StorySite>
);
