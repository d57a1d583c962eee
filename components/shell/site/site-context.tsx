import { createContext, use } from 'react';
import type { Navigation } from '#api/administration/layout/navigation.contract.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import type { ShownTheme } from '#api/administration/theme/shown-theme.ts';
import type { Api } from '#api/api.ts';
import type { AskedPermission, PermissionRecord, PermissionScope } from '#api/member/role/permission.ts';
import { hasPermission } from '#api/member/role/permission.ts';
import type { Standing } from '#api/member/user/me.contract.ts';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { noteFact, useFact, watched } from '#components/primitives/runtime/cached-fragment.tsx';

/** Who is looking at the page: userID 0 is a guest. */
export interface Me {
  readonly userID: number;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly isAdmin: boolean;
  readonly emailConfirmed: boolean;
  readonly countUnreadNotifications?: number;
  readonly countUnreadConversations?: number;
  /** Whether the server keeps drafts of theirs. */
  readonly hasDrafts?: boolean;
  /** What was decided about them and stands above every page. */
  readonly standing?: Standing | null | undefined;
}

/** What every component can know of the site and of the person it is drawn for. */
export interface Site {
  readonly api: Api;
  /** The site's address without a trailing slash. */
  readonly url: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly me: Me;
  readonly permissions: PermissionRecord | undefined;
  /** The places of the title bar; without them it has the built-in ones. */
  readonly navigation?: Navigation;
  /** The subcommunity of whose pages this is one. */
  readonly section?: SiteSection | undefined;
  /** What everybody should read first, as far as it is meant for the person. */
  readonly messages?: readonly ModerationMessage[];
  /** What of a theme the page is drawn with. */
  readonly theme?: ShownTheme | null;
}

/** Carries the site to the components of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site the component is drawn on. Throws outside of one, which is a mistake of the page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('This component needs a SiteContext around it.');
  return import.meta.env.SSR ? watched(SiteContext, site, 'api') : site;
}

const isMember = (site: Site | undefined): boolean => site?.me.userID !== 0;

/** Whether the person is signed in. */
export const useIsMember = (): boolean => useFact(SiteContext, isMember);

/** Whether the person is the member with this id; nobody is the guest. */
export const useIsMe = (userID: number): boolean =>
  useFact(SiteContext, (site) => userID !== 0 && site?.me.userID === userID, `me ${userID}`);

/** The person's id, for what they do and keep; not for what is drawn, since a part that is kept for many does not notice it. */
export const useMyID = (): number => use(SiteContext)?.me.userID ?? 0;

// Apart from where it is asked, so that what a part of a page asks does not hold the site of whom it was drawn for.
function mayIn(names: AskedPermission | readonly AskedPermission[], categoryID: number | undefined) {
  const scope: PermissionScope = categoryID === undefined ? {} : { resourceType: 'category', resourceID: categoryID };
  return (site: Site | undefined): boolean => hasPermission(site?.permissions, names, scope);
}

/** Whether the person may; by a category's own permissions when one is given. */
export function useMay(): (names: AskedPermission | readonly AskedPermission[], categoryID?: number) => boolean {
  const given = use(SiteContext);
  return (names, categoryID) => {
    const ask = mayIn(names, categoryID);
    const may = ask(given);
    if (import.meta.env.SSR) noteFact(SiteContext, ask, may, `may ${String(names)} ${categoryID}`);
    return may;
  };
}

/** What the forum runs on, and is called itself until it is given a name. */
export const softwareName = 'Folkmoot';

/** The name of the site, for titles and the title bar. */
export const siteNameOf = (settings: Readonly<Record<string, unknown>>): string =>
  String(settings['ui.siteName'] ?? softwareName);
