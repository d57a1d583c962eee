import { CategoryActions } from '#components/administration/category/category-actions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';
import { seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-actions' };

const [, woodwork] = harbourCategories;

export const Actions = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
    {woodwork && (
      <CategoryActions
        category={woodwork}
        categories={harbourCategories}
        translator={null}
        onRemoved={() => undefined}
      />
    )}
  </StorySite>
);
