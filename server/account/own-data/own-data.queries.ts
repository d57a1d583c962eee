import { type Kysely, sql } from 'kysely';
import type { DataExport } from '#api/account/own-data/own-data.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Returns all data that the forum stores about a member and that belongs to them, by kind. */
export async function readOwnData(db: Kysely<Tables>, userID: number): Promise<Readonly<Record<string, unknown>>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const mine = sql`insert_user_id = ${userID}`;
  return {
    profile: (
      await rowsOf(sql`
        select user_id as "userID", name, email, pending_email as "pendingEmail", email_confirmed as "emailConfirmed",
          title, about, location, website, photo_url as "photoUrl", private, show_email as "showEmail", points,
          discovery_text as "discoveryText", preferences, date_inserted as "dateInserted",
          date_last_active as "dateLastActive", insert_ip_address as "insertIPAddress", last_ip_address as "lastIPAddress"
        from member where user_id = ${userID}`)
    )[0],
    roles: await rowsOf(sql`select r.name from member_role m join role r using (role_id) where m.user_id = ${userID}`),
    profileFields: await rowsOf(
      sql`select to_jsonb(f) - 'user_id' as field from member_profile_field f where f.user_id = ${userID}`,
    ),
    discussions: await rowsOf(sql`
      select discussion_id as "discussionID", category_id as "categoryID", coalesce(post_type_id, type) as "postTypeID",
        name, body, format, post_meta as "postMeta",
        date_inserted as "dateInserted", date_updated as "dateUpdated"
      from discussion where ${mine} and date_deleted is null order by discussion_id`),
    comments: await rowsOf(sql`
      select comment_id as "commentID", discussion_id as "discussionID", body, format, date_inserted as "dateInserted",
        date_updated as "dateUpdated"
      from comment where ${mine} and date_deleted is null order by comment_id`),
    messages: await rowsOf(sql`
      select to_jsonb(m) - 'body_html' as message from conversation_message m where m.insert_user_id = ${userID}
      order by m.date_inserted`),
    drafts: await rowsOf(sql`
      select draft_id as "draftID", record_type as "recordType", attributes, date_inserted as "dateInserted"
      from draft where ${mine} order by draft_id`),
    reactions: await rowsOf(sql`
      select r.record_type as "recordType", r.record_id as "recordID", t.urlcode, r.date_inserted as "dateInserted"
      from reaction r join reaction_type t using (tag_id) where r.user_id = ${userID} order by r.date_inserted`),
    bookmarks: await rowsOf(sql`
      select discussion_id as "discussionID", date_bookmarked as "dateBookmarked"
      from discussion_member where user_id = ${userID} and bookmarked order by discussion_id`),
    followedCategories: await rowsOf(sql`
      select category_id as "categoryID" from category_member where user_id = ${userID} and followed`),
    uploads: await rowsOf(sql`
      select name, path, type, size, date_inserted as "dateInserted" from media where ${mine} order by media_id`),
    sessions: await rowsOf(sql`
      select ip_address as "ipAddress", user_agent as "userAgent", date_inserted as "dateInserted",
        date_updated as "dateUpdated"
      from session where user_id = ${userID} order by date_inserted`),
    rememberedDevices: await rowsOf(sql`
      select date_inserted as "dateInserted", date_last_used as "dateLastUsed"
      from remembered_device where user_id = ${userID} order by date_inserted`),
  };
}

const columns = sql`data_export_id as "dataExportID", status, date_inserted as "dateInserted",
  date_expires as "dateExpires", octet_length(content) as size`;

/** Returns a member's downloadable exports, newest first. */
export async function listExports(db: Kysely<Tables>, userID: number, now: Date): Promise<DataExport[]> {
  const { rows } = await sql<DataExport>`
    select ${columns} from data_export where user_id = ${userID} and date_expires > ${now} order by date_inserted desc
  `.execute(db);
  return rows;
}

/**
 * Stores a requested export, and deletes expired exports. Returns undefined if the member requested one within the last
 * day.
 */
export async function insertExport(
  db: Kysely<Tables>,
  { userID, now, expires }: { userID: number; now: Date; expires: Date },
): Promise<DataExport | undefined> {
  const { rows } = await sql<DataExport>`
    with forgotten as (delete from data_export where date_expires <= ${now})
    insert into data_export (user_id, date_inserted, date_expires)
    select ${userID}, ${now}::timestamptz, ${expires}::timestamptz
    where not exists (select from data_export where user_id = ${userID} and status <> 'failed'
      and date_inserted > ${new Date(now.getTime() - 86_400_000)})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/**
 * Stores the content of an export. Returns its member and expiry date, or undefined if the export is no longer pending.
 */
export async function storeExport(db: Kysely<Tables>, id: string, content: Buffer, now: Date) {
  const { rows } = await sql<{ userID: number; dateExpires: string }>`
    update data_export set status = 'done', content = ${content}, date_done = ${now}
    where data_export_id = ${id}::uuid and status = 'pending' returning user_id as "userID", date_expires as "dateExpires"
  `.execute(db);
  return rows[0];
}

/** Returns the member of a pending export; undefined if the export is no longer pending. */
export async function findPendingExport(db: Kysely<Tables>, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ userID: number }>`
    select user_id as "userID" from data_export where data_export_id = ${id}::uuid and status = 'pending'
  `.execute(db);
  return rows[0]?.userID;
}

/** Returns the content of an export, for its member only. */
export async function findContent(
  db: Kysely<Tables>,
  { userID, id, now }: { userID: number; id: string; now: Date },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from data_export
    where user_id = ${userID} and data_export_id = ${id}::uuid and status = 'done' and date_expires > ${now}
  `.execute(db);
  return rows[0]?.content;
}
