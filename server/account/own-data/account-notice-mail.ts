import { sql } from 'kysely';
import { sendMail } from '#server/mail/send-mail.ts';
import type { SecurityChange } from '#server/mail/templates/security.ts';
import type { Forum } from '#server/platform/forum.ts';

const nameOf = async (forum: Forum, userID: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from member where user_id = ${userID}`.execute(forum.db);
  return rows[0]?.name ?? '';
};

/** Notifies a member of a sign-in with a browser that they have not used before. */
export async function sendNewSignInMail(
  forum: Forum,
  { userID, ...data }: { userID: number; device: string; ipAddress: string | null },
): Promise<void> {
  const name = await nameOf(forum, userID);
  await sendMail(forum, { userID, template: 'new-sign-in', data: { name, date: forum.now().toISOString(), ...data } });
}

/**
 * Notifies an account's owner that a method of signing in was added or removed. `what` is the name of the passkey,
 * service or token.
 */
export async function sendSecurityChangeMail(
  forum: Forum,
  { userID, ...data }: { userID: number; change: SecurityChange; what?: string },
): Promise<void> {
  await sendMail(forum, {
    userID,
    template: 'security-changed',
    data: { what: '', name: await nameOf(forum, userID), ...data },
  });
}

/** Notifies a member's previous e-mail address that e-mails will go to another address. */
export async function sendEmailChangeMail(
  forum: Forum,
  { userID, to, ...data }: { userID: number; to: string; name: string; newAddress: string },
): Promise<void> {
  await sendMail(forum, { userID, to, template: 'email-changed', data });
}

/** Sends an invitation. Its link contains the code. */
export async function sendInvitationMail(
  forum: Forum,
  { to, inviter, code, expires }: { to: string; inviter: string; code: string; expires: Date },
): Promise<void> {
  const query = new URLSearchParams({ InvitationCode: code, Email: to });
  const data = { inviter, path: `/entry/register?${query}`, expires: expires.toISOString() };
  await sendMail(forum, { to, template: 'invitation', data });
}

/** Notifies a member of the date until which the deletion of their account can be cancelled. */
export async function sendDeletionScheduledMail(
  forum: Forum,
  { userID, name, due }: { userID: number; name: string; due: string },
): Promise<void> {
  await sendMail(forum, { userID, template: 'deletion-asked', data: { name, path: '/profile/data', due } });
}

/** Sends a farewell e-mail to a member who has deleted their account. */
export async function sendAccountDeletedMail(forum: Forum, { to, name }: { to: string; name: string }): Promise<void> {
  await sendMail(forum, { to, template: 'account-deleted', data: { name } });
}

/** Notifies a member where the export of their data can be downloaded. */
export async function sendExportReadyMail(forum: Forum, { userID, expires }: { userID: number; expires: Date }) {
  const data = { name: await nameOf(forum, userID), path: '/profile/data', expires: expires.toISOString() };
  await sendMail(forum, { userID, template: 'export-ready', data });
}
