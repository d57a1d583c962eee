import { CustomPageList } from '#components/administration/layout/custom-page-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { customPages, seedCustomPages } from './custom-page-samples.ts';

export default { title: 'administration / custom-page-list' };

export const Two = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCustomPages(customPages)}>
    <CustomPageList />
  </StorySite>
);

export const Empty = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCustomPages([])}>
    <CustomPageList />
  </StorySite>
);
