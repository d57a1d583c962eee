import { createContext, use } from 'react';
import type { Navigation } from '#api/administration/layout/navigation.contract.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import type { Api } from '#api/api.ts';
import type { CheckedPermission, PermissionRecord, PermissionScope } from '#api/member/role/permission.ts';
import { hasPermission } from '#api/member/role/permission.ts';
import type { Standing } from '#api/member/user/me.contract.ts';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import {
  recordContextRead,
  recordPropertyReads,
  useRecordedContext,
} from '#components/primitives/runtime/cached-fragment.tsx';

/** The viewer. The userID of a guest is 0. */
export interface Me {
  readonly userID: number;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly isAdmin: boolean;
  readonly emailConfirmed: boolean;
  readonly countUnreadNotifications?: number;
  readonly countUnreadConversations?: number;
  /** Whether the viewer has drafts on the server. */
  readonly hasDrafts?: boolean;
  /** The sanction or unread warning of the viewer, shown on every page. */
  readonly standing?: Standing | null | undefined;
  /** The role or member as which the viewer sees the forum, read only. */
  readonly preview?: { readonly kind: 'role' | 'member'; readonly id: number; readonly name: string } | undefined;
}

/** The site and the viewer, as components see them. */
export interface Site {
  readonly api: Api;
  /** The URL of the site without a trailing slash. */
  readonly url: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly me: Me;
  readonly permissions: PermissionRecord | undefined;
  /** The items of the title bar. The default items are used when it is undefined. */
  readonly navigation?: Navigation;
  /** The subcommunity of the current page. */
  readonly section?: SiteSection | undefined;
  /** The site messages for the viewer. */
  readonly messages?: readonly ModerationMessage[];
  /** The parts of the theme the page renders with. */
  readonly theme?: PageTheme | null;
}

/** Provides the site to the components of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site. Throws when the component has no SiteContext around it. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('This component must be rendered within a SiteContext.');
  return import.meta.env.SSR ? recordPropertyReads(SiteContext, site, 'api') : site;
}

const isMember = (site: Site | undefined): boolean => site?.me.userID !== 0;

/** Returns whether the viewer is signed in. */
export const useIsMember = (): boolean => useRecordedContext(SiteContext, isMember);

/** Returns whether the viewer is the member with this ID. Always false for guests. */
export const useIsMe = (userID: number): boolean =>
  useRecordedContext(SiteContext, (site) => userID !== 0 && site?.me.userID === userID, `me ${userID}`);

/**
 * Returns the viewer's ID, for actions and storage. Do not render from it: cached fragments are shared between viewers
 * and do not track this value.
 */
export const useMyID = (): number => use(SiteContext)?.me.userID ?? 0;

// A function of its own, so that the closure a cached fragment retains does not retain the viewer's site.
function mayIn(names: CheckedPermission | readonly CheckedPermission[], categoryID: number | undefined) {
  const scope: PermissionScope = categoryID === undefined ? {} : { resourceType: 'category', resourceID: categoryID };
  return (site: Site | undefined): boolean => hasPermission(site?.permissions, names, scope);
}

/** Returns the function that checks the viewer's permissions, in a category if its ID is given. */
export function useMay(): (names: CheckedPermission | readonly CheckedPermission[], categoryID?: number) => boolean {
  const given = use(SiteContext);
  return (names, categoryID) => {
    const ask = mayIn(names, categoryID);
    const may = ask(given);
    if (import.meta.env.SSR) recordContextRead(SiteContext, ask, may, `may ${String(names)} ${categoryID}`);
    return may;
  };
}

/** The name of the software, which is also the default name of a site. */
export const softwareName = 'Folkmoot';

/** Returns the name of the site, for titles and the title bar. */
export const siteNameOf = (settings: Readonly<Record<string, unknown>>): string =>
  String(settings['ui.siteName'] ?? softwareName);
