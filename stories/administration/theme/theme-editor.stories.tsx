import { ThemeEditor } from '#components/administration/theme/theme-editor.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedThemes } from './theme-samples.ts';

export default { title: 'administration / theme-editor' };

export const Own = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeEditor themeID="1" />
  </StorySite>
);

export const Template = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeEditor themeID="keystone" />
  </StorySite>
);
