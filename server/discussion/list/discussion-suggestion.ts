import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/platform/http/viewer.ts';

/**
 * The maximum number of marked discussions whose tags determine a member's interests. The newest discussions are used.
 */
const mostMarks = 1_000;

/**
 * The maximum number of candidates for suggestions: the discussions with the newest comments, which bounds the search.
 */
const mostSuggested = 10_000;

/**
 * Returns the SQL condition that `d` may interest the viewer: by another author, not yet opened, recently active, and
 * in a followed category or with a tag of a discussion that the viewer has bookmarked or participated in. `offset 0`
 * forces a lookup of marks and tags for each row; without it, those of the whole forum are collected first.
 */
export const isSuggested = ({ userID }: Viewer): RawBuilder<boolean> => sql`
  (d.insert_user_id <> ${userID} and d.date_last_comment > coalesce((
    select date_last_comment from discussion where date_deleted is null
    order by date_last_comment desc, discussion_id desc limit 1 offset ${sql.lit(mostSuggested)}), '-infinity') and not exists (
    select from discussion_member seen where seen.discussion_id = d.discussion_id and seen.user_id = ${userID}
      and seen.date_last_viewed is not null offset 0) and (
    d.category_id = any(array(select category_id from category_member where user_id = ${userID} and followed))
    or exists (select from discussion_tag dt where dt.discussion_id = d.discussion_id and dt.tag_id = any(array(
      select distinct mine.tag_id from (
        select discussion_id from discussion_member
        where user_id = ${userID} and (bookmarked or participated) order by discussion_id desc limit ${mostMarks}
      ) mark join discussion_tag mine using (discussion_id)))
      offset 0)))`;
