import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { issueToken, readToken, useToken, wasJustIssued } from '#server/account/credential/member-token.ts';
import { sendAddressInUseMail, sendConfirmationMail } from '#server/account/own-data/account-mail.ts';
import { assignRolesByDomain } from '#server/member/role/role-domain.ts';
import { findByEmail, isSameMailbox, refuseTaken } from '#server/member/settings/member-email.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * Sends an e-mail with which a member confirms an address. If the address already belongs to another member, its owner
 * is notified instead. Both cases look identical to the client, so that nobody learns whose address it is.
 */
export async function sendEmailConfirmation(
  forum: Forum,
  member: { userID: number; name: string; email: string },
): Promise<void> {
  const owner = await findByEmail(forum.db, member.email);
  const code = await issueToken(forum, 'email-confirm', member);
  if (owner && owner.user_id !== member.userID) {
    await sendAddressInUseMail(forum, { userID: owner.user_id, to: member.email, name: owner.name });
    return;
  }
  await sendConfirmationMail(forum, { ...member, to: member.email }, code);
}

/** Returns the address that a member has yet to confirm; undefined if there is none. */
async function findUnconfirmed(forum: Forum, userID: number) {
  const { rows } = await sql<{ userID: number; name: string; email: string; confirmed: boolean }>`
    select user_id as "userID", name, coalesce(pending_email, email) as email,
      pending_email is null and email_confirmed as confirmed
    from member
    where user_id = ${userID} and date_deleted is null and coalesce(pending_email, email) is not null
  `.execute(forum.db);
  return rows[0];
}

/**
 * Checks that the confirmation e-mail may be sent again, at most once a minute. Returns the member and the address.
 *
 * @throws {ApiError} email.already-confirmed, request.too-many.
 */
export async function requireResendableConfirmation(forum: Forum, userID: number) {
  const member = await findUnconfirmed(forum, userID);
  if (!member || member.confirmed) throw new ApiError('email.already-confirmed');
  if (await wasJustIssued(forum, 'email-confirm', userID)) throw new ApiError('request.too-many', { retryAfter: 60 });
  return member;
}

/**
 * Confirms an address with the code from its e-mail. The member receives the roles of its domain.
 *
 * @throws {ApiError} token.invalid, token.expired, email.already-confirmed, or an error if the address meanwhile
 * belongs to another member.
 */
export async function confirmEmail(forum: Forum, userID: number, code: string): Promise<{ email: string }> {
  const member = await findUnconfirmed(forum, userID);
  if (member?.confirmed) throw new ApiError('email.already-confirmed');
  const token = await readToken(forum, 'email-confirm', code);
  const { email } = token;
  if (!member || token.user_id !== userID || !isSameMailbox(email, member.email)) throw new ApiError('token.invalid');
  await inTransaction(forum.database, async (trx) => {
    await useToken(trx, code);
    await sql`
      update member set email = ${email}, email_confirmed = true, pending_email = null
      where user_id = ${userID}
    `.execute(trx);
    await assignRolesByDomain(trx, forum, userID);
  }).catch(refuseTaken);
  return { email: member.email };
}
