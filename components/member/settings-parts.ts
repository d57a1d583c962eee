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
