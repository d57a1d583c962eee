import { CategoryOptions } from '#components/administration/category/category-options.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';

export default { title: 'administration / category-options' };

export const Options = () => (
  <StorySite me={ingrid}>
    <Select aria-label="Parent category">
      <CategoryOptions categories={harbourCategories} />
    </Select>
  </StorySite>
);
