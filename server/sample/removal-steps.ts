import { sql } from 'kysely';
import { findSampleRecords, type Transaction, unregisterSampleRecords } from './sample-record.ts';

/** Removes the sample discussions that contain only comments of the sample, with their comments and reactions. */
export async function removeDiscussions(db: Transaction): Promise<void> {
  const discussions = await findSampleRecords(db, 'discussion');
  const comments = await findSampleRecords(db, 'comment');
  const { rows } = await sql<{ id: number }>`
    select d.discussion_id as id from discussion d
    where d.discussion_id = any(${discussions}::bigint[]) and not exists (
      select from comment c
      where c.discussion_id = d.discussion_id and c.date_deleted is null and c.comment_id <> all(${comments}::bigint[])
    )
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  await removeReactions(db, ids);
  const gone = await sql<{ id: number }>`
    delete from comment where discussion_id = any(${ids}::bigint[]) returning comment_id as id
  `.execute(db);
  await sql`delete from discussion where discussion_id = any(${ids}::bigint[])`.execute(db);
  await unregisterSampleRecords(
    db,
    'comment',
    gone.rows.map(({ id }) => id),
  );
  await unregisterSampleRecords(db, 'discussion', ids);
}

async function removeReactions(db: Transaction, discussionIDs: number[]): Promise<void> {
  await sql`
    delete from reaction_count r where
      (r.record_type = 'discussion' and r.record_id = any(${discussionIDs}::bigint[]))
      or (r.record_type = 'comment' and r.record_id in (
        select comment_id from comment where discussion_id = any(${discussionIDs}::bigint[])
      ))
  `.execute(db);
  await sql`delete from reaction where discussion_id = any(${discussionIDs}::bigint[])`.execute(db);
}

/** Removes the sample categories that contain no discussion and no child category, lowest level first. */
export async function removeCategories(db: Transaction): Promise<void> {
  for (;;) {
    const ids = await findSampleRecords(db, 'category');
    const { rows } = await sql<{ id: number }>`
      delete from category c
      where c.category_id = any(${ids}::bigint[])
        and not exists (select from discussion d where d.category_id = c.category_id)
        and not exists (select from category child where child.parent_category_id = c.category_id)
      returning c.category_id as id
    `.execute(db);
    if (rows.length === 0) return;
    const gone = rows.map(({ id }) => id);
    await sql`
      delete from role_permission where resource_type = 'category' and resource_id = any(${gone}::bigint[])
    `.execute(db);
    await unregisterSampleRecords(db, 'category', gone);
  }
}

/** Removes the sample tags that no discussion has. */
export async function removeTags(db: Transaction): Promise<void> {
  const ids = await findSampleRecords(db, 'tag');
  const { rows } = await sql<{ id: number }>`
    delete from tag t
    where t.tag_id = any(${ids}::bigint[]) and not exists (select from discussion_tag l where l.tag_id = t.tag_id)
    returning t.tag_id as id
  `.execute(db);
  await unregisterSampleRecords(
    db,
    'tag',
    rows.map(({ id }) => id),
  );
}

/** Removes the sample members who are not the author of any remaining post. Their reactions are removed with them. */
export async function removeMembers(db: Transaction): Promise<void> {
  const ids = await findSampleRecords(db, 'member');
  const { rows } = await sql<{ id: number }>`
    delete from member m
    where m.user_id = any(${ids}::bigint[])
      and not exists (select from discussion d where d.insert_user_id = m.user_id)
      and not exists (select from comment c where c.insert_user_id = m.user_id)
    returning m.user_id as id
  `.execute(db);
  await unregisterSampleRecords(
    db,
    'member',
    rows.map(({ id }) => id),
  );
}

/**
 * Removes the sample pictures that no member or post uses. Returns the paths of their files, which the caller deletes
 * last.
 */
export async function removePictures(db: Transaction): Promise<string[]> {
  const ids = await findSampleRecords(db, 'media');
  const { rows } = await sql<{ id: number; path: string }>`
    delete from media f
    where f.media_id = any(${ids}::bigint[])
      and not exists (select from member m where strpos(m.photo_url, f.path) > 0)
      and not exists (select from discussion d where strpos(d.body, f.path) > 0)
      and not exists (select from comment c where strpos(c.body, f.path) > 0)
      and not exists (select from draft t where strpos(t.attributes::text, f.path) > 0)
    returning f.media_id as id, f.path
  `.execute(db);
  await unregisterSampleRecords(
    db,
    'media',
    rows.map(({ id }) => id),
  );
  return rows.map(({ path }) => path);
}
