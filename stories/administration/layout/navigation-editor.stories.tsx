import { NavigationEditor } from '#components/administration/layout/navigation-editor.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { navigationSeed } from './navigation-samples.ts';

export default { title: 'administration / navigation-editor' };

export const Nested = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={navigationSeed}>
    <NavigationEditor />
  </StorySite>
);
