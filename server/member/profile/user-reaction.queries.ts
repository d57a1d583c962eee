import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** A row of a post that received a given reaction. */
export interface ReactedRow {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly discussionID: number;
  readonly name: string;
  readonly bodyHtml: string;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
  readonly updateUserID: number | null;
  readonly count: number;
}

/** The query for a page of a member's posts with a given reaction. */
export interface ReactedPostsQuery {
  readonly userID: number;
  readonly urlcode: string;
  readonly categoryIDs: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/**
 * Lists a member's posts that received a given reaction, latest reaction first. Returns one more than a page, to detect
 * a next page.
 */
export async function findReacted(db: Kysely<Tables>, question: ReactedPostsQuery): Promise<ReactedRow[]> {
  const { userID, urlcode, categoryIDs, page, limit } = question;
  const { rows } = await sql<ReactedRow>`
    with reacted as (
      select r.record_type, r.record_id, count(*) as count, max(r.date_inserted) as date_reacted
      from reaction r join reaction_type t using (tag_id)
      where r.record_user_id = ${userID} and lower(t.urlcode) = lower(${urlcode}) and not t.hidden
      group by r.record_type, r.record_id)
    select r.record_type as "recordType", r.record_id as "recordID", d.discussion_id as "discussionID", d.name,
      coalesce(c.body_html, d.body_html) as "bodyHtml", coalesce(c.date_inserted, d.date_inserted) as "dateInserted",
      coalesce(c.date_updated, d.date_updated) as "dateUpdated",
      case when c.comment_id is null then d.update_user_id else c.update_user_id end as "updateUserID", r.count
    from reacted r
    left join comment c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussion d on d.discussion_id = case when r.record_type = 'comment' then c.discussion_id else r.record_id end
    where d.date_deleted is null and c.date_deleted is null and d.category_id = any(${categoryIDs as number[]}::bigint[])
    order by r.date_reacted desc, r.record_type, r.record_id desc
    limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}
