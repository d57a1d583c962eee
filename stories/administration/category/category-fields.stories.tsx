import { useState } from 'react';
import { CategoryFields, type Entered } from '#components/administration/category/category-fields.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';
import { harbourCategories } from './category-samples.ts';
import { categoryToEdit, seedCategorySettings } from './category-settings-seed.ts';

export default { title: 'administration / category-fields' };

function Fields({ categoryID, error }: { categoryID: number; error?: string }) {
  const category = categoryToEdit(categoryID);
  const [entered, setEntered] = useState<Entered>(category);
  return (
    <StorySite me={ingrid} permissions={['site.manage']} seed={seedCategorySettings}>
      <CategoryFields
        category={category}
        categories={harbourCategories}
        types={[...originalTypes, aPostType()]}
        entered={entered}
        set={(part) => setEntered((before) => ({ ...before, ...part }))}
        errorOf={(name) => (name === 'name' ? error : undefined)}
      />
    </StorySite>
  );
}

export const Entering = () => <Fields categoryID={11} />;
export const Refused = () => <Fields categoryID={11} error="Another category has this name." />;
