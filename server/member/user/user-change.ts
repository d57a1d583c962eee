import { type Kysely, sql, type Transaction } from 'kysely';
import { passwordProblem } from '#api/account/credential/password-rules.ts';
import { ApiError } from '#api/errors.ts';
import type { UserPatch } from '#api/member/user/user.contract.ts';
import { passwordRequired } from '#server/account/credential/confirmation-hook.ts';
import { wasJustIssued } from '#server/account/credential/member-token.ts';
import { hashPassword } from '#server/account/credential/password.ts';
import { sendPasswordReset } from '#server/account/credential/password-reset.ts';
import { rejectProblems } from '#server/account/own-data/account-error.ts';
import { sendPasswordChangedMail } from '#server/account/own-data/account-mail.ts';
import { sendEmailChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { sendEmailConfirmation } from '#server/account/registration/email-confirmation.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { reserveFormerName } from '#server/member/identity/former-name.queries.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { withMemberLog } from '#server/member/profile/member-log.ts';
import { nameRefusal, tidyName } from '#server/member/profile/member-name.ts';
import { storeProfileValues } from '#server/member/profile-field/profile-field.queries.ts';
import { type ReadAnswers, readAnswers } from '#server/member/profile-field/profile-field-change.ts';
import { endAccess } from '#server/member/session/session.queries.ts';
import { emailProblem, isSameMailbox, refuseTaken } from '#server/member/settings/member-email.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';
import type { UserRow } from './user.queries.ts';
import { setBan } from './user-ban.ts';

/** A requested change of a member with its context. */
interface Change {
  readonly forum: Forum;
  readonly viewer: Viewer;
  readonly row: UserRow;
  readonly patch: UserPatch;
  readonly settings: Settings;
  readonly isOwn: boolean;
  readonly answers: ReadAnswers;
}

const isNewName = ({ row, patch }: Change) => patch.name !== undefined && patch.name !== row.name;

const isNewEmail = ({ row, patch }: Pick<Change, 'row' | 'patch'>) =>
  patch.email !== undefined && !isSameMailbox(patch.email, row.pendingEmail ?? row.email);

/**
 * Checks that a change of the member's own name, address or password includes the current password. A hook has already
 * verified the password.
 */
function requirePassword(change: Change): void {
  const { row, patch, isOwn } = change;
  const isSensitive = isNewName(change) || isNewEmail(change) || patch.password !== undefined;
  if (isOwn && row.hasPassword && isSensitive && !patch.passwordConfirmation) throw passwordRequired();
}

/** Returns the address to which e-mail for the member is sent after a change. */
const addressOf = ({ row, patch }: Pick<Change, 'row' | 'patch'>): string | null =>
  patch.email ?? row.email ?? row.pendingEmail;

async function requireValid(change: Change): Promise<void> {
  const { forum, row, patch, settings } = change;
  const minLength = settings['password.minLength'];
  const name = patch.name ?? row.name;
  const mayGiveTitles = may(change.viewer, 'site.manage');
  rejectProblems({
    name: isNewName(change) ? await nameRefusal(forum, name, { exceptID: row.userID, mayGiveTitles }) : undefined,
    email: isNewEmail(change) ? emailProblem(patch.email ?? '') : undefined,
    password:
      patch.password === undefined ? undefined : passwordProblem(patch.password, { name, email: row.email, minLength }),
  });
  if (patch.password !== undefined && patch.resetPassword)
    throw ApiError.fields({ resetPassword: 'Set a password or send a reset link, not both.' });
  if (patch.resetPassword && !addressOf(change))
    throw ApiError.fields({ resetPassword: 'This member has no email address to send the link to.' });
  if (patch.roleID?.length === 0) throw ApiError.fields({ roleID: 'A member needs at least one role.' });
  if (patch.banned && row.userID === change.viewer.userID)
    throw ApiError.fields({ banned: 'You cannot ban yourself.' });
}

/**
 * Returns true when a new address must be confirmed before it takes effect. Members must confirm their own; addresses
 * entered by staff take effect at once.
 */
const mustConfirm = ({ isOwn, settings, patch }: Change): boolean =>
  isOwn && settings['registration.confirmEmail'] && patch.emailConfirmed !== true;

function emailColumns(change: Change) {
  const { row, patch } = change;
  if (patch.email !== undefined && isNewEmail(change)) {
    if (!mustConfirm(change))
      return { email: patch.email, pending_email: null, email_confirmed: patch.emailConfirmed ?? true };
    const isBackToOld = isSameMailbox(patch.email, row.email);
    return { pending_email: isBackToOld ? null : patch.email };
  }
  if (patch.emailConfirmed && row.pendingEmail && !row.email)
    return { email: row.pendingEmail, pending_email: null, email_confirmed: true };
  return patch.emailConfirmed === undefined ? {} : { email_confirmed: patch.emailConfirmed };
}

const textOf = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** Removes columns that are undefined and therefore unchanged. */
const chosen = <T extends object>(columns: T) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** Returns the profile columns, with the self-description rendered as sanitized HTML. */
export async function profileColumns(
  db: Queryable,
  patch: Pick<UserPatch, 'title' | 'about' | 'location' | 'website'>,
) {
  const about = textOf(patch.about);
  return chosen({
    title: textOf(patch.title),
    location: textOf(patch.location),
    website: textOf(patch.website),
    about,
    about_html: about ? (await renderMentioning(db, about, 'textex')).html : about,
  });
}

const columnsOf = async (change: Change) => {
  const { patch, forum } = change;
  return {
    ...chosen({
      ...(patch.name !== undefined && { name: patch.name, ...nameKeys(patch.name) }),
      label: textOf(patch.label),
      private: patch.private,
      show_email: patch.showEmail,
      bypass_spam: patch.bypassSpam,
      photo_url: patch.photo,
      password_hash: patch.resetPassword ? null : patch.password && (await hashPassword(patch.password)),
    }),
    ...(await profileColumns(forum.db, patch)),
    ...emailColumns(change),
    date_updated: forum.now(),
  };
};

/** Sets the roles of a member to exactly these. */
export async function setRoles(trx: Kysely<Tables>, userID: number, roleIDs: readonly number[]): Promise<void> {
  await sql`
    delete from member_role where user_id = ${userID} and role_id <> all(${roleIDs}::integer[])
  `.execute(trx);
  await sql`
    insert into member_role (user_id, role_id)
    select ${userID}, role_id from unnest(${roleIDs}::integer[]) as wanted (role_id) on conflict do nothing
  `.execute(trx);
}

async function store(change: Change): Promise<void> {
  const { forum, row, patch, viewer, isOwn } = change;
  const columns = await columnsOf(change);
  const write = async (trx: Transaction<Tables>) => {
    if (patch.name !== undefined)
      await reserveFormerName(trx, { userID: row.userID, from: row.name, to: patch.name, now: forum.now() });
    if (isNewName(change)) await forum.jobs.send(mentionRefresh, { userID: row.userID }, { trx });
    await trx.updateTable('member').set(columns).where('user_id', '=', row.userID).execute();
    await storeProfileValues(trx, row.userID, change.answers);
    if (patch.roleID) await setRoles(trx, row.userID, patch.roleID);
    if (patch.password !== undefined)
      await endAccess(trx, row.userID, isOwn ? { sessionID: viewer.sessionID, tokens: patch.keepTokens } : {});
    if (patch.resetPassword) await endAccess(trx, row.userID);
  };
  const who = { actorID: viewer.userID, userID: row.userID };
  await inTransaction(forum.database, (trx) => withMemberLog(trx, who, () => write(trx))).catch(refuseTaken);
}

function notify(change: Change): void {
  const { forum, row, patch, isOwn } = change;
  const name = patch.name ?? row.name;
  const { userID } = row;
  const address = addressOf(change);
  if (isNewEmail(change) && isOwn && mustConfirm(change) && patch.email)
    runInBackground(forum, () => sendEmailConfirmation(forum, { userID, name, email: patch.email ?? '' }));
  // Also notifies the old address, so that a member notices when an account is taken over.
  if (isNewEmail(change) && row.email && patch.email)
    runInBackground(forum, () =>
      sendEmailChangeMail(forum, { userID, to: row.email ?? '', name, newAddress: patch.email ?? '' }),
    );
  if (patch.password !== undefined && row.email)
    runInBackground(forum, () => sendPasswordChangedMail(forum, { userID, to: row.email ?? '', name }));
  if (patch.resetPassword && address)
    runInBackground(forum, () => sendPasswordReset(forum, { userID, name, email: address }));
}

/** Returns true when a patch changes how the account is accessed. Used by the confirmation hook. */
export const changesAccess = (row: UserRow, patch: UserPatch): boolean =>
  patch.password !== undefined ||
  isNewEmail({ row, patch }) ||
  (patch.emailConfirmed !== undefined && patch.emailConfirmed !== row.emailConfirmed);

/**
 * Changes a member. The caller has already checked the permission with `requireChange`.
 *
 * @throws {ApiError} request.invalid by field; request.too-many when an address is changed twice within a minute.
 */
export async function changeUser(forum: Forum, viewer: Viewer, row: UserRow, requested: UserPatch): Promise<void> {
  const tidied = { ...requested, ...(requested.name !== undefined && { name: tidyName(requested.name) }) };
  const settings = await forum.settings.get();
  const asks = { entered: requested.profileFields ?? {}, prefix: 'profileFields.' };
  const answers = await readAnswers(forum, viewer, row.userID, asks);
  const isOwn = row.userID === viewer.userID;
  const change: Change = { forum, viewer, row, patch: tidied, settings, isOwn, answers };
  await requireValid(change);
  requirePassword(change);
  const sendsCode = isNewEmail(change) && mustConfirm(change);
  if (sendsCode && (await wasJustIssued(forum, 'email-confirm', row.userID)))
    throw new ApiError('request.too-many', { retryAfter: 60 });
  await store(change);
  if (tidied.banned !== undefined) await setBan(forum, viewer, { userID: row.userID, banned: tidied.banned });
  notify(change);
}
