import { SharingPreview } from '#components/administration/setting/sharing-preview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / sharing-preview' };

export const Plain = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <SharingPreview />
  </StorySite>
);
