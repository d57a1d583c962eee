import { SettingSearch } from '#components/administration/setting/setting-search.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / setting-search' };

/** The empty search above the list of all pages. */
export const Empty = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <SettingSearch />
  </StorySite>
);
