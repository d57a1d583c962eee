import { CategoryPermissions } from '#components/administration/category/category-permissions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';
import { categoryToEdit, seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-permissions' };

const permissions = (categoryID: number) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
    <CategoryPermissions category={categoryToEdit(categoryID)} categories={harbourCategories} />
  </StorySite>
);

export const Inherited = () => permissions(11);
export const Own = () => permissions(13);
