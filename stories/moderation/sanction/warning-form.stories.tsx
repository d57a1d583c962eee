import { emptyWarning, WarningForm } from '#components/moderation/sanction/warning-form.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / warning-form' };

export const Blank = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <WarningForm warning={emptyWarning} onWarning={() => undefined} />
  </StorySite>
);
