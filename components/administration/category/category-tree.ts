import type { CategoryBranch } from '#api/category/category-fields.contract.ts';

/** Where categories are looked after. */
export const categorySettings = '/vanilla/settings/categories';

/** A category and all that is below it, in a list of parents before what is below them. */
export function belowOf(categories: readonly CategoryBranch[], categoryID: number): ReadonlySet<number> {
  const below = new Set([categoryID]);
  for (const { categoryID: id, parentCategoryID } of categories)
    if (parentCategoryID !== null && below.has(parentCategoryID)) below.add(id);
  return below;
}
