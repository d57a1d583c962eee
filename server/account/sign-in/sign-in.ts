import { sql } from 'kysely';
import type { Proof } from '#api/account/credential/two-factor.contract.ts';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { deleteGuessesOfSource, type Guess, requireGuess } from '#server/account/credential/guess.queries.ts';
import { issueToken, readToken, useToken } from '#server/account/credential/member-token.ts';
import { checkPasskey } from '#server/account/credential/passkey.ts';
import { hashPassword, isPassword, isWeakHash } from '#server/account/credential/password.ts';
import { rememberDevice, sourceOf } from '#server/account/credential/remembered-device.ts';
import { hasSecondFactor, requireProof } from '#server/account/credential/second-factor.ts';
import { startSession, viewerOf } from '#server/member/session/session.ts';
import type { Origin, StartedSession } from '#server/member/session/session-cookie.ts';
import { requireNotBanned } from '#server/moderation/ban/ban-refusal.ts';
import { requireUnbannedMember } from '#server/moderation/ban/ban-rule-check.ts';
import type { Forum } from '#server/platform/forum.ts';
import { recordSignInPlace } from './sign-in-place.ts';

/** The signed-in member, and the session for the browser. */
export interface SignedInMember extends StartedSession {
  readonly userID: number;
  readonly name: string;
}

/** A sign-in that awaits its second step. The browser stores the token until then. */
export interface PendingSignIn {
  readonly pendingToken: string;
}

/** The outcome of a sign-in: completed, or awaiting the second step. */
export type SignInOutcome = SignedInMember | PendingSignIn;

interface Candidate {
  readonly user_id: number;
  readonly name: string;
  readonly email: string | null;
  readonly pending_email: string | null;
  readonly password_hash: string | null;
  readonly banned: boolean;
}

/**
 * Returns the members who may own an entered name or address: its owner, and for an address also the last member
 * who entered it without confirming it. The number of results depends only on the input, so that verification takes the
 * same time regardless of which members exist.
 */
async function findCandidates(forum: Forum, typed: string): Promise<(Candidate | undefined)[]> {
  const key = foldedIdentity(typed);
  const columns = sql`user_id, name, email, pending_email, password_hash, banned`;
  // Each part of the union reads one index. The partial indexes require `is not null`.
  const { rows } = await sql<Candidate & { place: number }>`
    (select ${columns}, 1 as place from member
      where email_key = ${key} and email is not null and date_deleted is null and not is_system limit 1)
    union all
    (select ${columns}, 2 from member
      where name_key = ${key} and date_deleted is null and not is_system limit 1)
    union all
    (select ${columns}, 3 from member
      where pending_email_key = ${key} and pending_email is not null and date_deleted is null
      order by user_id desc limit 1)
    order by place
  `.execute(forum.db);
  const owner = rows.find(({ place }) => place < 3);
  return typed.includes('@') ? [owner, rows.find(({ place }) => place === 3)] : [owner];
}

async function findByPassword(
  candidates: readonly (Candidate | undefined)[],
  password: string,
): Promise<Candidate | undefined> {
  const fits: (Candidate | undefined)[] = [];
  for (const candidate of candidates) if (await isPassword(candidate?.password_hash, password)) fits.push(candidate);
  return fits[0];
}

const noteSignIn = (forum: Forum, userID: number, from: Origin, newHash: string | null) =>
  sql`
    with ended as (delete from session where session_id = ${from.formerSessionID ?? null}::uuid)
    update member set count_visits = count_visits + 1, date_last_active = ${forum.now()},
      last_ip_address = ${from.ipAddress}, password_hash = coalesce(${newHash}::text, password_hash)
    where user_id = ${userID}
  `.execute(forum.db);

/**
 * Starts a session for an authenticated member. It replaces the browser's previous session.
 *
 * @throws {ApiError} permission.missing if no role of the member may sign in, ban-rule.blocked.
 */
export async function beginSession(
  forum: Forum,
  member: { userID: number; name: string },
  from: Origin & { persistent: boolean; newHash?: string | null },
): Promise<SignedInMember> {
  const session = await startSession(forum, member.userID, from);
  const viewer = await viewerOf(forum, session.token);
  const maySignIn = viewer.isAdmin || viewer.permissions.permissions[0]?.permissions['session.valid'];
  const end = () => sql`delete from session where session_id = ${session.sessionID}`.execute(forum.db);
  if (!maySignIn) {
    await end();
    throw ApiError.permission(['session.valid']);
  }
  await requireUnbannedMember(forum, viewer, from.ipAddress).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  await noteSignIn(forum, member.userID, from, from.newHash ?? null);
  await recordSignInPlace(forum, { userID: member.userID, from });
  const device = await rememberDevice(forum, member.userID, { former: from.device, hasSignedIn: true });
  return { ...session, userID: member.userID, name: member.name, persistent: from.persistent, device };
}

