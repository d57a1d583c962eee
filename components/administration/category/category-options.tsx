import type { CategoryBranch } from '#api/category/category-fields.contract.ts';

/** Categories to choose among in a select, those below others further in. */
export const CategoryOptions = ({ categories }: { categories: readonly CategoryBranch[] }) => (
  <>
    {categories.map(({ categoryID, name, depth }) => (
      <option key={categoryID} value={categoryID}>
        {`${'\u2003'.repeat(depth - 1)}${name}`}
      </option>
    ))}
  </>
);
