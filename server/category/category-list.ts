import type { CategoryNode, CategoryTree } from '#server/category/category-tree.ts';

/** A category selected for a list, with its selected descendants. */
export interface ChosenBranch {
  readonly node: CategoryNode;
  readonly children: readonly ChosenBranch[];
}

/** The selection criteria of a list of categories. */
export interface CategoryListCriteria {
  /** Undefined selects from the whole site. */
  readonly parent: CategoryNode | undefined;
  readonly includeParent: boolean;
  readonly maxDepth: number;
  readonly keeps: (node: CategoryNode) => boolean;
}

/** Selects categories as a tree. The selected children of an excluded category take its place. */
export function selectCategories(tree: CategoryTree, choice: CategoryListCriteria): readonly ChosenBranch[] {
  const start = choice.includeParent && choice.parent ? [choice.parent] : (choice.parent?.children ?? tree.roots);
  const grow = (nodes: readonly CategoryNode[], levels: number): ChosenBranch[] =>
    levels === 0
      ? []
      : nodes.flatMap((node) => {
          const children = grow(node.children, levels - 1);
          return choice.keeps(node) ? [{ node, children }] : children;
        });
  return grow(start, choice.maxDepth + (choice.includeParent ? 1 : 0));
}

/** Returns the selected categories as a flat list, parents before children. */
export const flattenChosen = (branches: readonly ChosenBranch[]): CategoryNode[] =>
  branches.flatMap(({ node, children }) => [node, ...flattenChosen(children)]);

/**
 * Returns the rank of a name for a query: 0 for an exact match, 1 for a prefix of the name, 2 for a prefix of a word, 3
 * for any other match. Returns -1 when the name does not match.
 */
export function rankNameMatch(name: string, query: string): number {
  const [text, asked] = [name.toLowerCase(), query.trim().toLowerCase()];
  if (asked === '' || text === asked) return 0;
  if (text.startsWith(asked)) return 1;
  if (text.includes(` ${asked}`)) return 2;
  return text.includes(asked) ? 3 : -1;
}
