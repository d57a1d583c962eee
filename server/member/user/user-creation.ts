import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ApplicantPost } from '#api/member/session/applicant.contract.ts';
import type { UserPost } from '#api/member/user/user.contract.ts';
import { hashPassword } from '#server/account/credential/password.ts';
import { sendPasswordWelcome } from '#server/account/credential/password-reset.ts';
import { rejectProblems } from '#server/account/own-data/account-error.ts';
import { sendWelcomeMail } from '#server/account/own-data/account-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { sendEmailConfirmation } from '#server/account/registration/email-confirmation.ts';
import { accountProblems, newMemberRole } from '#server/account/registration/registration.ts';
import { storeWebhookEvent } from '#server/administration/webhook/webhook-outbox.ts';
import { defaultFollowing, followDefaults } from '#server/category/default-following.ts';
import { canSendMail } from '#server/mail/outgoing/mail-server.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { tidyName } from '#server/member/profile/member-name.ts';
import { storeProfileValues } from '#server/member/profile-field/profile-field.queries.ts';
import { type ReadAnswers, readAnswers } from '#server/member/profile-field/profile-field-change.ts';
import { roleIDs as presetRoles } from '#server/member/role/role-catalog.ts';
import { refuseTaken } from '#server/member/settings/member-email.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { profileColumns, setRoles } from './user-change.ts';

interface NewUser {
  readonly post: UserPost;
  readonly roleIDs: readonly number[];
  readonly answers: ReadAnswers;
  /** The reason for joining that an applicant gave. */
  readonly discoveryText?: string;
}

async function insertUser(forum: Forum, { post, roleIDs, answers, discoveryText }: NewUser): Promise<number> {
  const password_hash = post.password === undefined ? null : await hashPassword(post.password);
  const following = await defaultFollowing(forum);
  return inTransaction(forum.database, async (trx) => {
    const { user_id } = await trx
      .insertInto('member')
      .values({
        ...(await profileColumns(forum.db, post)),
        name: post.name,
        ...nameKeys(post.name),
        email: post.email,
        email_confirmed: post.emailConfirmed ?? true,
        bypass_spam: post.bypassSpam ?? false,
        show_email: post.showEmail ?? false,
        private: post.private ?? false,
        photo_url: post.photo ?? null,
        discovery_text: discoveryText ?? null,
        password_hash,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await sql`update member set date_inserted = ${forum.now()} where user_id = ${user_id}`.execute(trx);
    await setRoles(trx, user_id, roleIDs);
    await storeProfileValues(trx, user_id, answers);
    await storeWebhookEvent(trx, {
      event: 'user.added',
      recordType: 'user',
      recordID: user_id,
      actorID: null,
      now: forum.now(),
    });
    await followDefaults(trx, user_id, following);
    return user_id;
  }).catch(refuseTaken);
}

/** Checks that a member without a password can receive the link to choose one. */
async function requireWelcome(forum: Forum, { password, sendWelcomeEmail }: UserPost): Promise<void> {
  if (password !== undefined) return;
  if (sendWelcomeEmail === false)
    throw ApiError.fields({ password: 'Enter a password, or send the welcome email with the link to choose one.' });
  if (!(await canSendMail(forum)))
    throw ApiError.fields({ password: 'Enter a password. There is no mail server to send a link.' });
}

/**
 * Adds a member on behalf of staff. The member receives a welcome e-mail or a request to confirm their address; without a
 * password, the welcome e-mail has a link to choose one. Without given roles, they receive the default role of new
 * members.
 *
 * @throws {ApiError} request.invalid by field, also for a name or address in use.
 */
export async function createUser(forum: Forum, viewer: Viewer, requested: UserPost): Promise<number> {
  const post = { ...requested, name: tidyName(requested.name), email: requested.email.trim() };
  rejectProblems(await accountProblems(forum, post, { mayGiveTitles: may(viewer, 'site.manage') }));
  await requireWelcome(forum, post);
  if (post.roleID?.length === 0) throw ApiError.fields({ roleID: 'A member needs at least one role.' });
  const asks = { entered: post.profileFields ?? {}, prefix: 'profileFields.' };
  const answers = await readAnswers(forum, viewer, 0, asks);
  const userID = await insertUser(forum, { post, roleIDs: post.roleID ?? [await newMemberRole(forum)], answers });
  const { name, email } = post;
  if (post.password === undefined) runInBackground(forum, () => sendPasswordWelcome(forum, { userID, name, email }));
  else if (post.emailConfirmed === false)
    runInBackground(forum, () => sendEmailConfirmation(forum, { userID, name, email }));
  else if (post.sendWelcomeEmail !== false)
    runInBackground(forum, () => sendWelcomeMail(forum, { userID, to: email, name }));
  return userID;
}

/**
 * Adds an applicant on behalf of staff. Their address must be confirmed, and their application awaits a decision.
 *
 * @throws {ApiError} request.invalid by field, also for a name or address in use.
 */
export async function createApplicant(forum: Forum, viewer: Viewer, requested: ApplicantPost): Promise<number> {
  const { discoveryText, ...account } = { ...requested, name: tidyName(requested.name) };
  rejectProblems(await accountProblems(forum, account, { mayGiveTitles: may(viewer, 'site.manage') }));
  const answers = await readAnswers(forum, viewer, 0, { entered: {}, prefix: '' });
  const post = { ...account, emailConfirmed: false };
  const userID = await insertUser(forum, { post, roleIDs: [presetRoles.applicant], answers, discoveryText });
  runInBackground(forum, () => sendEmailConfirmation(forum, { userID, ...account }));
  return userID;
}
