import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import type { Tables } from '#server/platform/tables.ts';

/** A post or person that was found, as its result shows it. */
export interface FoundRecord {
  readonly recordType: 'discussion' | 'comment' | 'user';
  readonly recordID: number;
  readonly discussionID: number | null;
  readonly categoryID: number | null;
  readonly type: string;
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
}

/** Reads what results show of the records found, in any order. */
export async function findRecords(
  db: Kysely<Tables>,
  ids: {
    readonly discussions: readonly number[];
    readonly comments: readonly number[];
    readonly users: readonly number[];
  },
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select 'discussion' as "recordType", discussion_id as "recordID", discussion_id as "discussionID",
      category_id as "categoryID", type, name, body_html as "bodyHtml", excerpt, image_url as image, true as "isRoot",
      insert_user_id as "insertUserID", update_user_id as "updateUserID", date_inserted as "dateInserted",
      date_updated as "dateUpdated", count_comments as "countComments", count_views as "countViews", closed
    from discussion where discussion_id = any(${ids.discussions as number[]})
    union all
    select 'comment', c.comment_id, c.discussion_id, d.category_id, d.type, d.name, c.body_html, '', null,
      c.parent_comment_id is null, c.insert_user_id, c.update_user_id, c.date_inserted, c.date_updated, null, null, null
    from comment c join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = any(${ids.comments as number[]})
    union all
    select 'user', user_id, null, null, 'user', name, coalesce(about_html, ''), '', photo_url, true, user_id, null,
      date_inserted, date_updated, count_comments, null, null
    from member where user_id = any(${ids.users as number[]})
  `.execute(db);
  return rows;
}

/** The tags of discussions, by the discussions' numbers. */
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

/** So many people at most are found by their answers to profile fields. */
const mostAnswering = 10_000;

/** The people who meet conditions on a member `m`. */
export async function findMembersWhere(db: Queryable, conditions: readonly RawBuilder<unknown>[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.user_id as id from member m where ${sql.join(conditions, sql` and `)}
    order by m.user_id limit ${mostAnswering}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The categories that a member follows. */
export async function findFollowedCategories(db: Queryable, userID: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('category_member')
    .select('category_id')
    .where('user_id', '=', userID)
    .where('followed', '=', true)
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}
