import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import { statusSql } from '#server/discussion/status/discussion-status-column.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { matchOf } from './search-hits.ts';
import { searchVectorOf } from './search-vector.ts';

/** The data of a found post or member. `statusID` is the status of a discussion. */
export interface FoundRecord {
  readonly recordType: 'discussion' | 'comment' | 'user';
  readonly recordID: number;
  readonly discussionID: number | null;
  readonly categoryID: number | null;
  readonly type: string;
  /** The post type, built-in or custom, and the field values. Set only for discussions. */
  readonly postTypeID: string | null;
  readonly answers: PostMeta | null;
  readonly name: string;
  readonly bodyHtml: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly isRoot: boolean;
  readonly insertUserID: number;
  readonly updateUserID: number | null;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
  readonly countComments: number | null;
  readonly countViews: number | null;
  readonly closed: boolean | null;
  readonly statusID: number | null;
}

/** The IDs of the found records by type, and the categories that the viewer may read. */
interface FoundIDs {
  readonly discussions: readonly number[];
  readonly comments: readonly number[];
  readonly users: readonly number[];
  readonly categoryIDs: readonly number[];
}

/**
 * Returns IDs as rows. They are passed as JSON, so that the planner's row estimate does not depend on their number.
 * With the real number, the planner would replan each execution, which takes longer than the lookup.
 */
const each = (ids: readonly number[]) => sql`
  (select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) asked`;

/**
 * Loads the data of the found records, in any order. Records that were deleted or moved out of the readable categories
 * in the meantime are omitted. An optimization fence (`offset 0`) makes the planner look up each record instead of
 * reading the whole table.
 */
export async function findRecords(db: Kysely<Tables>, ids: FoundIDs): Promise<FoundRecord[]> {
  const mayBeRead = sql`d.date_deleted is null and d.category_id = any(${ids.categoryIDs as number[]})`;
  const { rows } = await sql<FoundRecord>`
    select 'discussion' as "recordType", d.discussion_id as "recordID", d.discussion_id as "discussionID",
      d.category_id as "categoryID", d.type, coalesce(d.post_type_id, d.type) as "postTypeID", d.post_meta as answers, d.name, d.body_html as "bodyHtml", d.excerpt, d.image_url as image,
      true as "isRoot", d.insert_user_id as "insertUserID", d.update_user_id as "updateUserID",
      d.date_inserted as "dateInserted", d.date_updated as "dateUpdated", d.count_comments as "countComments",
      d.count_views as "countViews", d.closed, ${statusSql} as "statusID"
    from ${each(ids.discussions)}
      cross join lateral (select * from discussion where discussion_id = asked.id offset 0) d
    where ${mayBeRead}
    union all
    select 'comment', c.comment_id, c.discussion_id, d.category_id, d.type, null, null, d.name, c.body_html, '', null,
      c.parent_comment_id is null, c.insert_user_id, c.update_user_id, c.date_inserted, c.date_updated, null, null, null,
      null
    from ${each(ids.comments)}
      cross join lateral (select * from comment where comment_id = asked.id offset 0) c
      cross join lateral (select * from discussion where discussion_id = c.discussion_id offset 0) d
    where c.date_deleted is null and ${mayBeRead}
    union all
    select 'user', user_id, null, null, 'user', null, null, name, coalesce(about_html, ''), '', photo_url, true, user_id, null,
      date_inserted, date_updated, count_comments, null, null, null
    from ${each(ids.users)} cross join lateral (select * from member where user_id = asked.id offset 0) m
  `.execute(db);
  return rows;
}

/** Returns the tags of discussions, by discussion ID. */
export async function findTags(db: Kysely<Tables>, discussionIDs: readonly number[]) {
  const rows = await db
    .selectFrom('discussion_tag')
    .innerJoin('tag', 'tag.tag_id', 'discussion_tag.tag_id')
    .select(['discussion_id as discussionID', 'tag.tag_id as tagID', 'tag.name', 'tag.urlcode'])
    .where(sql<boolean>`discussion_id = any(${discussionIDs as number[]})`)
    .orderBy('tag.name')
    .execute();
  return Map.groupBy(rows, ({ discussionID }) => discussionID);
}

/** The maximum number of members found by profile field values. */
const mostAnswering = 10_000;

/** Returns the members that match SQL conditions on the table alias `m`. */
export async function findMembersWhere(db: Queryable, conditions: readonly RawBuilder<unknown>[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.user_id as id from member m where ${sql.join(conditions, sql` and `)}
    order by m.user_id limit ${mostAnswering}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the categories that a member follows. */
export async function findFollowedCategories(db: Queryable, userID: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('category_member')
    .select('category_id')
    .where('user_id', '=', userID)
    .where('followed', '=', true)
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}

/** The description, the image, the author and the dates of a category. */
export interface PlaceRow {
  readonly categoryID: number;
  readonly description: string | null;
  readonly image: string | null;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
}

/** Loads the categories to search. A site has at most some hundreds. */
export async function findPlaceRows(
  db: Queryable,
  categoryIDs: readonly number[],
): Promise<ReadonlyMap<number, PlaceRow>> {
  const { rows } = await sql<PlaceRow>`
    select category_id as "categoryID", description, coalesce(icon_url, banner_url) as image,
      insert_user_id as "insertUserID", date_inserted as "dateInserted", date_updated as "dateUpdated"
    from category where category_id = any(${categoryIDs}::bigint[])
  `.execute(db);
  return new Map(rows.map((row) => [row.categoryID, row]));
}

/** The searchable texts of a category, made by `searchText`. */
export interface PlaceText {
  readonly categoryID: number;
  readonly name: string;
  readonly description: string;
}

/**
 * Returns the categories whose texts match a query, with the same vectors as posts, best match first. Equal matches
 * retain the given order.
 */
export async function rankPlaces(
  db: Queryable,
  query: RawBuilder<unknown>,
  texts: readonly PlaceText[],
): Promise<{ categoryID: number; score: number }[]> {
  const column = (key: keyof PlaceText) => texts.map((text) => text[key]);
  const { rows } = await sql<{ categoryID: number; score: number }>`
    select id as "categoryID", ${matchOf(query)} as score
    from (
      select id, place, ${searchVectorOf(sql.ref('name'), sql.ref('description'))} as search
      from unnest(${column('categoryID')}::bigint[], ${column('name')}::text[], ${column('description')}::text[])
        with ordinality as texts (id, name, description, place)
      -- An optimization fence, so that each vector is computed only once.
      offset 0
    ) searched
    where search @@ ${query}
    order by score desc, place
  `.execute(db);
  return rows;
}
