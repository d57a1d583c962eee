import { ThemeDesign } from '#components/administration/theme/theme-design.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { faint, seedThemes, tide } from './theme-samples.ts';

export default { title: 'administration / theme-design' };

export const LowContrast = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeDesign theme={faint} />
  </StorySite>
);

export const Current = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ThemeDesign theme={{ ...tide, current: true }} />
  </StorySite>
);
