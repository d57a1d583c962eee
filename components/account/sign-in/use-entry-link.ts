import { use } from 'react';
import { type EntryPage, entryUrl, hasOtherOrigin } from '#api/account/sign-in/entry-url.ts';
import { SiteContext } from '#components/shell/site/site-context.tsx';

/** The link to an entry page. A page on another host opens in the same tab, because it leads back to this page. */
export interface EntryLink {
  readonly href: string;
  readonly target?: '_self';
}

/**
 * Returns a function that creates the link to an entry page, which leads back to a path of this site. It also works
 * without a site context.
 */
export function useEntryLink(): (door: EntryPage, target?: string) => EntryLink {
  const { settings = {}, url = '' } = use(SiteContext) ?? {};
  return (door, target) => {
    const href = entryUrl(settings, door, target, url);
    return hasOtherOrigin(href, url) ? { href, target: '_self' } : { href };
  };
}
