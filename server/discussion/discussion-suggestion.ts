import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/platform/viewer.ts';

/** Of so many discussions that a member has marked, the newest, the tags say what the member likes. */
const mostMarks = 1_000;

/**
 * Whether `d` may interest the viewer: somebody else’s, not opened yet, in a category they follow or with a tag of a
 * discussion that they bookmarked or took part in. Needs their marks `dm`.
 */
export const isSuggested = ({ userID }: Viewer): RawBuilder<boolean> => sql`
  (d.insert_user_id <> ${userID} and dm.date_last_viewed is null and (
    d.category_id = any(array(select category_id from category_member where user_id = ${userID} and followed))
    or exists (select from discussion_tag dt where dt.discussion_id = d.discussion_id and dt.tag_id = any(array(
      select distinct mine.tag_id from (
        select discussion_id from discussion_member
        where user_id = ${userID} and (bookmarked or participated) order by discussion_id desc limit ${mostMarks}
      ) mark join discussion_tag mine using (discussion_id))))))`;
