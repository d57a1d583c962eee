import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { startSession, viewerOf } from '#server/member/session.ts';
import type { BegunSession, Origin } from '#server/member/session-cookie.ts';
import type { Forum } from '#server/platform/forum.ts';
import { hashPassword, isPassword, isWeakHash } from './password.ts';
import { countAttempt, forgetFailures } from './sign-in-failure.queries.ts';

/** Who signed in, and the session to hand to the browser. */
export interface SignedInMember extends BegunSession {
  readonly userID: number;
  readonly name: string;
}

interface Candidate {
  readonly user_id: number;
  readonly name: string;
  readonly email: string | null;
  readonly pending_email: string | null;
  readonly password_hash: string | null;
  readonly banned: boolean;
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/**
 * Those whom a typed name or address may mean: its owner, and for an address also the last who gave it unconfirmed.
 * Always as many places, so that checking them takes the same time whoever is there.
 */
async function findCandidates(forum: Forum, typed: string): Promise<(Candidate | undefined)[]> {
  const key = sql`lower(${typed})`;
  const columns = sql`user_id, name, email, pending_email, password_hash, banned`;
  // Each part reads one index; `is not null` is what the partial ones ask for.
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

async function findByPassword(forum: Forum, typed: string, password: string): Promise<Candidate | undefined> {
  const candidates = await findCandidates(forum, typed);
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
 * Begins a session for a member who has shown who they are; it replaces the one the browser had.
 *
 * @throws {ApiError} permission.missing when no role of the member may sign in.
 */
export async function beginSession(
  forum: Forum,
  member: { userID: number; name: string },
  from: Origin & { persistent: boolean; newHash?: string | null },
): Promise<SignedInMember> {
  const session = await startSession(forum, member.userID, from);
  const viewer = await viewerOf(forum, session.token);
  const maySignIn = viewer.isAdmin || viewer.permissions.permissions[0]?.permissions['session.valid'];
  if (!maySignIn) {
    await sql`delete from session where session_id = ${session.sessionID}`.execute(forum.db);
    throw ApiError.permission(['session.valid']);
  }
  await noteSignIn(forum, member.userID, from, from.newHash ?? null);
  return { ...session, userID: member.userID, name: member.name, persistent: from.persistent };
}

/**
 * Signs a member in by name or address and password (`spec/api.md` §3).
 *
 * @throws {ApiError} session.bad-credentials in the same words whoever is asked for, session.suspended after repeated
 *   failures, and, only to those who know the password, session.banned.
 */
export async function signIn(
  forum: Forum,
  typed: { name: string; password: string; persistent: boolean },
  from: Origin,
): Promise<SignedInMember> {
  const refused = await countAttempt(forum, typed.name);
  if (refused) throw new ApiError('session.suspended', { subject: inWords(refused.wait), retryAfter: refused.wait });
  const member = await findByPassword(forum, typed.name, typed.password);
  if (!member) throw new ApiError('session.bad-credentials');
  await forgetFailures(forum, [typed.name]);
  if (member.banned) throw new ApiError('session.banned');
  const isWeak = member.password_hash !== null && isWeakHash(member.password_hash);
  const newHash = isWeak ? await hashPassword(typed.password) : null;
  const { user_id: userID, name } = member;
  return beginSession(forum, { userID, name }, { ...from, persistent: typed.persistent, newHash });
}
