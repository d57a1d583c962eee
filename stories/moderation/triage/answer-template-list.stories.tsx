import { AnswerTemplateList } from '#components/moderation/triage/answer-template-list.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / answer-template-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <AnswerTemplateList />
  </StorySite>
);
