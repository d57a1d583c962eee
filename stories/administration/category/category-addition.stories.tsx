import { CategoryAddition } from '#components/administration/category/category-addition.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-addition' };

export const Addition = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
    <CategoryAddition parentCategoryID={10} />
  </StorySite>
);
