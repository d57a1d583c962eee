import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import type { JsonValue } from '#server/platform/cache/bus.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The lifetimes of one-time tokens by purpose, in milliseconds. */
export const tokenLifetimes = {
  'password-reset': 2 * 3_600_000,
  'email-confirm': 48 * 3_600_000,
  'first-administrator': 24 * 3_600_000,
  'second-factor': 10 * 60_000,
  decision: 180 * 86_400_000,
} as const;

/** The lifetime of the link with which a new member chooses the first password, in milliseconds. */
export const welcomeLifetime = 7 * 86_400_000;

/** The purpose of a one-time token. */
type TokenPurpose = keyof typeof tokenLifetimes;

/**
 * The purposes for which several tokens of a member may be valid at once: browsers in the second step of signing in,
 * and e-mails about decisions.
 */
const severalOf: readonly TokenPurpose[] = ['second-factor', 'decision'];

/**
 * Creates a one-time token. For most purposes, the member's previous tokens become invalid. Only the hash is stored.
 * `lifetime` replaces that of the purpose.
 */
export async function issueToken(
  forum: Forum,
  purpose: TokenPurpose,
  owner: {
    userID: number | null;
    email?: string | null;
    attributes?: Readonly<Record<string, JsonValue>>;
    lifetime?: number;
  },
): Promise<string> {
  const token = newToken();
  await sql`
    with replaced as (
      delete from member_token where purpose = ${purpose} and not ${severalOf.includes(purpose)}::boolean
        and user_id is not distinct from ${owner.userID}::bigint)
    insert into member_token (token_hash, user_id, purpose, email, attributes, date_inserted, date_expires)
    values (${hashOfToken(token)}, ${owner.userID}::bigint, ${purpose}, ${owner.email ?? null},
      ${JSON.stringify(owner.attributes ?? {})}::jsonb, ${forum.now()},
      ${new Date(forum.now().getTime() + (owner.lifetime ?? tokenLifetimes[purpose]))})
  `.execute(forum.db);
  return token;
}

/** Returns the owner of a token, without using it up. @throws {ApiError} token.invalid, token.expired. */
export async function readToken(forum: Forum, purpose: TokenPurpose, token: string) {
  const { rows } = await sql<{
    user_id: number | null;
    email: string | null;
    attributes: Readonly<Record<string, JsonValue>>;
    expired: boolean;
  }>`
    select user_id, email, attributes, date_expires <= ${forum.now()} as expired
    from member_token
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose}
  `.execute(forum.db);
  const found = rows[0];
  if (!found) throw new ApiError('token.invalid');
  if (found.expired) throw new ApiError('token.expired');
  return found;
}

/**
 * Uses up a token, within the transaction of the action that it permits. @throws {ApiError} token.invalid if it has
 * already been used.
 */
export async function useToken(trx: Kysely<Tables>, token: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_token')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('token.invalid');
}

/** Returns whether a token for the purpose was issued to the member within the last minute. */
export async function wasJustIssued(forum: Forum, purpose: TokenPurpose, userID: number): Promise<boolean> {
  const { rows } = await sql`
    select from member_token
    where user_id = ${userID} and purpose = ${purpose} and date_inserted > ${new Date(forum.now().getTime() - 60_000)}
  `.execute(forum.db);
  return rows.length > 0;
}
