import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A deleted post as stored in the database. */
export interface DeletedPostRow {
  readonly recordID: number;
  readonly discussionID: number;
  readonly categoryID: number;
  readonly name: string;
  readonly bodyHtml: string;
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly deleteUserID: number | null;
  readonly dateDeleted: string;
  readonly deleteMethod: 'full' | 'tombstone' | null;
  readonly reason: string | null;
  readonly total: number;
}

/** The filter of a list of deleted posts. */
export interface DeletedPostFilter {
  readonly recordType: 'discussion' | 'comment';
  /** The discussion of comments, or the category of discussions. */
  readonly parentRecordID: number | undefined;
  /** The categories to which the list is limited. */
  readonly categoryIDs: readonly number[];
}

const reason = (recordType: string, recordID: RawBuilder<unknown>) => sql`(
  select l.reason from moderation_log l
  where l.record_type = ${recordType} and l.record_id = ${recordID} and l.undo_of is null and l.undone_by is null
    and l.action = ${`${recordType}.delete`}
  order by moderation_log_id desc limit 1)`;

const sourceOf = ({ recordType, parentRecordID, categoryIDs }: DeletedPostFilter): RawBuilder<unknown> => {
  const within = sql`d.category_id = any(${[...categoryIDs]}::bigint[])`;
  return recordType === 'discussion'
    ? sql`
      select discussion_id as "recordID", discussion_id as "discussionID", category_id as "categoryID", name,
        body_html as "bodyHtml", insert_user_id as "insertUserID", date_inserted as "dateInserted",
        delete_user_id as "deleteUserID", date_deleted as "dateDeleted", 'full' as "deleteMethod",
        ${reason('discussion', sql`d.discussion_id`)} as reason
      from discussion d
      where date_deleted is not null and ${within}
        ${parentRecordID === undefined ? sql`` : sql`and category_id = ${parentRecordID}`}`
    : sql`
      select comment_id as "recordID", discussion_id as "discussionID", category_id as "categoryID", name,
        c.body_html as "bodyHtml", c.insert_user_id as "insertUserID", c.date_inserted as "dateInserted",
        c.delete_user_id as "deleteUserID", c.date_deleted as "dateDeleted", c.delete_method as "deleteMethod",
        ${reason('comment', sql`c.comment_id`)} as reason
      from comment c join discussion d using (discussion_id)
      where c.date_deleted is not null and ${within}
        ${parentRecordID === undefined ? sql`` : sql`and discussion_id = ${parentRecordID}`}`;
};

/** Returns deleted posts, last deleted first. Each row contains the total count. */
export async function listDeletedPosts(
  db: Queryable,
  filter: DeletedPostFilter,
  { page, limit }: { page: number; limit: number },
): Promise<DeletedPostRow[]> {
  const { rows } = await sql<DeletedPostRow>`
    select *, count(*) over () as total from (${sourceOf(filter)}) deleted
    order by "dateDeleted" desc, "recordID" desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}
