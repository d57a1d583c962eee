import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / edit-button' };

export const Closed = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <EditButton dialog={() => <p>Open</p>}>Edit</EditButton>
  </StorySite>
);
