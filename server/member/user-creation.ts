import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ApplicantPost } from '#api/member/applicant.contract.ts';
import type { UserPost } from '#api/member/user.contract.ts';
import { postWelcome } from '#server/account/account-mail.ts';
import { refuseProblems } from '#server/account/account-refusal.ts';
import { inBackground } from '#server/account/background.ts';
import { askToConfirm } from '#server/account/email-confirmation.ts';
import { hashPassword } from '#server/account/password.ts';
import { accountProblems, newMemberRole } from '#server/account/registration.ts';
import { defaultFollowing, followDefaults } from '#server/category/default-following.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import { nameKeys } from './identity-keys.ts';
import { refuseTaken } from './member-email.ts';
import { tidyName } from './member-name.ts';
import { roleIDs as presetRoles } from './permission-book.ts';
import { storeProfileValues } from './profile-field.queries.ts';
import { type ReadAnswers, readAnswers } from './profile-field-change.ts';
import { profileColumns, setRoles } from './user-change.ts';

interface NewUser {
  readonly post: UserPost;
  readonly roleIDs: readonly number[];
  readonly answers: ReadAnswers;
  /** Why they wish to join, of those who have applied. */
  readonly discoveryText?: string;
}

async function insertUser(forum: Forum, { post, roleIDs, answers, discoveryText }: NewUser): Promise<number> {
  const password_hash = await hashPassword(post.password);
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
    await followDefaults(trx, user_id, following);
    return user_id;
  }).catch(refuseTaken);
}

/**
 * Adds a member as staff entered them; they are welcomed, or asked to confirm their address, by e-mail. Without roles
 * they become members.
 *
 * @throws {ApiError} request.invalid by field, also for a name or address in use.
 */
export async function createUser(forum: Forum, viewer: Viewer, asked: UserPost): Promise<number> {
  const post = { ...asked, name: tidyName(asked.name), email: asked.email.trim() };
  refuseProblems(await accountProblems(forum, post, { mayGiveTitles: may(viewer, 'site.manage') }));
  if (post.roleID?.length === 0) throw ApiError.fields({ roleID: 'A member needs at least one role.' });
  const asks = { entered: post.profileFields ?? {}, prefix: 'profileFields.' };
  const answers = await readAnswers(forum, viewer, 0, asks);
  const userID = await insertUser(forum, { post, roleIDs: post.roleID ?? [await newMemberRole(forum)], answers });
  const { name, email } = post;
  if (post.emailConfirmed === false) inBackground(forum, () => askToConfirm(forum, { userID, name, email }));
  else if (post.sendWelcomeEmail !== false) inBackground(forum, () => postWelcome(forum, { userID, to: email, name }));
  return userID;
}

/**
 * Adds an applicant as staff entered them; their address waits to be confirmed, and they for an answer.
 *
 * @throws {ApiError} request.invalid by field, also for a name or address in use.
 */
export async function createApplicant(forum: Forum, viewer: Viewer, asked: ApplicantPost): Promise<number> {
  const { discoveryText, ...account } = { ...asked, name: tidyName(asked.name) };
  refuseProblems(await accountProblems(forum, account, { mayGiveTitles: may(viewer, 'site.manage') }));
  const answers = await readAnswers(forum, viewer, 0, { entered: {}, prefix: '' });
  const post = { ...account, emailConfirmed: false };
  const userID = await insertUser(forum, { post, roleIDs: [presetRoles.applicant], answers, discoveryText });
  inBackground(forum, () => askToConfirm(forum, { userID, ...account }));
  return userID;
}
