/**
 * The entry pages of the forum, and the setting with which a site replaces each one by another URL
 * (docs/behavior/account.md#entry-pages).
 */
const entryPages = {
  signIn: { setting: 'entry.signInUrl', path: '/entry/signin' },
  registration: { setting: 'entry.registrationUrl', path: '/entry/register' },
  signOut: { setting: 'entry.signOutUrl', path: '/entry/signout' },
} as const;

/** A page for signing in, registering or signing out. */
export type EntryPage = keyof typeof entryPages;

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

/** Returns whether an address has another origin than the site. */
export const hasOtherOrigin = (address: string, site: string): boolean =>
  /^(https?:)?\/\//i.test(address) && originOf(address) !== originOf(site);

/**
 * Returns the URL for signing in, registering or signing out, according to the site's settings. The URL carries the
 * page to return to. If `target` is itself an entry page, the URL carries the target of that page
 * (docs/behavior/account.md#target-after-entry). For a URL on another host, the target becomes an absolute URL on
 * `site`, the site's own address, because a path has no meaning there.
 *
 * @example entryUrl(settings, 'signIn', '/drafts') // '/entry/signin?Target=%2Fdrafts'
 */
export function entryUrl(settings: Readonly<Record<string, unknown>>, door: EntryPage, target = '', site = ''): string {
  const { setting, path } = entryPages[door];
  const address = String(settings[setting] || path);
  const within = target.startsWith('/entry') ? carriedTarget(target) : target;
  if (!within) return address;
  const end = hasOtherOrigin(address, site) && within.startsWith('/') ? `${originOf(site)}${within}` : within;
  const [before = '', hash] = address.split(/(?=#)/);
  return `${before}${before.includes('?') ? '&' : '?'}Target=${encodeURIComponent(end)}${hash ?? ''}`;
}

/** Returns the target in the query of an entry page's URL, or null. */
function carriedTarget(door: string): string | null {
  const query = new URLSearchParams(door.split('#')[0]?.split('?')[1]);
  return query.get('Target') ?? query.get('target');
}
