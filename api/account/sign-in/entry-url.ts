/** A door of the forum, and the setting by which a site leads elsewhere (specification part 1 §2). */
const doors = {
  signIn: { setting: 'entry.signInUrl', path: '/entry/signin' },
  registration: { setting: 'entry.registrationUrl', path: '/entry/register' },
  signOut: { setting: 'entry.signOutUrl', path: '/entry/signout' },
} as const;

/** A page by which members come in or go out. */
export type EntryDoor = keyof typeof doors;

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

/** Whether an address leads to another host than the site's. */
export const isElsewhere = (address: string, site: string): boolean =>
  /^(https?:)?\/\//i.test(address) && originOf(address) !== originOf(site);

/**
 * The address for signing in, joining or signing out, as the site's settings say. It carries the page to come back to;
 * from one door to the next, that to which the first would have led (decision 14). To an address on another host the page
 * is told with `site`, the site's own address, since a path says nothing there.
 *
 * @example entryUrl(settings, 'signIn', '/drafts') // '/entry/signin?Target=%2Fdrafts'
 */
export function entryUrl(settings: Readonly<Record<string, unknown>>, door: EntryDoor, target = '', site = ''): string {
  const { setting, path } = doors[door];
  const address = String(settings[setting] || path);
  const within = target.startsWith('/entry') ? carriedTarget(target) : target;
  if (!within) return address;
  const end = isElsewhere(address, site) && within.startsWith('/') ? `${originOf(site)}${within}` : within;
  const [before = '', hash] = address.split(/(?=#)/);
  return `${before}${before.includes('?') ? '&' : '?'}Target=${encodeURIComponent(end)}${hash ?? ''}`;
}

/** Where a door leads once it is passed, as its address says. */
function carriedTarget(door: string): string | null {
  const query = new URLSearchParams(door.split('#')[0]?.split('?')[1]);
  return query.get('Target') ?? query.get('target');
}
