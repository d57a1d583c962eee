import { ContentSettingsPage } from '#components/moderation/rule/content-settings-page.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / content-settings-page' };

export const Filled = () => (
  <StorySite isBare me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <ContentSettingsPage />
  </StorySite>
);
