import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { tagAddress } from '#api/category/category-address.ts';
import type { Tag, tagRoutes } from '#api/category/tag.contract.ts';
import { tagKeys } from '#server/member/identity/identity-keys.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { findPermittedCategoryIDs, isEverywhere, may, type Viewer } from '#server/platform/http/viewer.ts';
import { tagManaging } from './tag.policy.ts';

type Row = Omit<Tag, 'id' | 'urlCode' | 'tagCode' | 'url'>;
type ListQuery = z.output<typeof tagRoutes.list.schema.querystring>;

const columns = sql`tag_id as "tagID", name, urlcode, type, parent_tag_id as "parentTagID",
  count_discussions as "countDiscussions", date_inserted as "dateInserted", insert_user_id as "insertUserID"`;

const tagOf = (row: Row): Tag => ({
  ...row,
  id: row.tagID,
  urlCode: row.urlcode,
  tagCode: row.urlcode,
  url: tagAddress(row.tagID),
});

const orders: Readonly<Record<NonNullable<ListQuery['sort']>, RawBuilder<unknown>>> = {
  name: sql`lower(name), tag_id`,
  '-name': sql`lower(name) desc, tag_id desc`,
  countDiscussions: sql`count_discussions, tag_id`,
  '-countDiscussions': sql`count_discussions desc, tag_id`,
  dateInserted: sql`date_inserted, tag_id`,
  '-dateInserted': sql`date_inserted desc, tag_id desc`,
  tagID: sql`tag_id`,
  '-tagID': sql`tag_id desc`,
};

/**
 * Returns the tags that the viewer may see, with counts of viewable discussions: tags of viewable discussions and
 * unused tags. Viewers who manage tags see all tags.
 */
function tagsFor(viewer: Viewer): RawBuilder<unknown> {
  const ids = findPermittedCategoryIDs(viewer, 'discussions.view');
  if (isEverywhere(viewer, ids) || may(viewer, tagManaging)) return sql`tag`;
  return sql`(
    select t.tag_id, t.name, t.urlcode, t.type, t.parent_tag_id, coalesce(used.count, 0)::integer as count_discussions,
      t.date_inserted, t.insert_user_id
    from tag t
    left join (
      select tag_id, sum(count_discussions) as count from tag_use
      where category_id = any(${[...ids]}::bigint[]) group by tag_id) used using (tag_id)
    where used.tag_id is not null or not exists (select from discussion_tag carried where carried.tag_id = t.tag_id)) tag`;
}

/** Returns a page of the requested tags that the viewer may see, with the total count. */
export async function listTags(
  db: Queryable,
  viewer: Viewer,
  query: ListQuery,
): Promise<{ tags: Tag[]; total: number }> {
  const text = query.query?.trim().toLowerCase() ?? '';
  const [anywhere, start] = [`%${escapeLike(text)}%`, `${escapeLike(text)}%`];
  const filters = [
    sql`true`,
    ...(text
      ? [
          sql`(lower(name) like ${anywhere} or lower(urlcode) like ${start} or exists (
            select from translation where record_type = 'tag' and record_key = tag_id::text
              and property_name = 'name' and lower(translated) like ${anywhere}))`,
        ]
      : []),
    ...(query.tagID?.length ? [sql`tag_id = any(${query.tagID}::bigint[])`] : []),
    ...(query.type?.length ? [sql`type = any(${query.type}::text[])`] : []),
    ...(query.parentID?.length ? [sql`parent_tag_id = any(${query.parentID}::bigint[])`] : []),
    ...(query.excludeNoCountDiscussion ? [sql`count_discussions > 0`] : []),
  ];
  const best = sql`(lower(name) = ${text}) desc, (lower(name) like ${start}) desc, count_discussions desc, tag_id`;
  const order = query.sort ? orders[query.sort] : text ? best : orders['-countDiscussions'];
  const where = sql.join(filters, sql` and `);
  const { rows } = await sql<Row>`
    select ${columns} from ${tagsFor(viewer)} where ${where}
    order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${tagsFor(viewer)} where ${where}`.execute(
    db,
  );
  return { tags: rows.map(tagOf), total: counted.rows[0]?.total ?? 0 };
}

/** Finds a tag. Returns undefined when it does not exist or, if a viewer is given, when the viewer may not see it. */
export async function findTag(db: Queryable, tagID: number, viewer?: Viewer): Promise<Tag | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from ${viewer ? tagsFor(viewer) : sql`tag`} where tag_id = ${tagID}
  `.execute(db);
  return rows.map(tagOf)[0];
}

/** Stores a new tag. Returns undefined when its urlcode is in use within its type. */
export async function insertTag(
  db: Queryable,
  tag: { name: string; urlcode: string; type: string; parentTagID: number | null; insertUserID: number; now: Date },
): Promise<Tag | undefined> {
  const keys = tagKeys(tag);
  const { rows } = await sql<Row>`
    insert into tag (name, name_key, urlcode, urlcode_key, urlcode_skeleton, type, parent_tag_id, insert_user_id, date_inserted)
    values (${tag.name}, ${keys.name_key}, ${tag.urlcode}, ${keys.urlcode_key}, ${keys.urlcode_skeleton}, ${tag.type}, ${tag.parentTagID}, ${tag.insertUserID}, ${tag.now})
    on conflict do nothing
    returning ${columns}
  `.execute(db);
  return rows.map(tagOf)[0];
}

/** Updates the name, urlcode, type and parent of a tag. */
export async function updateTag(
  db: Queryable,
  tag: Pick<Tag, 'tagID' | 'name' | 'urlcode' | 'type' | 'parentTagID'>,
): Promise<Tag | undefined> {
  const keys = tagKeys(tag);
  const { rows } = await sql<Row>`
    update tag set name = ${tag.name}, name_key = ${keys.name_key}, urlcode = ${tag.urlcode},
      urlcode_key = ${keys.urlcode_key}, urlcode_skeleton = ${keys.urlcode_skeleton}, type = ${tag.type}, parent_tag_id = ${tag.parentTagID}
    where tag_id = ${tag.tagID}
    returning ${columns}
  `.execute(db);
  return rows.map(tagOf)[0];
}

/** Checks whether a tag is equal to another tag or its descendant. */
export async function isTagBelow(db: Queryable, tagID: number, ancestorID: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive up as (
      select tag_id, parent_tag_id from tag where tag_id = ${tagID}
      union
      select tag.tag_id, tag.parent_tag_id from tag join up on tag.tag_id = up.parent_tag_id)
    select from up where tag_id = ${ancestorID}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Deletes a tag and its translations unless a discussion or another tag uses it. Returns whether the tag was deleted.
 */
export async function deleteUnusedTag(db: Queryable, tagID: number): Promise<boolean> {
  const { rows } = await sql`
    delete from tag where tag_id = ${tagID}
      and not exists (select from discussion_tag where discussion_tag.tag_id = ${tagID})
      and not exists (select from tag child where child.parent_tag_id = ${tagID})
    returning tag_id
  `.execute(db);
  if (rows.length === 0) return false;
  await sql`delete from translation where record_type = 'tag' and record_key = ${String(tagID)}`.execute(db);
  return true;
}
