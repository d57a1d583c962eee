import type { Navigation, NavigationPlace } from '#api/administration/layout/navigation.contract.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { NavigationItemSetting, NavigationSetting } from '#server/administration/setting/shell-settings.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The places that every forum has (`spec/behaviours.md` §4b). */
const builtIn: readonly NavigationItemSetting[] = [
  { id: 'builtin-discussions', name: 'Discussions', url: '/discussions' },
  { id: 'builtin-categories', name: 'Categories', url: '/categories' },
];

type Kept = { id: string; name: string; url: string; badge: NavigationPlace['badge']; children: Kept[] };

/** An address without a scheme or a leading slash is one of this site. */
const addressOf = (url: string): string => (url === '' || /^([a-z][a-z\d+.-]*:|[/~#])/i.test(url) ? url : `/${url}`);

const isForRole = ({ roleIDs = [] }: NavigationItemSetting, viewer: Viewer): boolean =>
  roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID));

const isAllowed = ({ isHidden = false, permission }: NavigationItemSetting, viewer: Viewer): boolean =>
  !isHidden && (!permission || may(viewer, permission as CheckedPermission));

/** The places that the viewer may go to: by role, then by permission; one that leads nowhere is left out. */
function placesFor(viewer: Viewer, items: readonly NavigationItemSetting[], trail = ''): Kept[] {
  return items
    .filter((item) => isForRole(item, viewer) && isAllowed(item, viewer))
    .map(({ id, name, url = '', badge = null, children = [] }, index) => {
      const ownID = id || `item${trail}-${index}`;
      return {
        id: ownID,
        name,
        url: addressOf(url),
        badge,
        children: placesFor(viewer, children, `${trail}-${index}`),
      };
    })
    .filter(({ name, url, children }) => name !== '' && (url !== '' || children.length > 0));
}

/** The navigation as one viewer has it. */
export const navigationFor = (
  viewer: Viewer,
  { items, mobileOnly }: NavigationSetting,
): Omit<Navigation, 'sections'> => ({
  items: placesFor(viewer, items ?? builtIn),
  mobileOnly: placesFor(viewer, mobileOnly, '-mobile'),
});
