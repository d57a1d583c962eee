import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Of so many discussions that a member has marked, the newest, the tags say what the member likes. */
const mostMarks = 1_000;

/** So many discussions may be suggested at most: those with the newest comments, so that no forum is looked through. */
const mostSuggested = 10_000;

/**
 * Whether `d` may interest the viewer: somebody else’s, not opened yet, talked about lately, in a category they follow or
 * with a tag of a discussion that they bookmarked or took part in. `offset 0` has marks and tags looked up for each discussion that is met;
 * without it, those of the whole forum are gathered first.
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
