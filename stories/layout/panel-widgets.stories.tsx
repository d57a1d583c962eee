import { GuestCallToAction, NewPost, QuickLinks } from '#components/layout/panel-widgets.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / panel-widgets' };

export const Guest = () => (
  <StorySite>
    <GuestCallToAction />
    <QuickLinks />
  </StorySite>
);

export const Member = () => (
  <StorySite me={ingrid} permissions={['discussions.add']}>
    <NewPost />
    <QuickLinks />
  </StorySite>
);
