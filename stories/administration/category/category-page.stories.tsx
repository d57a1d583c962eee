import { CategoryPage } from '#components/administration/category/category-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-page' };

export const Page = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
    <CategoryPage categoryID={13} />
  </StorySite>
);
