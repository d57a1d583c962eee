import { LayoutOverview } from '#components/administration/layout/layout-overview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-overview' };

const overview = (layoutID: string) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutOverview layoutID={layoutID} />
  </StorySite>
);

export const Applied = () => overview('3');
export const Template = () => overview('home');
