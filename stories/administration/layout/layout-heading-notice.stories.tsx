import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import { LayoutHeadingNotice } from '#components/administration/layout/layout-heading-notice.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { ownLayout, seedLayouts } from './layout-samples.ts';

export default { title: 'administration / layout-heading-notice' };

export const Missing = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedLayouts}>
    <LayoutHeadingNotice layout={{ ...ownLayout, layout: [] } as unknown as LayoutRecord} />
  </StorySite>
);
