import { sql } from 'kysely';
import {
  type DiscussionExtra,
  type DiscussionRow,
  discussionColumns,
  hasUnreadActivitySql,
  joinMarks,
} from '#server/discussion/list/discussion-row.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Finds a discussion, even a deleted one, with the viewer's marks. */
export async function findDiscussion(
  db: Queryable,
  viewer: Viewer,
  discussionID: number,
  expand: readonly DiscussionExtra[],
): Promise<DiscussionRow | undefined> {
  const { rows } = await sql<DiscussionRow>`
    select ${discussionColumns(expand)}, ${hasUnreadActivitySql(viewer)} as has_news
    from discussion d
    ${joinMarks(viewer)}
    where d.discussion_id = ${discussionID}
  `.execute(db);
  return rows[0];
}

/** Finds the discussions that are not deleted, with the viewer's marks, in no particular order. */
export async function findDiscussionsByID(
  db: Queryable,
  viewer: Viewer,
  discussionIDs: readonly number[],
  expand: readonly DiscussionExtra[],
): Promise<DiscussionRow[]> {
  const { rows } = await sql<DiscussionRow>`
    select ${discussionColumns(expand)}, ${hasUnreadActivitySql(viewer)} as has_news
    from discussion d
    ${joinMarks(viewer)}
    where d.discussion_id = any(${[...discussionIDs]}::bigint[]) and d.date_deleted is null
  `.execute(db);
  return rows;
}

/** Marks a discussion as opened by a member. Comments are marked separately when they are read. */
export async function markViewed(db: Queryable, userID: number, discussionID: number, now: Date): Promise<void> {
  await sql`
    insert into discussion_member (user_id, discussion_id, date_last_viewed)
    values (${userID}, ${discussionID}, ${now})
    on conflict (user_id, discussion_id) do update set date_last_viewed = excluded.date_last_viewed
      where discussion_member.date_last_viewed is null
  `.execute(db);
}

/** Stores the position up to which a member has read. Writes only when the position is greater than before. */
export async function markRead(
  db: Queryable,
  userID: number,
  { discussionID, position, now }: { discussionID: number; position: number; now: Date },
): Promise<void> {
  await sql`
    insert into discussion_member (user_id, discussion_id, count_read, date_last_viewed)
    values (${userID}, ${discussionID}, ${position}, ${now})
    on conflict (user_id, discussion_id) do update
      set count_read = excluded.count_read, date_last_viewed = excluded.date_last_viewed
      where discussion_member.count_read < excluded.count_read or discussion_member.date_last_viewed is null
  `.execute(db);
}
