import type { Navigation, NavigationEntry } from '#api/administration/layout/navigation.contract.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { NavigationItemSetting, NavigationSetting } from '#server/administration/setting/shell-settings.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The default navigation items of every forum (docs/behavior/administration.md#navigation-places). */
const builtIn: readonly NavigationItemSetting[] = [
  { id: 'builtin-discussions', name: 'Discussions', url: '/discussions' },
  { id: 'builtin-categories', name: 'Categories', url: '/categories' },
];

type SelectedItem = {
  id: string;
  name: string;
  url: string;
  badge: NavigationEntry['badge'];
  children: SelectedItem[];
};

/** A URL without a scheme or leading slash is a path on this site. */
const addressOf = (url: string): string => (url === '' || /^([a-z][a-z\d+.-]*:|[/~#])/i.test(url) ? url : `/${url}`);

const isForRole = ({ roleIDs = [] }: NavigationItemSetting, viewer: Viewer): boolean =>
  roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID));

const isAllowed = ({ isHidden = false, permission }: NavigationItemSetting, viewer: Viewer): boolean =>
  !isHidden && (!permission || may(viewer, permission as CheckedPermission));

/** Returns the items that the viewer may open, filtered by role and permission. Items that lead nowhere are omitted. */
function selectItems(viewer: Viewer, items: readonly NavigationItemSetting[], trail = ''): SelectedItem[] {
  return items
    .filter((item) => isForRole(item, viewer) && isAllowed(item, viewer))
    .map(({ id, name, url = '', badge = null, children = [] }, index) => {
      const ownID = id || `item${trail}-${index}`;
      return {
        id: ownID,
        name,
        url: addressOf(url),
        badge,
        children: selectItems(viewer, children, `${trail}-${index}`),
      };
    })
    .filter(({ name, url, children }) => name !== '' && (url !== '' || children.length > 0));
}

/** Returns the navigation for a viewer. */
export const buildNavigation = (
  viewer: Viewer,
  { items, mobileOnly }: NavigationSetting,
): Omit<Navigation, 'sections'> => ({
  items: selectItems(viewer, items ?? builtIn),
  mobileOnly: selectItems(viewer, mobileOnly, '-mobile'),
});
