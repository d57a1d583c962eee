import type { CategoryBranch } from '#api/category/category-fields.contract.ts';

/** A place to go to in the site's navigation; with places below it, it opens a menu of them. */
export interface NavigationItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly below: readonly NavigationItem[];
}

const fromCategory = ({ categoryID, name, url, children = [] }: CategoryBranch): NavigationItem => ({
  id: `category-${categoryID}`,
  name,
  href: url,
  below: children.map(fromCategory),
});

/** The places of the title bar: the built-in ones (`spec/behaviours.md` §4b), with the categories below theirs. */
export const navigationItems = (categories: readonly CategoryBranch[] = []): readonly NavigationItem[] => [
  { id: 'discussions', name: 'Discussions', href: '/discussions', below: [] },
  {
    id: 'categories',
    name: 'Categories',
    href: '/categories',
    below: [
      { id: 'all-categories', name: 'All Categories', href: '/categories', below: [] },
      ...categories.map(fromCategory),
    ],
  },
];

const sections: Readonly<Record<string, RegExp>> = {
  discussions: /^\/discussions?([/?#]|$)/,
  categories: /^\/categories([/?#]|$)/,
};

/** What tells that a page is below an item of the title bar; for the item's link or button. */
export const currentProps = (id: string, path: string) =>
  sections[id]?.test(path) ? ({ 'aria-current': 'page' } as const) : {};
