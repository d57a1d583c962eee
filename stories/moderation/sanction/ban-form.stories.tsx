import { BanForm, emptyBan } from '#components/moderation/sanction/ban-form.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / ban-form' };

export const Blank = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <BanForm ban={emptyBan} onBan={() => undefined} />
  </StorySite>
);
