import type { NavigationPlace } from '#api/administration/layout/navigation.contract.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';

/** A place to go to in the site's navigation; with places below it, it opens a menu of them. */
export interface NavigationItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly below: readonly NavigationItem[];
  readonly badge?: NavigationPlace['badge'];
  /** It is a page that does not come from this one: the browser itself goes there. */
  readonly isElsewhere?: boolean;
}

type Place = Omit<NavigationPlace, 'children'> & { readonly children?: readonly Place[] };

/** The places of every forum, where the page was not told of others. */
const builtIn: readonly Place[] = [
  { id: 'builtin-discussions', name: 'Discussions', url: '/discussions', badge: null },
  { id: 'builtin-categories', name: 'Categories', url: '/categories', badge: null },
];

/** What the built-in places are called, as long as nobody calls them otherwise. */
const namesOfOwn = new Map<string, MessageID>([
  ['builtin-discussions Discussions', 'shell.navigation.discussions'],
  ['builtin-categories Categories', 'shell.navigation.categories'],
]);

/** The name of a place: in the reader's language if it is one of the forum's own. */
const nameOf = (id: string, name: string): string => {
  const own = namesOfOwn.get(`${id} ${name}`);
  return own ? t(own) : name;
};

// One that only has places below it leads to the first of them where no menu can open.
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

/** The places of the title bar (`spec/behaviours.md` §4b), with the categories below theirs. */
export const navigationItems = (
  places: readonly Place[] = builtIn,
  categories: readonly CategoryBranch[] = [],
): readonly NavigationItem[] => places.map((place) => withCategories(fromPlace(place), categories));

/** The places below an item, preceded by its own address where none of them has it. */
export const belowWithOwn = ({ id, name, href, below }: NavigationItem): readonly NavigationItem[] =>
  below.some((one) => one.href === href) ? below : [{ id: `${id}-own`, name, href, below: [] }, ...below];

const sections: Readonly<Record<string, RegExp>> = {
  discussions: /^\/discussions?([/?#]|$)/,
  categories: /^\/categories([/?#]|$)/,
};

type Target = Pick<NavigationItem, 'id' | 'href'>;

const isCurrent = ({ id, href }: Target, path: string): boolean =>
  sections[id]?.test(path) ?? href === path.replace(/[?#].*$/, '');

/** What tells that a page is at or below an item of the title bar; for the item's link or button. */
export const currentProps = (item: Target, path: string) =>
  isCurrent(item, path) ? ({ 'aria-current': 'page' } as const) : {};

/** The items of the title bar that a page is at or below, by their ids. */
export const currentAmong = (items: readonly Target[], path: string): readonly string[] =>
  items.flatMap((item) => (isCurrent(item, path) ? [item.id] : []));
