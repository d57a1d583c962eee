import { ThemeCard } from '#components/administration/theme/theme-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { keystone, seedThemes, tide } from './theme-samples.ts';

export default { title: 'administration / theme-card' };

export const Current = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ul>
      <ThemeCard theme={keystone} />
    </ul>
  </StorySite>
);

export const Own = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
    <ul>
      <ThemeCard theme={tide} />
    </ul>
  </StorySite>
);
