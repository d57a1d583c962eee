import { FragmentList } from '#components/administration/fragment/fragment-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedFragments } from './fragment-samples.ts';

export default { title: 'administration / fragment-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedFragments(true)}>
    <FragmentList />
  </StorySite>
);

export const EmptyWithNotice = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedFragments(false, [])}>
    <FragmentList />
  </StorySite>
);
