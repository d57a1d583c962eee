import { sql } from 'kysely';
import type { Standing } from '#api/member/user/me.contract.ts';
import { viewableSql } from '#server/category/viewable.ts';
import { countUnreadConversations } from '#server/conversation/conversation.queries.ts';
import { isUnread, lookUpMarks } from '#server/discussion/list/discussion-row.ts';
import { countPending } from '#server/moderation/approval/waiting.queries.ts';
import { standingOf } from '#server/moderation/sanction/member-standing.queries.ts';
import { countUnreadNotifications } from '#server/notification/notification.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import type { FragmentRow } from './user-view.ts';

/**
 * The limits for counting unread discussions: how many of the newest discussions are examined, and the highest count.
 * Badges show at most 99+.
 */
const unreadBounds = { among: 1_000, upTo: 100 } as const;

const countUnread = (viewer: Viewer) => sql`(
  select count(*) from (
    select from (
      select * from discussion
      where date_deleted is null and category_id = any(${findPermittedCategoryIDs(viewer, 'discussions.view')}::bigint[])
      order by date_last_comment desc, discussion_id desc
      limit ${sql.lit(unreadBounds.among)}) d
    ${lookUpMarks(viewer)}
    where ${isUnread(viewer)} and not coalesce(dm.dismissed, false)
    limit ${sql.lit(unreadBounds.upTo)}) unread)`;

/** The data about the current user that every page needs: identity, counts and standing. */
export interface MeRow extends FragmentRow {
  readonly email: string | null;
  readonly pendingEmail: string | null;
  readonly emailConfirmed: boolean;
  readonly countUnreadNotifications: number;
  readonly countUnreadConversations: number;
  readonly hasDrafts: boolean;
  readonly standing: Standing | null;
}

/**
 * Reads the current user with the counts of the title bar and the moderation decision shown above every page. Returns
 * undefined for guests.
 */
export async function findMe(db: Queryable, viewer: Viewer, now: Date): Promise<MeRow | undefined> {
  const { rows } = await sql<MeRow>`
    select m.user_id as "userID", m.name, m.photo_url as "photoUrl", m.title, m.label, m.private, m.banned, m.hidden, false as closed,
      m.date_last_active as "dateLastActive", m.email, m.pending_email as "pendingEmail",
      m.email_confirmed as "emailConfirmed",
      ${countUnreadNotifications(viewer)} as "countUnreadNotifications",
      ${countUnreadConversations(viewer.userID)} as "countUnreadConversations",
      exists (select from draft where insert_user_id = m.user_id) as "hasDrafts",
      ${standingOf(viewer.userID, now)} as standing
    from member m where m.user_id = ${viewer.userID} and m.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** Returns the counts of the viewer's account menu. Returns an empty list for guests. */
export async function countForMe(forum: Forum, viewer: Viewer): Promise<{ name: string; count: number }[]> {
  if (viewer.userID === 0) return [];
  const waiting = await countPending(forum, viewer);
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from discussion_member dm join discussion d using (discussion_id)
        where dm.user_id = ${viewer.userID} and dm.bookmarked and d.date_deleted is null
          and ${viewableSql(viewer, sql`d.category_id`)}) as "Bookmarks",
      (select count_discussions from member where user_id = ${viewer.userID}) as "Discussions",
      ${countUnreadNotifications(viewer)} as "UnreadNotifications",
      ${countUnread(viewer)} as "UnreadDiscussions",
      (select count(*) from draft where insert_user_id = ${viewer.userID}) as "Drafts",
      ${countUnreadConversations(viewer.userID)} as "UnreadConversations"
  `.execute(forum.db);
  const own = Object.entries(rows[0] ?? {}).map(([name, count]) => ({ name, count: count ?? 0 }));
  return [...own, ...waiting];
}

/** Marks all existing discussions as viewed. */
export async function markAllViewed(forum: Forum, userID: number): Promise<void> {
  await sql`update member set date_all_viewed = ${forum.now()} where user_id = ${userID}`.execute(forum.db);
}
