import { CategoryForm } from '#components/administration/category/category-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';
import { categoryToEdit, seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-form' };

const form = (categoryID?: number) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
    <CategoryForm
      categories={harbourCategories}
      {...(categoryID !== undefined && { category: categoryToEdit(categoryID) })}
    />
  </StorySite>
);

export const New = () => form();
export const Existing = () => form(11);
export const WithoutDiscussions = () => form(10);
