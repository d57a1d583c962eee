import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / panel-widgets' };

export const Guest = () => (
  <StorySite>
    <panelWidgets.guestCallToAction />
    <panelWidgets.quickLinks />
  </StorySite>
);

export const Member = () => (
  <StorySite me={ingrid} permissions={['discussions.add']}>
    <panelWidgets.newPost />
    <panelWidgets.quickLinks />
  </StorySite>
);
