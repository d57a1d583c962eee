import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import {
  type Account,
  connect,
  findConnected,
  findService,
  type Service,
} from '#server/account/credential/authenticator.queries.ts';
import { sendSecurityChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { sendEmailConfirmation } from '#server/account/registration/email-confirmation.ts';
import { newMemberRole } from '#server/account/registration/registration.ts';
import { defaultFollowing, followDefaults } from '#server/category/default-following.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { nameRefusal, tidyName } from '#server/member/profile/member-name.ts';
import { assignRolesByDomain } from '#server/member/role/role-domain.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import { emailProblem, findByEmail, refuseTaken } from '#server/member/settings/member-email.ts';
import { requireNotBanned } from '#server/moderation/ban/ban-refusal.ts';
import { requireUnbanned } from '#server/moderation/ban/ban-rule-check.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Claims, configureService, loadOpenID, requestClaims } from './service-visit.ts';

/** The maximum duration of a sign-on, in milliseconds. */
const visitLifetime = 15 * 60_000;

const callbackOf = (forum: Forum, id: number): string => `${forum.configuration.siteUrl}/entry/connect/${id}/callback`;

/** Returns an active service. @throws {ApiError} authenticator.not-found. */
async function serviceAt(forum: Forum, id: number): Promise<Service> {
  const service = await findService(forum.db, id);
  if (!service) throw new ApiError('authenticator.not-found');
  return service;
}

/**
 * Begins a sign-on with a service. Returns the URL for the browser, and the state that the callback must return.
 * `userID` is the member who connects an account, or null when signing in.
 *
 * @throws {ApiError} authenticator.not-found, authenticator.unreachable.
 */
export async function beginSignOn(
  forum: Forum,
  { id, target, userID }: { id: number; target: string; userID: number | null },
): Promise<{ url: string; state: string }> {
  const service = await serviceAt(forum, id);
  const configuration = await configureService(forum, service);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await loadOpenID();
  const [state, nonce, verifier] = [newToken(), randomNonce(), randomPKCECodeVerifier()];
  const now = forum.now();
  await sql`
    with forgotten as (delete from sign_on_request where date_expires <= ${now})
    insert into sign_on_request (state_hash, authenticator_id, user_id, nonce, verifier, target, date_expires)
    values (${hashOfToken(state)}, ${id}, ${userID}::bigint, ${nonce}, ${verifier}, ${target},
      ${new Date(now.getTime() + visitLifetime)})
  `.execute(forum.db);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(forum, id),
    ...(service.scope && { scope: service.scope }),
    state,
    ...(service.oauth2 === null && { nonce }),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state };
}

/** Uses up a sign-on. Each can be completed once. @throws {ApiError} authenticator.refused. */
async function takeVisit(forum: Forum, id: number, state: string) {
  const { rows } = await sql<{ userID: number | null; nonce: string; verifier: string; target: string }>`
    delete from sign_on_request
    where state_hash = ${hashOfToken(state)} and authenticator_id = ${id} and date_expires > ${forum.now()}
    returning user_id as "userID", nonce, verifier, target
  `.execute(forum.db);
  if (!rows[0]) throw new ApiError('authenticator.refused');
  return rows[0];
}

/** Returns an available name, as close to the given one as the site's rules permit. */
async function freeName(forum: Forum, told: string): Promise<string> {
  const settings = await forum.settings.get();
  const { min, max } = settings['registration.nameLength'];
  const plain = [...tidyName(told).replace(/[^\p{L}\p{M}\p{N}_.'’ -]/gu, '')].slice(0, max).join('');
  const spaced = settings['registration.namesWithSpaces'] ? plain : plain.replaceAll(' ', '');
  const stem = [...spaced].length >= min ? spaced : 'member'.slice(0, max);
  for (let number = 0; number < 1_000; number += 1) {
    const ending = number === 0 ? '' : String(number + 1);
    const name = `${[...stem].slice(0, max - ending.length).join('')}${ending}`;
    if (!(await nameRefusal(forum, name))) return name;
  }
  return `member${Date.now() % 10 ** Math.max(1, max - 6)}`;
}

/** Registers a member with an account at a service. Rejects an address that belongs to another member. */
async function join(forum: Forum, account: Account, claims: Claims, ipAddress: string) {
  const settings = await forum.settings.get();
  const method = settings['registration.method'];
  if (method === 'invitation' || method === 'approval') throw new ApiError('registration.closed');
  const { email, isVerified } = claims;
  if (!email || emailProblem(email)) throw new ApiError('authenticator.email-missing');
  if (await findByEmail(forum.db, email)) throw new ApiError('authenticator.email-in-use');
  const holds = isVerified || !settings['registration.confirmEmail'];
  const name = await freeName(forum, claims.name);
  await requireUnbanned(forum, { name, email, ipAddress });
  const roleID = await newMemberRole(forum);
  const following = await defaultFollowing(forum);
  const userID = await inTransaction(forum.database, async (trx) => {
    const { user_id } = await trx
      .insertInto('member')
      .values({
        name,
        ...nameKeys(name),
        email: holds ? email : null,
        pending_email: holds ? null : email,
        email_confirmed: isVerified,
        insert_ip_address: ipAddress,
        last_ip_address: ipAddress,
        date_inserted: forum.now(),
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('member_role').values({ user_id, role_id: roleID }).execute();
    await followDefaults(trx, user_id, following);
    await connect(trx, { ...account, userID: user_id, email });
    await assignRolesByDomain(trx, forum, user_id);
    return user_id;
  }).catch(refuseTaken);
  if (!holds) runInBackground(forum, () => sendEmailConfirmation(forum, { userID, name, email }));
  return { userID, name };
}

/**
 * The outcome of a sign-on: the member who may now sign in, or undefined if an account was connected, and the page to
 * open.
 */
export interface SignedOn {
  readonly member: { readonly userID: number; readonly name: string } | undefined;
  readonly target: string;
}

/**
 * Completes a sign-on. A connected account signs its member in. A new account registers a new member. An account with
 * the address of another member is never assigned to that member: they must sign in and connect it themselves.
 *
 * @throws {ApiError} authenticator.refused, authenticator.email-in-use, authenticator.email-missing,
 * authenticator.connected-elsewhere, session.banned, registration.closed.
 */
export async function completeSignOn(
  forum: Forum,
  callback: { id: number; url: URL; state: string; viewerID: number; ipAddress: string },
): Promise<SignedOn> {
  const service = await serviceAt(forum, callback.id);
  const { userID, target, ...visit } = await takeVisit(forum, callback.id, callback.state);
  const claims = await requestClaims(forum, service, { ...visit, url: callback.url, state: callback.state });
  const account = { authenticatorID: callback.id, subject: claims.subject, now: forum.now() };
  const owner = await findConnected(forum.db, account);
  if (userID !== null) {
    // Only the session that began the sign-on may complete it, so that nobody can connect their account to another
    // member.
    if (userID !== callback.viewerID) throw new ApiError('authenticator.refused');
    const isTheirs = owner?.userID === userID;
    if (isTheirs) return { member: undefined, target };
    if (!(await connect(forum.db, { ...account, userID, email: claims.email ?? null })))
      throw new ApiError('authenticator.connected-elsewhere');
    await sendSecurityChangeMail(forum, { userID, change: 'service-on', what: service.name });
    return { member: undefined, target };
  }
  if (owner) await requireNotBanned(forum, owner);
  return { member: owner ?? (await join(forum, account, claims, callback.ipAddress)), target };
}
