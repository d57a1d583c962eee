import type { CategoryBranch } from './category-fields.contract.ts';

/** Flattens category trees depth-first: each category precedes its descendants. */
export const flattenCategoryTree = (branches: readonly CategoryBranch[]): CategoryBranch[] =>
  branches.flatMap((branch) => [branch, ...flattenCategoryTree(branch.children ?? [])]);
