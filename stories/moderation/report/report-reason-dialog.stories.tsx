import { ReportReasonDialog } from '#components/moderation/report/report-reason-dialog.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / report-reason-dialog' };

export const Open = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <ReportReasonDialog returnTo={{ current: null }} onSaved={() => undefined} />
  </StorySite>
);
