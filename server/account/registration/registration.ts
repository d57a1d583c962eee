import { type Kysely, sql } from 'kysely';
import { passwordProblem } from '#api/account/credential/password-rules.ts';
import type { AccountProblem } from '#api/account/own-data/account-problem.ts';
import type { Registration } from '#api/account/registration/registration.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { hashPassword } from '#server/account/credential/password.ts';
import { type AccountProblems, rejectProblems } from '#server/account/own-data/account-error.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { storeWebhookEvent } from '#server/administration/webhook/webhook-outbox.ts';
import { defaultFollowing, followDefaults } from '#server/category/default-following.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { nameRefusal, tidyName } from '#server/member/profile/member-name.ts';
import { storeProfileValues } from '#server/member/profile-field/profile-field.queries.ts';
import { readRegistrationValues } from '#server/member/profile-field/profile-field-value.ts';
import { defaultRoleIn, newMemberRoleIn } from '#server/member/role/role-catalog.ts';
import { assignRolesByDomain } from '#server/member/role/role-domain.ts';
import { hashOfToken } from '#server/member/session/session.ts';
import { emailProblem, findByEmail, isSameMailbox, refuseTaken } from '#server/member/settings/member-email.ts';
import { requireUnbanned } from '#server/moderation/ban/ban-rule-check.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { verifyBotToken } from './bot-check.ts';
import { sendEmailConfirmation } from './email-confirmation.ts';
import { acceptInvitation, findByCode } from './invitation.queries.ts';

/** A newly registered member, or an applicant who awaits approval. */
export interface RegisteredMember {
  readonly userID: number;
  readonly name: string;
  readonly email: string;
  readonly isApplicant: boolean;
}

/** Returns the problems of a new account's fields. `mayGiveTitles` allows names that suggest a staff role. */
export async function accountProblems(
  forum: Forum,
  { password, ...account }: { name: string; email: string; password?: string | undefined },
  { mayGiveTitles = false }: { mayGiveTitles?: boolean } = {},
): Promise<AccountProblems> {
  const settings = await forum.settings.get();
  return {
    name: await nameRefusal(forum, account.name, { mayGiveTitles }),
    email: emailProblem(account.email),
    password:
      password === undefined
        ? undefined
        : passwordProblem(password, { ...account, minLength: settings['password.minLength'] }),
  };
}

const joiningProblems = async (forum: Forum, joining: Registration, settings: Settings): Promise<AccountProblems> => ({
  ...(await accountProblems(forum, joining)),
  termsAccepted: settings['registration.termsUrl'] && !joining.termsAccepted ? 'terms.required' : undefined,
  discoveryText:
    settings['registration.method'] === 'approval' && !joining.discoveryText ? 'discovery.required' : undefined,
});

/**
 * Returns the default role of new members: the first role of the type "member", except `exceptID`, which is about to be
 * deleted.
 */
export async function newMemberRole(forum: Forum, exceptID = 0): Promise<number> {
  return newMemberRoleIn(await forum.permissions.get(), exceptID);
}

/** Removes the fields without a problem. */
const withoutNothing = (problems: AccountProblems): AccountProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));

async function takenParts(forum: Forum, joining: Registration, confirms: boolean): Promise<AccountProblems> {
  const isEmailTaken = !confirms && (await findByEmail(forum.db, joining.email)) !== undefined;
  return { email: isEmailTaken ? 'registration.email-taken' : undefined };
}

/** Returns the reason why a name is not available; undefined if it is available. */
export async function findNameProblem(
  forum: Forum,
  requested: string,
  exceptID: number,
): Promise<AccountProblem | undefined> {
  return nameRefusal(forum, tidyName(requested), { exceptID });
}

/**
 * Returns the reason why an address is not available; undefined if it is available. If the site confirms addresses,
 * this check does not reveal whether an address is in use (`findByEmail` is not called). On other sites, the
 * registration form reveals the same information.
 */
export async function findEmailProblem(
  forum: Forum,
  requested: string,
  exceptID: number,
): Promise<AccountProblem | undefined> {
  const problem = emailProblem(requested);
  if (problem) return problem;
  const settings = await forum.settings.get();
  if (settings['registration.confirmEmail']) return undefined;
  const owner = await findByEmail(forum.db, requested);
  return owner && owner.user_id !== exceptID ? 'registration.email-taken' : undefined;
}

/** The origin of a registration: the IP address and the language of the client. */
export interface JoinedFrom {
  readonly ip: string;
  readonly language: Language;
  /** The problems of the other fields of the form. */
  readonly problems?: AccountProblems;
}

