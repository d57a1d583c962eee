import { ThemeList } from '#components/administration/theme/theme-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedThemes } from './theme-samples.ts';

export default { title: 'administration / theme-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeList />
  </StorySite>
);
