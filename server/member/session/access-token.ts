import { sql } from 'kysely';
import type { TokenArea } from '#api/account/own-data/token-area.ts';
import { ApiError } from '#api/errors.ts';
import { limitPermissions } from '#server/account/own-data/token-limit.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { guestOf, hashOfToken, type SignedIn, viewerColumns, viewerOfMember } from './session.ts';

/** The prefix of every access token, by which secret scanners recognise it. */
export const accessTokenMark = 'fmt_';

/** The minimum interval between two updates of a token's last use, in milliseconds. */
const notedEvery = 60_000;

/** Returns the access token of a request. Returns undefined when there is none. */
export const parseBearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

type TokenOwner = SignedIn & {
  readonly access_token_id: number;
  readonly scope: 'read' | 'write';
  readonly areas: readonly TokenArea[] | null;
};

async function findOwner(forum: Forum, token: string): Promise<TokenOwner | undefined> {
  const { rows } = await sql<TokenOwner>`
    select t.access_token_id, t.scope, t.areas, null as session_id, false as persistent,
      coalesce(t.date_last_used < ${new Date(forum.now().getTime() - notedEvery)}, true) as stale,
      ${viewerColumns(forum.now())}
    from access_token t
    join member on member.user_id = t.user_id and member.date_deleted is null
    where t.token_hash = ${hashOfToken(token)} and t.date_revoked is null and (t.date_expires is null or t.date_expires > ${forum.now()})
  `.execute(forum.db);
  return rows[0];
}

/** The viewer on whose behalf an access token acts, and the limits of the token. */
export interface TokenViewer {
  readonly viewer: Viewer;
  readonly isReadOnly: boolean;
  readonly areas: readonly TokenArea[] | null;
}

/** Records the last use of a token, rounded to the minute. */
const noteTokenUse = (forum: Forum, { access_token_id }: TokenOwner, ipAddress: string | undefined) =>
  sql`
    update access_token
    set date_last_used = date_trunc('minute', ${forum.now()}::timestamptz), last_ip_address = ${ipAddress ?? null}
    where access_token_id = ${access_token_id}
  `.execute(forum.db);

/**
 * Returns the viewer on whose behalf an access token acts. The token grants the permissions that its member has
 * now, as far as its areas cover them, except for actions that require the member to confirm their identity. An invalid token is rejected instead of treated as a
 * guest, so that the client detects it.
 *
 * @throws {ApiError} access-token.invalid.
 */
export async function viewerOfToken(forum: Forum, token: string, ipAddress?: string): Promise<TokenViewer> {
  const owner = token.startsWith(accessTokenMark) ? await findOwner(forum, token) : undefined;
  if (!owner || owner.banned) throw new ApiError('access-token.invalid');
  if (owner.stale) await noteTokenUse(forum, owner, ipAddress);
  const { areas } = owner;
  const member = await viewerOfMember(forum, owner);
  const isReadOnly = owner.scope === 'read';
  const maySignIn = member.isAdmin || member.permissions.permissions[0]?.permissions['session.valid'];
  if (!maySignIn) return { viewer: await guestOf(forum), isReadOnly, areas };
  const viewer = { ...member, accessTokenID: owner.access_token_id, tokenAreas: areas };
  if (areas === null) return { viewer, isReadOnly, areas };
  return {
    viewer: { ...viewer, isAdmin: false, permissions: limitPermissions(member.permissions, areas) },
    isReadOnly,
    areas,
  };
}
