import { LayoutEditorPage } from '#components/administration/layout-editor/layout-editor-page.tsx';
import { seedLayouts } from '#stories/administration/layout/layout-samples.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / layout-editor-page' };

const page = (layoutID: string) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutEditorPage layoutID={layoutID} />
  </StorySite>
);

export const Own = () => page('3');
export const Template = () => page('home');
