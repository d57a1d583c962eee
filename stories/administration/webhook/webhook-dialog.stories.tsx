import { WebhookDialog } from '#components/administration/webhook/webhook-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / webhook-dialog' };

export const New = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <WebhookDialog returnTo={{ current: null }} onSaved={() => {}} />
  </StorySite>
);
