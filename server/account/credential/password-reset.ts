import { sql } from 'kysely';
import { passwordProblem } from '#api/account/credential/password-rules.ts';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { rejectProblems } from '#server/account/own-data/account-error.ts';
import {
  sendPasswordChangedMail,
  sendPasswordResetMail,
  sendWelcomeMail,
} from '#server/account/own-data/account-mail.ts';
import { beginSessionOrSecondStep, type SignInOutcome } from '#server/account/sign-in/sign-in.ts';
import { endAccess } from '#server/member/session/session.queries.ts';
import type { Origin } from '#server/member/session/session-cookie.ts';
import { refuseTaken } from '#server/member/settings/member-email.ts';
import { requireNotBanned } from '#server/moderation/ban/ban-refusal.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { deleteGuesses } from './guess.queries.ts';
import { issueToken, readToken, useToken, wasJustIssued, welcomeLifetime } from './member-token.ts';
import { hashPassword } from './password.ts';

interface AccountOwner {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the owner of an address or a name. The confirmed owner of an address takes precedence over the member who
 * last entered it without confirming it.
 */
async function findAccountOwner(forum: Forum, typed: string): Promise<AccountOwner | undefined> {
  const key = foldedIdentity(typed);
  const { rows } = await sql<AccountOwner>`
    select user_id, name, email from (
      (select user_id, name, email, 1 as place from member
        where email_key = ${key} and email is not null and date_deleted is null and not is_system and not banned limit 1)
      union all
      (select user_id, name, coalesce(email, pending_email), 2 from member
        where name_key = ${key} and date_deleted is null and not is_system and not banned limit 1)
      union all
      (select user_id, name, pending_email, 3 from member
        where pending_email_key = ${key} and pending_email is not null and date_deleted is null and not banned
        order by user_id desc limit 1)
    ) as found
    where email is not null
    order by place limit 1
  `.execute(forum.db);
  return rows[0];
}

/** Sends a link to set a new password, at most once a minute. Sends nothing if there is no such member. */
export async function requestPasswordReset(forum: Forum, typed: string): Promise<void> {
  const member = await findAccountOwner(forum, typed.trim());
  if (!member || (await wasJustIssued(forum, 'password-reset', member.user_id))) return;
  await sendPasswordReset(forum, { userID: member.user_id, name: member.name, email: member.email });
}

/** Sends a member a link to set a new password. Using the link also confirms the address. */
export async function sendPasswordReset(
  forum: Forum,
  member: { userID: number; name: string; email: string },
): Promise<void> {
  const token = await issueToken(forum, 'password-reset', member);
  await sendPasswordResetMail(forum, { ...member, to: member.email }, token);
}

/**
 * Sends a new member without a password a welcome message with a link to choose one. Using the link also confirms the
 * address.
 */
export async function sendPasswordWelcome(
  forum: Forum,
  member: { userID: number; name: string; email: string },
): Promise<void> {
  const token = await issueToken(forum, 'password-reset', { ...member, lifetime: welcomeLifetime });
  const expires = new Date(forum.now().getTime() + welcomeLifetime).toISOString();
  await sendWelcomeMail(forum, { ...member, to: member.email }, { token, expires });
}

async function findOwner(forum: Forum, token: string) {
  const { user_id, email } = await readToken(forum, 'password-reset', token);
  const member = await forum.db
    .selectFrom('member')
    .select(['user_id', 'name', 'email', 'pending_email', 'banned'])
    .where('user_id', '=', user_id)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
  if (!member || !email) throw new ApiError('token.invalid');
  return { ...member, sentTo: email };
}

async function storePassword(forum: Forum, token: string, owner: { user_id: number; sentTo: string }, hash: string) {
  const isSentTo = (column: 'email' | 'pending_email') =>
    sql`lower(${sql.ref(column)} collate "C") = lower(${owner.sentTo} collate "C")`;
  await inTransaction(forum.database, async (trx) => {
    await useToken(trx, token);
    await endAccess(trx, owner.user_id);
    await sql`
      with withdrawn as (
        delete from member_token where user_id = ${owner.user_id} and purpose = 'email-confirm')
      update member set password_hash = ${hash},
        email_confirmed = email_confirmed or coalesce(${isSentTo('email')}, false)
          or (email is null and coalesce(${isSentTo('pending_email')}, false)),
        email = case when email is null and ${isSentTo('pending_email')} then pending_email else email end,
        pending_email = case when email is null and ${isSentTo('pending_email')} then null else pending_email end
      where user_id = ${owner.user_id}
    `.execute(trx);
  }).catch(refuseTaken);
}

/**
 * Sets a new password with a token from an e-mail, ends all sessions and access tokens, and starts a new session, after
 * the second step if there is one. The address counts as confirmed, because the owner of the token reads its e-mail. A
 * token whose new password is rejected remains valid.
 *
 * @throws {ApiError} token.invalid, token.expired, session.banned, or the problem of the password.
 */
export async function resetPassword(
  forum: Forum,
  { token, password }: { token: string; password: string },
  from: Origin,
): Promise<SignInOutcome> {
  const owner = await findOwner(forum, token);
  await requireNotBanned(forum, { userID: owner.user_id, banned: owner.banned });
  const settings = await forum.settings.get();
  const problem = passwordProblem(password, {
    name: owner.name,
    email: owner.sentTo,
    minLength: settings['password.minLength'],
  });
  rejectProblems({ password: problem });
  await storePassword(forum, token, owner, await hashPassword(password));
  await deleteGuesses(forum, [owner.name, owner.email, owner.sentTo]);
  await sendPasswordChangedMail(forum, { userID: owner.user_id, to: owner.sentTo, name: owner.name });
  return beginSessionOrSecondStep(forum, { userID: owner.user_id, name: owner.name }, { ...from, persistent: false });
}
