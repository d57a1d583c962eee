import { FileRules } from '#components/moderation/rule/file-rules.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / file-rules' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={orderSeed}>
    <FileRules />
  </StorySite>
);
