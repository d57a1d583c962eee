import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** The number of entries in a feed, newest first. */
const feedLength = 30;

/** A post as shown in a feed. */
export interface FeedPost {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly discussionID: number;
  readonly categoryID: number;
  readonly name: string;
  readonly bodyHtml: string;
  readonly userID: number;
  readonly userName: string;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
  /** Whether the post is an accepted answer. */
  readonly isAccepted: boolean;
}

/** Returns the columns of a discussion in a feed, with the given time of its last change. */
const discussionColumns = (
  updated = sql`d.date_updated`,
) => sql`'discussion' as "recordType", d.discussion_id as "recordID", d.discussion_id as "discussionID",
  d.category_id as "categoryID", d.name, d.body_html as "bodyHtml", m.user_id as "userID", m.name as "userName",
  d.date_inserted as "dateInserted", ${updated} as "dateUpdated", false as "isAccepted"`;

/** Returns the newest discussions of the given categories. */
export async function findNewDiscussions(db: Kysely<Tables>, categoryIDs: readonly number[]): Promise<FeedPost[]> {
  const { rows } = await sql<FeedPost>`
    select ${discussionColumns()}
    from discussion d join member m on m.user_id = d.insert_user_id
    where d.date_deleted is null and d.category_id = any(${categoryIDs as number[]})
    order by d.date_inserted desc, d.discussion_id desc
    limit ${feedLength}
  `.execute(db);
  return rows;
}

/** A collection as shown in a feed. */
export interface FeedCollection {
  readonly collectionID: number;
  readonly name: string;
}

/** Returns a collection. Returns undefined when it does not exist. */
export async function findFeedCollection(
  db: Kysely<Tables>,
  collectionID: number,
): Promise<FeedCollection | undefined> {
  const { rows } = await sql<FeedCollection>`
    select collection_id as "collectionID", name from collection where collection_id = ${collectionID}
  `.execute(db);
  return rows[0];
}

/**
 * Returns the discussions of a collection in the given categories, last added first. An addition counts as the last
 * change of the entry, so that clients notice it.
 */
export async function findCollected(
  db: Kysely<Tables>,
  collectionID: number,
  categoryIDs: readonly number[],
): Promise<FeedPost[]> {
  const { rows } = await sql<FeedPost>`
    select ${discussionColumns(sql`greatest(d.date_updated, r.date_added_to_collection)`)}
    from collection_record r
    join discussion d on d.discussion_id = r.record_id
    join member m on m.user_id = d.insert_user_id
    where r.collection_id = ${collectionID} and r.record_type = 'discussion' and d.date_deleted is null
      and d.category_id = any(${categoryIDs as number[]})
    order by r.date_added_to_collection desc, d.discussion_id desc
    limit ${feedLength}
  `.execute(db);
  return rows;
}

/** Returns a discussion. Returns undefined when it is deleted. */
export async function findFeedDiscussion(db: Kysely<Tables>, discussionID: number): Promise<FeedPost | undefined> {
  const { rows } = await sql<FeedPost>`
    select ${discussionColumns()}
    from discussion d join member m on m.user_id = d.insert_user_id
    where d.date_deleted is null and d.discussion_id = ${discussionID}
  `.execute(db);
  return rows[0];
}

/** Returns the newest comments of a discussion. */
export async function findNewComments(db: Kysely<Tables>, discussionID: number): Promise<FeedPost[]> {
  const { rows } = await sql<FeedPost>`
    select 'comment' as "recordType", c.comment_id as "recordID", c.discussion_id as "discussionID",
      d.category_id as "categoryID", d.name, c.body_html as "bodyHtml", m.user_id as "userID", m.name as "userName",
      c.date_inserted as "dateInserted", c.date_updated as "dateUpdated",
      coalesce(c.qna = 'accepted', false) as "isAccepted"
    from comment c
    join discussion d on d.discussion_id = c.discussion_id
    join member m on m.user_id = c.insert_user_id
    where c.discussion_id = ${discussionID} and c.delete_method is distinct from 'full' and c.date_deleted is null
    order by c.position desc
    limit ${feedLength}
  `.execute(db);
  return rows;
}
