import { sql } from 'kysely';
import type { LastPost } from '#api/category/category-fields.contract.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import type { Queryable } from '#server/category/queryable.ts';

interface Row {
  readonly categoryID: number;
  readonly discussionID: number;
  readonly commentID: number | null;
  readonly name: string;
  readonly dateInserted: string;
  readonly userID: number;
  readonly userName: string;
  readonly photoUrl: string | null;
  readonly dateLastActive: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly banned: boolean;
  readonly private: boolean;
}

const postOf = (row: Row): LastPost => ({
  discussionID: row.discussionID,
  ...(row.commentID !== null && { commentID: row.commentID }),
  categoryID: row.categoryID,
  name: row.name,
  url: row.commentID === null ? discussionUrl(row) : commentUrl(row.commentID),
  dateInserted: row.dateInserted,
  insertUserID: row.userID,
  insertUser: {
    userID: row.userID,
    name: row.userName,
    url: profileUrl({ userID: row.userID, name: row.userName }),
    photoUrl: row.photoUrl,
    dateLastActive: row.dateLastActive,
    title: row.title,
    label: row.label,
    labelHtml: null,
    banned: row.banned ? 1 : 0,
    private: row.private,
  },
});

/**
 * The newest discussion or comment of each of these categories, itself only, without what was deleted. One look into
 * the index of the category for each.
 */
export async function findLastPosts(db: Queryable, categoryIDs: readonly number[]): Promise<Map<number, LastPost>> {
  const { rows } = await sql<Row>`
    select wanted.category_id as "categoryID", newest.discussion_id as "discussionID",
      comment.comment_id as "commentID", newest.name,
      coalesce(comment.date_inserted, newest.date_inserted) as "dateInserted", member.user_id as "userID",
      member.name as "userName", member.photo_url as "photoUrl", member.date_last_active as "dateLastActive",
      member.title, member.label, member.banned, member.private
    from unnest(${categoryIDs}::bigint[]) as wanted (category_id)
    cross join lateral (
      select discussion_id, name, date_inserted, insert_user_id, last_comment_id from discussion
      where discussion.category_id = wanted.category_id and date_deleted is null
      order by date_last_comment desc, discussion_id desc limit 1) newest
    left join comment on comment.comment_id = newest.last_comment_id and comment.date_deleted is null
    join member on member.user_id = coalesce(comment.insert_user_id, newest.insert_user_id)
  `.execute(db);
  return new Map(rows.map((row) => [row.categoryID, postOf(row)]));
}
