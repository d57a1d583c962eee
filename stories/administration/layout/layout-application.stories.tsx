import { LayoutApplication } from '#components/administration/layout/layout-application.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { ownLayout, seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-application' };

export const Loading = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutApplication layout={ownLayout} returnTo={{ current: null }} />
  </StorySite>
);
