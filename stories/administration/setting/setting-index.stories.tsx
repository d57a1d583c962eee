import { SettingIndex } from '#components/administration/setting/setting-index.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / setting-index' };

export const AllPages = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <SettingIndex />
  </StorySite>
);
