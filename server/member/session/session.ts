import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { defaultRoleIn, permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { viewerAsMember, viewerAsRole } from '#server/member/role/role-preview.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The name of the session cookie. */
export const sessionCookie = 'folkmoot-session';

/**
 * The lifetime of a session in milliseconds: a persistent session lasts 30 days from its last use, another 24 hours.
 */
export const sessionLifetime = { persistent: 30 * 86_400_000, brief: 86_400_000 } as const;

/** The minimum interval between two updates of a session's last use, in milliseconds. */
const refreshAfter = 5 * 60_000;

/** Returns the hash of a secret. Only the hash is stored, so that a leaked table reveals no usable token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns a random secret that is safe in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The member of a session or access token. `session_id` is null for access tokens. */
export interface SignedIn {
  readonly session_id: string | null;
  readonly user_id: number;
  readonly name: string;
  readonly is_admin: boolean;
  readonly banned: boolean;
  /** Whether the member is currently muted and may read but not write. Undefined means not muted. */
  readonly muted?: boolean;
  readonly email_confirmed: boolean;
  readonly date_all_viewed: string | null;
  readonly language: string | null;
  readonly role_ids: number[];
  /** The members that this member ignores. */
  readonly ignored_ids: number[];
  readonly stale: boolean;
  readonly persistent: boolean;
  /** Whether the member has unread notifications. Undefined means unknown. */
  readonly has_news?: boolean;
  /** The role or the member as which the session views the forum. */
  readonly previewed_role_id?: number | null;
  readonly previewed_user_id?: number | null;
  readonly previewed_name?: string | null;
}

/** Starts a session and returns its token. The token is sent to the browser and not stored on the server. */
export async function startSession(
  forum: Forum,
  userID: number,
  from: { persistent: boolean; ipAddress?: string | undefined; userAgent?: string | undefined },
): Promise<{ token: string; sessionID: string; expires: Date }> {
  const token = newToken();
  const lifetime = from.persistent ? sessionLifetime.persistent : sessionLifetime.brief;
  const expires = new Date(forum.now().getTime() + lifetime);
  const { rows } = await sql<{ session_id: string }>`
    insert into session (token_hash, user_id, persistent, ip_address, user_agent, date_inserted, date_updated, date_expires)
    select ${hashOfToken(token)}::bytea, user_id, ${from.persistent}::boolean, ${from.ipAddress ?? null}::text,
      ${from.userAgent?.slice(0, 500) ?? null}::text, ${forum.now()}::timestamptz, ${forum.now()}::timestamptz,
      ${expires}::timestamptz
    from member where user_id = ${userID} and not is_service
    returning session_id
  `.execute(forum.db);
  if (!rows[0]) throw new ApiError('session.service-account');
  return { token, sessionID: rows[0]?.session_id ?? '', expires };
}

/** Formats a date in the format of the API: `2025-04-14T18:18:38+00:00`. */
export const apiDate = (moment: Date): string => `${moment.toISOString().slice(0, 19)}+00:00`;

/** Selects whether a member is muted at a given time. */
export const mutedNow = (now: Date) => sql`member.muted and coalesce(member.date_mute_expires > ${now}, true) as muted`;

/** Selects the columns of the table `member` from which a viewer is built. */
export const viewerColumns = (now: Date) => sql`
  member.user_id, member.name, member.is_admin, member.banned, member.email_confirmed, member.date_all_viewed,
  member.language, ${mutedNow(now)},
  array(select role_id from member_role where member_role.user_id = member.user_id) as role_ids,
  array(select ignored_user_id from member_ignore where member_ignore.user_id = member.user_id) as ignored_ids`;

// Unread notifications are queried with a limit, because PostgreSQL may plan `exists` as a hash table over the
// notifications of all members.
const findSession = async (forum: Forum, token: string): Promise<SignedIn | undefined> => {
  const { rows } = await sql<SignedIn>`
    select session.session_id, session.persistent,
      session.date_updated < ${new Date(forum.now().getTime() - refreshAfter)} as stale, ${viewerColumns(forum.now())},
      (select true from notification where user_id = member.user_id and popup and not read limit 1) is not null as has_news,
      role_preview.role_id as previewed_role_id, previewed.user_id as previewed_user_id,
      previewed.name as previewed_name
    from session
    join member on member.user_id = session.user_id and member.date_deleted is null
    left join role_preview on role_preview.session_id = session.session_id
    left join member previewed on previewed.user_id = role_preview.user_id and previewed.date_deleted is null
    where session.token_hash = ${hashOfToken(token)} and session.date_expires > ${forum.now()}
  `.execute(forum.db);
  return rows[0];
};

const noteUse = async (forum: Forum, session: SignedIn): Promise<void> => {
  const lifetime = session.persistent ? sessionLifetime.persistent : sessionLifetime.brief;
  await sql`
    with used as (
      update session set date_updated = ${forum.now()}, date_expires = ${new Date(forum.now().getTime() + lifetime)}
      where session_id = ${session.session_id})
    update member set date_last_active = ${forum.now()} where user_id = ${session.user_id}
  `.execute(forum.db);
};

const none: ReadonlySet<number> = new Set();

/** Returns the viewer for guests. */
export async function guestOf(forum: Forum): Promise<Viewer> {
  const [book, categories, statuses, postTypes] = await Promise.all([
    forum.permissions.get(),
    forum.categories.get(),
    forum.statuses.get(),
    forum.postTypes.get(),
  ]);
  const held = [defaultRoleIn(book, 'guest')];
  return {
    userID: 0,
    name: 'Guest',
    roleIDs: held,
    isAdmin: false,
    emailConfirmed: false,
    sessionID: undefined,
    permissions: permissionRecordOf(book, categories, { roleIDs: held, isAdmin: false }),
    categories,
    statuses,
    postTypes,
    ignored: none,
    dateAllViewed: null,
  };
}

/**
 * Returns the viewer of a session token. Returns a guest when the token is missing, the session has expired, or the
 * member is banned. A member with an unconfirmed required address has the role Unconfirmed. While the session views the
 * forum as a role or a member, the viewer has their permissions (docs/behavior/member.md#viewing-as-a-role-or-a-member).
 */
export async function viewerOf(forum: Forum, token: string | undefined): Promise<Viewer> {
  const session = token ? await findSession(forum, token) : undefined;
  if (!session || session.banned) return guestOf(forum);
  if (session.stale) await noteUse(forum, session);
  const viewer = await viewerOfMember(forum, session);
  const { previewed_role_id: roleID, previewed_user_id: userID } = session;
  if (!may(viewer, 'site.manage')) return viewer;
  if (roleID)
    return viewerAsRole(await forum.permissions.get(), { administrator: viewer, guest: await guestOf(forum), roleID });
  const name = session.previewed_name ?? '';
  return userID ? viewerAsMember(viewer, await viewerOfUser(forum, userID), { id: userID, name }) : viewer;
}

/**
 * Returns a member as the viewer of work performed on their behalf. Returns a guest when the member is deleted or
 * banned.
 */
export async function viewerOfUser(forum: Forum, userID: number): Promise<Viewer> {
  const { rows } = await sql<SignedIn>`
    select null as session_id, false as persistent, false as stale, ${viewerColumns(forum.now())}
    from member where user_id = ${userID} and date_deleted is null
  `.execute(forum.db);
  const [member] = rows;
  return member && !member.banned ? viewerOfMember(forum, member) : guestOf(forum);
}

/** Returns a member as the viewer of a request. */
export async function viewerOfMember(forum: Forum, session: SignedIn): Promise<Viewer> {
  const [book, categories, statuses, postTypes, settings] = await Promise.all([
    forum.permissions.get(),
    forum.categories.get(),
    forum.statuses.get(),
    forum.postTypes.get(),
    forum.settings.get(),
  ]);
  const mustConfirm = settings['registration.confirmEmail'] && !session.email_confirmed && !session.is_admin;
  const held = mustConfirm ? [defaultRoleIn(book, 'unconfirmed')] : session.role_ids;
  const isMuted = session.muted === true && !session.is_admin;
  const person = { roleIDs: held.length ? held : [defaultRoleIn(book, 'guest')], isAdmin: session.is_admin, isMuted };
  return {
    userID: session.user_id,
    name: session.name,
    roleIDs: person.roleIDs,
    isAdmin: session.is_admin,
    emailConfirmed: session.email_confirmed,
    sessionID: session.session_id ?? undefined,
    permissions: permissionRecordOf(book, categories, person),
    categories,
    statuses,
    postTypes,
    ignored: session.ignored_ids.length > 0 ? new Set(session.ignored_ids) : none,
    dateAllViewed: session.date_all_viewed,
    language: session.language,
    isMuted,
    hasUnreadNotifications: session.has_news ?? true,
  };
}
