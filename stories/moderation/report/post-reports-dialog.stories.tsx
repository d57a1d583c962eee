import { PostReportsDialog } from '#components/moderation/report/post-reports-dialog.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / post-reports-dialog' };

export const Loading = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <PostReportsDialog recordType="comment" recordID={1} returnTo={{ current: null }} />
  </StorySite>
);
