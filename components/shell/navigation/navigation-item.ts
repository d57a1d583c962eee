import { builtInNavigation } from '#api/administration/layout/built-in-navigation.ts';
import type { NavigationEntry } from '#api/administration/layout/navigation.contract.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** An item of the site's navigation. With items below it, it opens a menu of them. */
export interface NavigationItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly below: readonly NavigationItem[];
  readonly badge?: NavigationEntry['badge'];
  /** Whether the address requires a full page load, so that the browser navigates instead of the router. */
  readonly isElsewhere?: boolean;
}

type Place = Omit<NavigationEntry, 'children'> & { readonly children?: readonly Place[] };

/** The default items, used when the page receives none. */
const builtIn: readonly Place[] = builtInNavigation.map((place) => ({ ...place, badge: null }));

/** The translation keys of the default items, used as long as an administrator has not renamed them. */
const namesOfOwn = new Map<string, MessageID>([
  ['builtin-discussions Discussions', 'shell.navigation.discussions'],
  ['builtin-categories Categories', 'shell.navigation.categories'],
]);

/** Returns the name of an item, translated into the viewer's language if it is a default item. */
const nameOf = (id: string, name: string): string => {
  const own = namesOfOwn.get(`${id} ${name}`);
  return own ? t(own) : name;
};

// An item without its own address links to the first item below it when no menu can open.
const fromPlace = ({ id, name, url, badge, children = [] }: Place): NavigationItem => ({
  id: id.replace(/^builtin-/, ''),
  name: nameOf(id, name),
  href: url || children[0]?.url || '/',
  below: children.map(fromPlace),
  ...(badge && { badge }),
});

const fromCategory = ({ categoryID, name, url, children = [] }: CategoryBranch): NavigationItem => ({
  id: `category-${categoryID}`,
  name,
  href: url,
  below: children.map(fromCategory),
});

const withCategories = (item: NavigationItem, categories: readonly CategoryBranch[]): NavigationItem =>
  item.id !== 'categories' || item.below.length > 0
    ? item
    : {
        ...item,
        below: [
          { id: 'all-categories', name: t('shell.navigation.all-categories'), href: item.href, below: [] },
          ...categories.map(fromCategory),
        ],
      };

/**
 * Returns the items of the title bar (docs/behavior/administration.md#navigation-places), with the categories below
 * their item.
 */
export const navigationItems = (
  places: readonly Place[] = builtIn,
  categories: readonly CategoryBranch[] = [],
): readonly NavigationItem[] => places.map((place) => withCategories(fromPlace(place), categories));

/** Returns the items below an item, preceded by the item's own address unless one of them has it. */
export const belowWithOwn = ({ id, name, href, below }: NavigationItem): readonly NavigationItem[] =>
  below.some((one) => one.href === href) ? below : [{ id: `${id}-own`, name, href, below: [] }, ...below];

const sections: Readonly<Record<string, RegExp>> = {
  discussions: /^\/discussions?([/?#]|$)/,
  categories: /^\/categories([/?#]|$)/,
};

type Target = Pick<NavigationItem, 'id' | 'href'>;

const isCurrent = ({ id, href }: Target, path: string): boolean =>
  sections[id]?.test(path) ?? href === path.replace(/[?#].*$/, '');

/** Returns the props of an item's link or button that mark it as current when the page is at or below it. */
export const currentProps = (item: Target, path: string) =>
  isCurrent(item, path) ? ({ 'aria-current': 'page' } as const) : {};

/** Returns the IDs of the title bar's items that the page is at or below. */
export const currentAmong = (items: readonly Target[], path: string): readonly string[] =>
  items.flatMap((item) => (isCurrent(item, path) ? [item.id] : []));
