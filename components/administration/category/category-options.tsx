import type { CategoryBranch } from '#api/category/category-fields.contract.ts';

/** The `option` elements of a category select. Nested categories are indented. */
export const CategoryOptions = ({ categories }: { categories: readonly CategoryBranch[] }) => (
  <>
    {categories.map(({ categoryID, name, depth }) => (
      <option key={categoryID} value={categoryID}>
        {`${'\u2003'.repeat(depth - 1)}${name}`}
      </option>
    ))}
  </>
);
