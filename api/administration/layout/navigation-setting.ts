import type { CheckedPermission } from '#api/member/role/permission.ts';
import { builtInNavigation } from './built-in-navigation.ts';
import type { Navigation, NavigationEntry } from './navigation.contract.ts';

/** A configured navigation item of any level. Without `roleIDs` or a permission, everyone sees it. */
export interface NavigationItemSetting {
  readonly id?: string | undefined;
  readonly name: string;
  readonly url?: string | undefined;
  readonly permission?: string | null | undefined;
  readonly roleIDs?: readonly number[] | undefined;
  readonly isHidden?: boolean | undefined;
  readonly badge?: NavigationEntry['badge'] | undefined;
  readonly children?: readonly NavigationItemSetting[] | undefined;
}

/** The configured navigation. With `items` null, the built-in items are used. */
export interface NavigationItems {
  readonly items: readonly NavigationItemSetting[] | null;
  readonly mobileOnly: readonly NavigationItemSetting[];
}

/** The maximum number of levels of navigation items, and of items in each. */
export const navigationLimits = { levels: 3, items: 50 } as const;

/** A viewer as the navigation judges them: by roles, and by global permissions. */
export interface NavigationViewer {
  readonly roleIDs: readonly number[];
  readonly may: (permission: CheckedPermission) => boolean;
}

type SelectedItem = Omit<NavigationEntry, 'children'> & { children: SelectedItem[] };

/** A URL without a scheme or leading slash is a path on this site. */
const addressOf = (url: string): string => (url === '' || /^([a-z][a-z\d+.-]*:|[/~#])/i.test(url) ? url : `/${url}`);

const isFor = (
  { roleIDs = [], isHidden = false, permission }: NavigationItemSetting,
  viewer: NavigationViewer,
): boolean =>
  !isHidden &&
  (roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID))) &&
  (!permission || viewer.may(permission as CheckedPermission));

/** Returns the items that the viewer may open, filtered by role and permission. Items that lead nowhere are omitted. */
function selectItems(viewer: NavigationViewer, items: readonly NavigationItemSetting[], trail = ''): SelectedItem[] {
  return items
    .filter((item) => isFor(item, viewer))
    .map(({ id, name, url = '', badge = null, children = [] }, index) => ({
      id: id || `item${trail}-${index}`,
      name,
      url: addressOf(url),
      badge,
      children: selectItems(viewer, children, `${trail}-${index}`),
    }))
    .filter(({ name, url, children }) => name !== '' && (url !== '' || children.length > 0));
}

/** Returns the navigation for a viewer. The server sends it, and the editor previews it. */
export const selectNavigation = (
  viewer: NavigationViewer,
  { items, mobileOnly }: NavigationItems,
): Omit<Navigation, 'sections'> => ({
  items: selectItems(viewer, items ?? builtInNavigation),
  mobileOnly: selectItems(viewer, mobileOnly, '-mobile'),
});
