import { AccountMenu } from '#components/shell/account-menu/account-menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / account-menu' };

export const Closed = () => (
  <StorySite me={ingrid}>
    <AccountMenu />
  </StorySite>
);

export const OfAdministrator = () => (
  <StorySite me={ingrid} permissions={['community.moderate', 'site.manage', 'discussions.add']}>
    <AccountMenu defaultOpen />
  </StorySite>
);

export const Open = () => (
  <StorySite me={ingrid}>
    <AccountMenu defaultOpen />
  </StorySite>
);
