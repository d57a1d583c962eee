import { FragmentEditor } from '#components/administration/fragment/fragment-editor.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedFragments, weather } from './fragment-samples.ts';

export default { title: 'administration / fragment-editor' };

export const Draft = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedFragments(true)}>
    <FragmentEditor fragmentUUID={weather.fragmentUUID} previewUrl="about:blank" />
  </StorySite>
);
