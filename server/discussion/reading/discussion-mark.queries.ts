import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Adds or removes a member's bookmark of a discussion and updates the bookmark count if the state changes. */
export async function writeBookmark(
  db: Queryable,
  { userID, discussionID, bookmarked, now }: { userID: number; discussionID: number; bookmarked: boolean; now: Date },
): Promise<void> {
  await sql`
    with marked as (
      insert into discussion_member as dm (user_id, discussion_id, bookmarked, date_bookmarked)
      select ${userID}::bigint, ${discussionID}::bigint, ${bookmarked}::boolean, ${bookmarked ? now : null}::timestamptz
      where ${bookmarked}::boolean or exists (
        select from discussion_member where user_id = ${userID} and discussion_id = ${discussionID})
      on conflict (user_id, discussion_id) do update
        set bookmarked = excluded.bookmarked, date_bookmarked = excluded.date_bookmarked
        where dm.bookmarked <> excluded.bookmarked
      returning user_id)
    update discussion
    set count_bookmarks = greatest(0, count_bookmarks + case when ${bookmarked}::boolean then 1 else -1 end)
    where discussion_id = ${discussionID} and exists (select from marked)
  `.execute(db);
}

/** Sets a mark that is visible to the member only. */
export async function writeMark(
  db: Queryable,
  {
    userID,
    discussionID,
    mark,
    value,
  }: { userID: number; discussionID: number; mark: 'dismissed' | 'muted'; value: boolean },
): Promise<void> {
  await sql`
    insert into discussion_member as dm (user_id, discussion_id, ${sql.ref(mark)})
    values (${userID}, ${discussionID}, ${value})
    on conflict (user_id, discussion_id) do update set ${sql.ref(mark)} = excluded.${sql.ref(mark)}
      where dm.${sql.ref(mark)} <> excluded.${sql.ref(mark)}
  `.execute(db);
}
