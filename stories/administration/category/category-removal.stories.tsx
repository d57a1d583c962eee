import { CategoryRemoval } from '#components/administration/category/category-removal.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';
import { seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-removal' };

const removal = (index: number) => {
  const category = harbourCategories[index];
  return (
    <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
      {category && (
        <CategoryRemoval
          category={category}
          categories={harbourCategories}
          returnTo={{ current: null }}
          onRemoved={() => undefined}
        />
      )}
    </StorySite>
  );
};

export const Full = () => removal(1);
export const Empty = () => removal(3);