/**
 * Starts a session for a member who has completed the first step, or requires the second step if the member has set one
 * up.
 */
export async function beginSessionOrSecondStep(
  forum: Forum,
  member: { userID: number; name: string },
  from: Origin & { persistent: boolean; newHash?: string | null },
): Promise<SignInOutcome> {
  if (!(await hasSecondFactor(forum.db, member.userID))) return beginSession(forum, member, from);
  const { userID } = member;
  const attributes = { persistent: from.persistent };
  return { pendingToken: await issueToken(forum, 'second-factor', { userID, attributes }) };
}

/** Returns the member whose second step is pending. @throws {ApiError} session.second-factor-over. */
export async function readPending(forum: Forum, pendingToken: string | undefined) {
  const pending = await readToken(forum, 'second-factor', pendingToken ?? '').catch(() => undefined);
  if (!pending?.user_id) throw new ApiError('session.second-factor-over');
  return { userID: pending.user_id, persistent: pending.attributes['persistent'] === true };
}

async function requireSecondFactor(forum: Forum, userID: number, proof: Proof, from: Origin): Promise<void> {
  const source = await sourceOf(forum, from, { userID, hasSignedIn: true });
  await requireProof(forum, userID, { proof, purpose: 'second-factor', source });
}

/**
 * Completes the second step of signing in.
 *
 * @throws {ApiError} session.second-factor-over, session.second-factor-wrong, session.suspended, session.banned.
 */
export async function signInBySecondFactor(
  forum: Forum,
  { pendingToken, proof }: { pendingToken: string | undefined; proof: Proof },
  from: Origin,
): Promise<SignedInMember> {
  const { userID, persistent } = await readPending(forum, pendingToken);
  // The password was the first step and does not count as the second.
  if (proof.password !== undefined) throw new ApiError('session.second-factor-wrong');
  await requireSecondFactor(forum, userID, proof, from);
  await useToken(forum.db, pendingToken ?? '');
  const member = await findMember(forum, userID);
  if (!member) throw new ApiError('session.banned');
  await requireNotBanned(forum, { userID, banned: member.banned });
  return beginSession(forum, { userID, name: member.name }, { ...from, persistent });
}

const findMember = (forum: Forum, userID: number) =>
  forum.db
    .selectFrom('member')
    .select(['name', 'banned'])
    .where('user_id', '=', userID)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();

/** Signs a member in with a passkey only. @throws {ApiError} passkey.refused, session.banned. */
export async function signInByPasskey(
  forum: Forum,
  { credential, persistent }: { credential: { readonly id: string }; persistent: boolean },
  from: Origin,
): Promise<SignedInMember> {
  const passkey = await checkPasskey(forum, { credential, purpose: 'sign-in', userID: null });
  const member = passkey && (await findMember(forum, passkey.userID));
  if (!passkey || !member) throw new ApiError('passkey.refused');
  await requireNotBanned(forum, { userID: passkey.userID, banned: member.banned });
  return beginSession(forum, { userID: passkey.userID, name: member.name }, { ...from, persistent });
}

/**
 * Signs a member in by name or address and password (docs/behavior/account.md#sign-in). A member with a second factor
 * completes the second step next, or immediately with its code.
 *
 * @throws {ApiError} session.bad-credentials with the same message for every account, session.suspended or
 * session.guarded after repeated failures, and session.banned only if the password is correct.
 */
export async function signIn(
  forum: Forum,
  typed: { name: string; password: string; persistent: boolean; code?: string | undefined },
  from: Origin,
): Promise<SignInOutcome> {
  const candidates = await findCandidates(forum, typed.name);
  // An unconfirmed address does not prove ownership, so it must not make the browser known to that member.
  const owner = candidates.find((candidate) => candidate !== undefined);
  const source = await sourceOf(forum, from, { userID: owner?.user_id, hasSignedIn: false });
  const guess: Guess = { purpose: 'password', subject: typed.name, source };
  await requireGuess(forum, guess);
  const member = await findByPassword(candidates, typed.password);
  if (!member) throw new ApiError('session.bad-credentials');
  await deleteGuessesOfSource(forum, guess);
  await requireNotBanned(forum, { userID: member.user_id, banned: member.banned });
  const isWeak = member.password_hash !== null && isWeakHash(member.password_hash);
  const newHash = isWeak ? await hashPassword(typed.password) : null;
  const { user_id: userID, name } = member;
  const origin = { ...from, persistent: typed.persistent, newHash };
  if (!typed.code) return beginSessionOrSecondStep(forum, { userID, name }, origin);
  await requireSecondFactor(forum, userID, { code: typed.code }, from);
  return beginSession(forum, { userID, name }, origin);
}
