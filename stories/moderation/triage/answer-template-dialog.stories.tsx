import { AnswerTemplateDialog } from '#components/moderation/triage/answer-template-dialog.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / answer-template-dialog' };

export const Open = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <AnswerTemplateDialog returnTo={{ current: null }} onSaved={() => undefined} />
  </StorySite>
);
