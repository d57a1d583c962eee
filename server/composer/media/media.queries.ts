import { sql } from 'kysely';
import type { Media } from '#api/composer/media/media.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** An upload as stored, with a path in the media store instead of a URL. */
export type StoredMedia = Omit<Media, 'url' | 'usage'> & { readonly path: string };

const columns = sql`media_id as "mediaID", name, path, type, size, width, height, date_inserted as "dateInserted",
  insert_user_id as "insertUserID", foreign_type as "foreignType", foreign_id as "foreignID"`;

/** Inserts the record of an upload. */
export async function insertMedia(
  db: Queryable,
  media: Pick<StoredMedia, 'name' | 'path' | 'type' | 'size' | 'width' | 'height' | 'insertUserID'>,
  now: Date,
): Promise<StoredMedia> {
  const { rows } = await sql<StoredMedia>`
    insert into media (name, path, type, size, width, height, insert_user_id, foreign_id, date_inserted)
    values (${media.name}, ${media.path}, ${media.type}, ${media.size}, ${media.width}, ${media.height},
      ${media.insertUserID}, ${media.insertUserID}, ${now})
    returning ${columns}
  `.execute(db);
  return rows[0] as StoredMedia;
}

/** Finds an upload. Returns undefined when there is none. */
export async function findMedia(
  db: Queryable,
  by: { readonly mediaID: number } | { readonly path: string },
): Promise<StoredMedia | undefined> {
  const where = 'mediaID' in by ? sql`media_id = ${by.mediaID}` : sql`path = ${by.path}`;
  const { rows } = await sql<StoredMedia>`select ${columns} from media where ${where}`.execute(db);
  return rows[0];
}

/** Finds several uploads, in any order. */
export async function findSomeMedia(
  db: Queryable,
  by: { readonly mediaIDs: readonly number[] } | { readonly paths: readonly string[] },
): Promise<StoredMedia[]> {
  const where =
    'mediaIDs' in by ? sql`media_id = any(${[...by.mediaIDs]}::bigint[])` : sql`path = any(${[...by.paths]}::text[])`;
  const { rows } = await sql<StoredMedia>`select ${columns} from media where ${where}`.execute(db);
  return rows;
}

/** Lists a page of a member's uploads, newest first, with the total number. */
export async function listMedia(
  db: Queryable,
  { userID, onlyImages, page, limit }: { userID: number; onlyImages: boolean; page: number; limit: number },
): Promise<{ media: StoredMedia[]; total: number }> {
  const where = sql`insert_user_id = ${userID} and (not ${onlyImages}::boolean or type like 'image/%')`;
  const { rows: media } = await sql<StoredMedia>`
    select ${columns} from media where ${where}
    order by media_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from media where ${where}`.execute(db);
  return { media, total: rows[0]?.total ?? 0 };
}

/** Sets the record that an upload belongs to. */
export async function attachMedia(
  db: Queryable,
  { mediaID, foreignType, foreignID }: Pick<StoredMedia, 'mediaID' | 'foreignType' | 'foreignID'>,
): Promise<StoredMedia | undefined> {
  const { rows } = await sql<StoredMedia>`
    update media set foreign_type = ${foreignType}, foreign_id = ${foreignID} where media_id = ${mediaID}
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Deletes the records of uploads. */
export async function deleteMedia(db: Queryable, mediaIDs: readonly number[]): Promise<void> {
  await sql`delete from media where media_id = any(${[...mediaIDs]}::bigint[])`.execute(db);
}

/** Finds the author and the category of a discussion or comment. Returns undefined when there is none. */
export async function findAttachable(
  db: Queryable,
  type: 'discussion' | 'comment',
  id: number,
): Promise<{ insertUserID: number; categoryID: number } | undefined> {
  const from =
    type === 'discussion'
      ? sql`discussion where discussion.discussion_id = ${id} and discussion.date_deleted is null`
      : sql`comment join discussion using (discussion_id)
        where comment.comment_id = ${id} and comment.date_deleted is null and discussion.date_deleted is null`;
  const { rows } = await sql<{ insertUserID: number; categoryID: number }>`
    select ${sql.ref(type)}.insert_user_id as "insertUserID", discussion.category_id as "categoryID" from ${from}
  `.execute(db);
  return rows[0];
}
