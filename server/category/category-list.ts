import type { CategoryNode, CategoryTree } from '#server/category/category-tree.ts';

/** A category chosen for a list, with those chosen below it. */
export interface ChosenBranch {
  readonly node: CategoryNode;
  readonly children: readonly ChosenBranch[];
}

/** What a list of categories shows: below which parent, how many levels, and which ones. */
export interface CategoryChoice {
  /** Undefined for the whole site. */
  readonly parent: CategoryNode | undefined;
  readonly includeParent: boolean;
  readonly maxDepth: number;
  readonly keeps: (node: CategoryNode) => boolean;
}

/** Chooses categories as a tree. Where one is left out, those kept below it stand in its place. */
export function chooseCategories(tree: CategoryTree, choice: CategoryChoice): readonly ChosenBranch[] {
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

/** The chosen categories one after the other, parents before children. */
export const flattenChosen = (branches: readonly ChosenBranch[]): CategoryNode[] =>
  branches.flatMap(({ node, children }) => [node, ...flattenChosen(children)]);

/** The best matches of a name first: the same, beginning so, having a word that begins so, then anywhere; else none. */
export function nameMatch(name: string, query: string): number {
  const [text, asked] = [name.toLowerCase(), query.trim().toLowerCase()];
  if (asked === '' || text === asked) return 0;
  if (text.startsWith(asked)) return 1;
  if (text.includes(` ${asked}`)) return 2;
  return text.includes(asked) ? 3 : -1;
}
