import { sql } from 'kysely';
import { hasPermission } from '#api/member/role/permission.ts';
import { mayRecordView } from '#server/category/viewable.ts';
import { defaultRoleIn } from '#server/member/role/role-catalog.ts';
import { permissionsOf, type Reader } from '#server/notification/recipient.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findCategories } from './live.queries.ts';
import type { Listener } from './live-hub.ts';
import { discussionsOf, readTopic } from './live-topic.ts';

/** The credentials with which a stream was opened; guests have none. */
export type Credentials = Pick<Listener, 'userID' | 'sessionID' | 'accessTokenID'>;

interface MemberRow extends Reader {
  readonly user_id: number;
  readonly session_ids: readonly string[];
  readonly token_ids: readonly number[];
}

/**
 * Returns the members who are neither banned nor deleted, with those of the given sessions and access tokens that are
 * still valid.
 */
async function findMembers(db: Queryable, listeners: readonly Credentials[], now: Date): Promise<MemberRow[]> {
  const members = listeners.filter(({ userID }) => userID > 0);
  if (members.length === 0) return [];
  const sessionIDs = members.flatMap(({ sessionID }) => sessionID ?? []);
  const tokenIDs = members.flatMap(({ accessTokenID }) => accessTokenID ?? []);
  const { rows } = await sql<MemberRow>`
    select m.user_id, m.is_admin, m.email_confirmed,
      array(select role_id from member_role where member_role.user_id = m.user_id order by role_id) as role_ids,
      array(select session_id from session where session.user_id = m.user_id
        and session_id = any(${sessionIDs}::uuid[]) and date_expires > ${now}) as session_ids,
      array(select access_token_id from access_token where access_token.user_id = m.user_id
        and access_token_id = any(${tokenIDs}::bigint[]) and date_revoked is null
        and (date_expires is null or date_expires > ${now})) as token_ids
    from member m
    where m.user_id = any(${[...new Set(members.map(({ userID }) => userID))]}::bigint[])
      and m.date_deleted is null and not m.banned
  `.execute(db);
  return rows;
}

/** The current access of listeners to live updates. */
export interface LiveAccess {
  /** Whether the session or access token of a listener is still valid, and its member is neither banned nor deleted. */
  isAlive(listener: Credentials): boolean;
  /**
   * Whether the discussion of a topic is in a category in which the listener may view discussions, or the listener may
   * edit layouts and themes.
   */
  mayReceive(listener: Credentials, topic: string): boolean;
}

/** Loads the access of many listeners at once, with one statement for the members and one for the topics. */
export async function findLiveAccess(
  forum: Forum,
  listeners: readonly Credentials[],
  topics: readonly string[],
): Promise<LiveAccess> {
  const [rows, categories, recordOf] = await Promise.all([
    findMembers(forum.db, listeners, forum.now()),
    findCategories(forum.db, discussionsOf(topics)),
    permissionsOf(forum),
  ]);
  const guest: Reader = {
    role_ids: [defaultRoleIn(await forum.permissions.get(), 'guest')],
    is_admin: false,
    email_confirmed: true,
  };
  const members = new Map(rows.map((row) => [row.user_id, row]));
  const readerOf = ({ userID }: Credentials): Reader | undefined => {
    if (userID === 0) return guest;
    const row = members.get(userID);
    return row && (row.role_ids.length > 0 ? row : { ...row, role_ids: guest.role_ids });
  };
  return {
    isAlive: ({ userID, sessionID, accessTokenID }) => {
      if (userID === 0) return true;
      const row = members.get(userID);
      if (sessionID !== undefined) return row?.session_ids.includes(sessionID) ?? false;
      return accessTokenID !== undefined && (row?.token_ids.includes(Number(accessTokenID)) ?? false);
    },
    mayReceive: (listener, topic) => {
      const reader = readerOf(listener);
      if (!reader) return false;
      const subject = readTopic(topic);
      if (subject.kind === 'administration') return hasPermission(recordOf(reader), 'site.manage');
      const categoryID = categories.get(subject.discussionID);
      return categoryID !== undefined && mayRecordView(recordOf(reader), categoryID);
    },
  };
}
