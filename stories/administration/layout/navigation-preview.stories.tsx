import { NavigationPreview } from '#components/administration/layout/navigation-preview.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { navigationSeed, someNavigation, someRoles } from './navigation-samples.ts';

export default { title: 'administration / navigation-preview' };

export const Guest = () => (
  <StorySite seed={navigationSeed}>
    <NavigationPreview navigation={someNavigation} roles={someRoles} />
  </StorySite>
);

export const Empty = () => (
  <StorySite seed={navigationSeed}>
    <NavigationPreview navigation={{ items: [], mobileOnly: [] }} roles={someRoles} />
  </StorySite>
);
