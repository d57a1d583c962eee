import { sendMail } from '#server/mail/send-mail.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The recipient of an e-mail, which is written in the member's language. */
export interface Addressee {
  readonly userID: number;
  readonly to: string;
  readonly name: string;
}

/** Sends an e-mail with a link to confirm an address. The link works once, within 48 hours. */
export const sendConfirmationMail = (forum: Forum, { userID, to, name }: Addressee, code: string) =>
  sendMail(forum, { userID, to, template: 'confirm-address', data: { name, userID, code } });

/** Notifies the owner of an e-mail address that another person has entered it as theirs. */
export const sendAddressInUseMail = (forum: Forum, { userID, to, name }: Addressee) =>
  sendMail(forum, { userID, to, template: 'address-in-use', data: { name } });

/** Sends the link to set a new password. The link works once, within 2 hours. */
export const sendPasswordResetMail = (forum: Forum, { userID, to, name }: Addressee, token: string) =>
  sendMail(forum, { userID, to, template: 'password-reset', data: { name, token } });

/** Notifies a member that their password was changed, so that a change by a stranger does not remain unnoticed. */
export const sendPasswordChangedMail = (forum: Forum, { userID, to, name }: Addressee) =>
  sendMail(forum, { userID, to, template: 'password-changed', data: { name } });

/** Sends a welcome e-mail to a member added by staff, with the link to choose a password if there is none. */
export const sendWelcomeMail = (
  forum: Forum,
  { userID, to, name }: Addressee,
  choice?: { readonly token: string; readonly expires: string },
) => sendMail(forum, { userID, to, template: 'welcome', data: { name, ...choice } });

/** Notifies an applicant whether the application was approved. */
export const sendApplicationDecisionMail = (forum: Forum, { userID, to, name }: Addressee, isApproved: boolean) =>
  sendMail(forum, {
    userID,
    to,
    template: isApproved ? 'application-approved' : 'application-declined',
    data: { name },
  });
