import { sendMail } from '#server/mail/send-mail.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Who a letter is for; it speaks the language of the member. */
export interface Addressee {
  readonly userID: number;
  readonly to: string;
  readonly name: string;
}

/** Asks somebody to confirm an address, by a link that works once within 48 hours. */
export const postConfirmation = (forum: Forum, { userID, to, name }: Addressee, code: string) =>
  sendMail(forum, { userID, to, template: 'confirm-address', data: { name, userID, code } });

/** Tells the owner of an address that somebody has given it as theirs. */
export const postAddressInUse = (forum: Forum, { userID, to, name }: Addressee) =>
  sendMail(forum, { userID, to, template: 'address-in-use', data: { name } });

/** Sends the link to set a new password, which works once within 2 hours. */
export const postPasswordReset = (forum: Forum, { userID, to, name }: Addressee, token: string) =>
  sendMail(forum, { userID, to, template: 'password-reset', data: { name, token } });

/** Tells a member that the password was changed, so that a stranger's change does not stay unnoticed. */
export const postPasswordChanged = (forum: Forum, { userID, to, name }: Addressee) =>
  sendMail(forum, { userID, to, template: 'password-changed', data: { name } });

/** Welcomes a member whom staff has added. */
export const postWelcome = (forum: Forum, { userID, to, name }: Addressee) =>
  sendMail(forum, { userID, to, template: 'welcome', data: { name } });

/** Tells an applicant how the application was answered. */
export const postApplicationAnswer = (forum: Forum, { userID, to, name }: Addressee, isApproved: boolean) =>
  sendMail(forum, {
    userID,
    to,
    template: isApproved ? 'application-approved' : 'application-declined',
    data: { name },
  });
