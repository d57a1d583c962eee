import { ThemeHistory } from '#components/administration/theme/theme-history.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedThemes } from './theme-samples.ts';

export default { title: 'administration / theme-history' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeHistory themeID="1" />
  </StorySite>
);

export const Empty = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeHistory themeID="keystone" />
  </StorySite>
);
