import type { MessageID } from '#api/message-id.ts';

/** A page on which members set something for themselves. */
export interface SettingsPart {
  /** The message that names it. */
  readonly name: MessageID;
  readonly href: string;
}

/**
 * The pages of the account area in their order (`spec/screens.md` D8). A line shows as soon as there is a page at its
 * address; whoever adds a page of settings at another address adds a line here.
 */
export const settingsParts: readonly SettingsPart[] = [
  { name: 'member.edit.title', href: '/profile/edit' },
  { name: 'member.picture.title', href: '/profile/picture' },
  { name: 'member.account.title', href: '/profile/account' },
  { name: 'member.settings.security', href: '/profile/sessions' },
  { name: 'member.settings.notifications', href: '/profile/preferences' },
  { name: 'member.settings.followed', href: '/profile/followed-content' },
  { name: 'member.signature.title', href: '/profile/signature' },
  { name: 'member.ignore-list.title', href: '/profile/ignore' },
  { name: 'member.settings.invitations', href: '/profile/invitations' },
  { name: 'member.settings.connections', href: '/profile/connections' },
  { name: 'member.settings.tokens', href: '/profile/tokens' },
  { name: 'member.settings.data', href: '/profile/data' },
];
