import { sendMail } from '#server/mail/send-mail.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Who a letter is for. */
export interface Addressee {
  readonly to: string;
  readonly name: string;
}

/** Asks somebody to confirm an address, by a link that works once within 48 hours. */
export const postConfirmation = (forum: Forum, { to, name }: Addressee, link: { userID: number; code: string }) =>
  sendMail(forum, { to, template: 'confirm-address', data: { name, ...link } });

/** Tells the owner of an address that somebody has given it as theirs. */
export const postAddressInUse = (forum: Forum, { to, name }: Addressee) =>
  sendMail(forum, { to, template: 'address-in-use', data: { name } });

/** Sends the link to set a new password, which works once within 2 hours. */
export const postPasswordReset = (forum: Forum, { to, name }: Addressee, token: string) =>
  sendMail(forum, { to, template: 'password-reset', data: { name, token } });

/** Tells a member that the password was changed, so that a stranger's change does not stay unnoticed. */
export const postPasswordChanged = (forum: Forum, { to, name }: Addressee) =>
  sendMail(forum, { to, template: 'password-changed', data: { name } });

/** Welcomes a member whom staff has added. */
export const postWelcome = (forum: Forum, { to, name }: Addressee) =>
  sendMail(forum, { to, template: 'welcome', data: { name } });

/** Tells an applicant how the application was answered. */
export const postApplicationAnswer = (forum: Forum, { to, name }: Addressee, isApproved: boolean) =>
  sendMail(forum, { to, template: isApproved ? 'application-approved' : 'application-declined', data: { name } });
