import { LayoutCreation } from '#components/administration/layout/layout-creation.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { defaultLayout, ownLayout, seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-creation' };

export const Closed = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutCreation
      viewType="home"
      templates={[defaultLayout, ownLayout]}
      name="My Layout"
      label="Add Layout"
      title="Add Layout"
    />
  </StorySite>
);
