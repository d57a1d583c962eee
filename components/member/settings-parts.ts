/** A page on which members set something for themselves. */
export interface SettingsPart {
  readonly name: string;
  readonly href: string;
}

/**
 * The pages of the account area in their order (`spec/screens.md` D8). A line shows as soon as there is a page at its
 * address; whoever adds a page of settings at another address adds a line here.
 */
export const settingsParts: readonly SettingsPart[] = [
  { name: 'Edit Profile', href: '/profile/edit' },
  { name: 'Change My Picture', href: '/profile/picture' },
  { name: 'Account & Privacy', href: '/profile/account' },
  { name: 'Sessions & Security', href: '/profile/sessions' },
  { name: 'Notification Preferences', href: '/profile/preferences' },
  { name: 'Followed Content', href: '/profile/followed-content' },
  { name: 'Ignore List', href: '/profile/ignore' },
  { name: 'Invitations', href: '/profile/invitations' },
  { name: 'Connections', href: '/profile/connections' },
  { name: 'Access Tokens', href: '/profile/tokens' },
  { name: 'Your Data', href: '/profile/data' },
];

/** The path of a page without what may be left out of it: `/profile/sessions/{-$page}` is at `/profile/sessions`. */
const plainPath = (path: string): string => path.replace(/\/\{-\$\w+\}/g, '').replace(/(.)\/$/, '$1');

/** The parts that have a page, by the paths of all pages. */
export function partsThatExist(paths: readonly string[]): readonly SettingsPart[] {
  const known = new Set(paths.map(plainPath));
  return settingsParts.filter(({ href }) => known.has(href));
}
