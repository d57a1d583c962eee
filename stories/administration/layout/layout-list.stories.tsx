import { LayoutList } from '#components/administration/layout/layout-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutList />
  </StorySite>
);