/** A new member: the entries, the role, the invitation and the origin of the registration. */
type Newcomer = Registration & {
  readonly roleID: number;
  readonly isConfirmed: boolean;
  readonly from: JoinedFrom;
  readonly invitation: Invited | undefined;
  readonly answers: Awaited<ReturnType<typeof readRegistrationValues>>;
};

async function insertMember(forum: Forum, trx: Kysely<Tables>, joining: Newcomer): Promise<number> {
  const hash = await hashPassword(joining.password);
  const keys = nameKeys(joining.name);
  const address = {
    held: joining.isConfirmed ? joining.email : null,
    pending: joining.isConfirmed ? null : joining.email,
  };
  const { rows } = await sql<{ user_id: number }>`
    with joined as (
      insert into member (name, name_key, name_skeleton, email, email_confirmed, pending_email, password_hash, discovery_text,
        invite_user_id, insert_ip_address, last_ip_address, language, date_inserted)
      values (${joining.name}, ${keys.name_key}, ${keys.name_skeleton}, ${address.held}, ${joining.invitation !== undefined && joining.isConfirmed},
        ${address.pending}, ${hash}, ${joining.discoveryText ?? null}, ${joining.invitation?.userID ?? null}::bigint,
        ${joining.from.ip}, ${joining.from.ip}, ${joining.from.language}, ${forum.now()})
      returning user_id),
    granted as (insert into member_role (user_id, role_id) select user_id, ${joining.roleID}::integer from joined)
    select user_id from joined
  `.execute(trx);
  return rows[0]?.user_id ?? 0;
}

type Invited = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/**
 * Stores a new member and uses up the invitation. If two people register with the same invitation, the second is
 * rejected.
 */
async function storeNewMember(forum: Forum, joining: Newcomer): Promise<number> {
  const following = await defaultFollowing(forum);
  return inTransaction(forum.database, async (trx) => {
    const userID = await insertMember(forum, trx, joining);
    await followDefaults(trx, userID, following);
    await storeProfileValues(trx, userID, joining.answers);
    await storeWebhookEvent(trx, {
      event: 'user.added',
      recordType: 'user',
      recordID: userID,
      actorID: userID,
      now: forum.now(),
    });
    const { invitation } = joining;
    const accepted = invitation && { invitationID: invitation.invitationID, acceptedUserID: userID, now: forum.now() };
    if (accepted && !(await acceptInvitation(trx, accepted))) rejectProblems({ invitationCode: 'invitation.required' });
    await assignRolesByDomain(trx, forum, userID);
    return userID;
  }).catch(refuseTaken);
}

/**
 * Registers a member. If the site confirms addresses, a new address is pending until confirmed. It may already be in
 * use, and only its owner learns that. If the site does not confirm addresses, an address in use is rejected. An
 * invitation that was sent to the entered address proves its ownership. The member receives e-mails in the language of
 * the registration until they choose another.
 *
 * @throws {ApiError} registration.closed, registration.bot-refused, ban-rule.blocked, or request.invalid with the
 * problems by field.
 */
export async function register(forum: Forum, body: Registration, from: JoinedFrom): Promise<RegisteredMember> {
  const settings = await forum.settings.get();
  const method = settings['registration.method'];
  if (method === 'connect') throw new ApiError('registration.closed');
  const joining = { ...body, name: tidyName(body.name), email: body.email.trim() };
  const invitation =
    method === 'invitation'
      ? await findByCode(forum.db, hashOfToken((body.invitationCode ?? '').trim()), forum.now())
      : undefined;
  const isOwner = invitation !== undefined && isSameMailbox(invitation.email, joining.email);
  const confirms = settings['registration.confirmEmail'] && !isOwner;
  rejectProblems({
    ...(await takenParts(forum, joining, confirms)),
    ...withoutNothing(await joiningProblems(forum, joining, settings)),
    ...(method === 'invitation' && !invitation && { invitationCode: 'invitation.required' }),
    ...withoutNothing(from.problems ?? {}),
  });
  await requireUnbanned(forum, { name: joining.name, email: joining.email, ipAddress: from.ip });
  const answers = await readRegistrationValues(forum.db, body.profileFields);
  // This check is last, because the bot protection token is valid only once.
  await verifyBotToken(forum, { token: body.botToken, ip: from.ip });
  const isApplicant = method === 'approval';
  const roleID = defaultRoleIn(await forum.permissions.get(), isApplicant ? 'applicant' : 'member');
  const isConfirmed = !confirms;
  const userID = await storeNewMember(forum, { ...joining, roleID, isConfirmed, from, invitation, answers });
  if (confirms) runInBackground(forum, () => sendEmailConfirmation(forum, { userID, ...joining }));
  return { userID, name: joining.name, email: joining.email, isApplicant };
}
