import { use } from 'react';
import { type EntryDoor, entryUrl, isElsewhere } from '#api/account/sign-in/entry-url.ts';
import { SiteContext } from '#components/shell/site/site-context.tsx';

/** The address of an entry page; one on another host opens in the same tab, as it leads back to this page. */
export interface EntryLink {
  readonly href: string;
  readonly target?: '_self';
}

/** Returns the link to an entry page that leads back to a path of this site. Works before the site is known too. */
export function useEntryLink(): (door: EntryDoor, target?: string) => EntryLink {
  const { settings = {}, url = '' } = use(SiteContext) ?? {};
  return (door, target) => {
    const href = entryUrl(settings, door, target, url);
    return isElsewhere(href, url) ? { href, target: '_self' } : { href };
  };
}
