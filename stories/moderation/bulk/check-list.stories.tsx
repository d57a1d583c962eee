import { CheckList } from '#components/moderation/bulk/check-list.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / check-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <CheckList
      legend="Roles"
      options={[
        { id: 1, name: 'Member' },
        { id: 2, name: 'Moderator' },
      ]}
      chosen={[2]}
      onChange={() => undefined}
    />
  </StorySite>
);
