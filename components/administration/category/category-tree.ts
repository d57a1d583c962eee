import type { CategoryBranch } from '#api/category/category-fields.contract.ts';

/** The URL of the category settings. */
export const categorySettings = '/vanilla/settings/categories';

/** Returns the IDs of a category and all its descendants. The list must contain parents before their descendants. */
export function belowOf(categories: readonly CategoryBranch[], categoryID: number): ReadonlySet<number> {
  const below = new Set([categoryID]);
  for (const { categoryID: id, parentCategoryID } of categories)
    if (parentCategoryID !== null && below.has(parentCategoryID)) below.add(id);
  return below;
}
