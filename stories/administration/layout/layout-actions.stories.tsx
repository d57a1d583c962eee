import { LayoutActions } from '#components/administration/layout/layout-actions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { defaultLayout, ownLayout, seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-actions' };

export const Own = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutActions layout={ownLayout} />
  </StorySite>
);

export const Template = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutActions layout={defaultLayout} />
  </StorySite>
);
