import { sql } from 'kysely';
import type { LastPost } from '#api/category/category-fields.contract.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { readJsonRows } from '#server/platform/database/json-rows.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type AuthorRow, authorColumns, authorFragmentOf } from '#server/post/post-author.ts';

interface Row {
  readonly categoryID: number;
  readonly discussionID: number;
  readonly commentID: number | null;
  readonly name: string;
  readonly dateInserted: string;
  readonly author: AuthorRow;
}

const postOf = (row: Row): LastPost => ({
  discussionID: row.discussionID,
  ...(row.commentID !== null && { commentID: row.commentID }),
  categoryID: row.categoryID,
  name: row.name,
  url: row.commentID === null ? discussionUrl(row) : commentUrl(row.commentID),
  dateInserted: row.dateInserted,
  insertUserID: row.author.user_id,
  insertUser: authorFragmentOf(row.author),
});

/**
 * Finds the newest discussion or comment of each category, without subcategories and deleted posts. It performs one
 * index lookup per category.
 */
export async function findLastPosts(db: Queryable, categoryIDs: readonly number[]): Promise<Map<number, LastPost>> {
  const { rows } = await sql<Row>`
    select wanted.category_id as "categoryID", newest.discussion_id as "discussionID",
      comment.comment_id as "commentID", newest.name,
      coalesce(comment.date_inserted, newest.date_inserted) as "dateInserted", to_jsonb(author) as author
    from unnest(${categoryIDs}::bigint[]) as wanted (category_id)
    cross join lateral (
      select discussion_id, name, date_inserted, insert_user_id, last_comment_id from discussion
      where discussion.category_id = wanted.category_id and date_deleted is null
      order by date_last_comment desc, discussion_id desc limit 1) newest
    left join comment on comment.comment_id = newest.last_comment_id and comment.date_deleted is null
    cross join lateral (
      select ${authorColumns} from member
      where member.user_id = coalesce(comment.insert_user_id, newest.insert_user_id)) author
  `.execute(db);
  const authors = readJsonRows<AuthorRow>(rows.map(({ author }) => author));
  return new Map(rows.map((row, at) => [row.categoryID, postOf({ ...row, author: authors[at] ?? row.author })]));
}
