import type { MessageID } from '#api/message-id.ts';

/** A settings page of the account area. */
export interface SettingsPart {
  /** The message ID of its name. */
  readonly name: MessageID;
  readonly href: string;
}

/**
 * The settings pages of the account area in display order (docs/behavior/member.md#settings-pages). An entry is shown
 * only when a page exists at its URL. A settings page added at another URL needs an entry here.
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
