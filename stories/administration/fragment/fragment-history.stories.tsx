import { FragmentHistory } from '#components/administration/fragment/fragment-history.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedFragments, weather } from './fragment-samples.ts';

export default { title: 'administration / fragment-history' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedFragments(true)}>
    <FragmentHistory fragmentUUID={weather.fragmentUUID} />
  </StorySite>
);
