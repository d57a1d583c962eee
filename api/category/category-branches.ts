import type { CategoryBranch } from './category-fields.contract.ts';

/** Categories with all that stand below them, each after the one it is in. */
export const withAllBelow = (branches: readonly CategoryBranch[]): CategoryBranch[] =>
  branches.flatMap((branch) => [branch, ...withAllBelow(branch.children ?? [])]);
