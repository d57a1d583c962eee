import { sql } from 'kysely';
import type {
  ModerationMessage,
  ModerationMessagePost,
} from '#api/moderation/site-message/moderation-message.contract.ts';
import { deleteTextsOf } from '#server/administration/translation/record-text.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored message. */
export type MessageRow = Omit<ModerationMessage, 'recordType' | 'recordID' | 'categoryIDs'> & {
  readonly categoryID: number | null;
};

const columns = sql`moderation_message_id as "moderationMessageID", body, body_html as "bodyHtml", format, type,
  is_dismissible as "isDismissible", is_enabled as "isEnabled", category_id as "categoryID",
  include_descendants as "includeDescendants", to_jsonb(role_ids) as "roleIDs", view_location as "viewLocation",
  layout_view_type as "layoutViewType"`;

/** Returns all messages, oldest first. */
export async function listMessages(db: Queryable): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from moderation_message order by moderation_message_id
  `.execute(db);
  return rows;
}

type Written = Omit<ModerationMessagePost, 'recordType'> & { readonly bodyHtml: string };

/** Inserts a message. Returns its ID. */
export async function insertMessage(db: Queryable, message: Written & { userID: number; now: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_message (body, format, body_html, type, is_dismissible, is_enabled, category_id,
      include_descendants, role_ids, view_location, layout_view_type, insert_user_id, date_inserted)
    values (${message.body}, ${message.format}, ${message.bodyHtml}, ${message.type}, ${message.isDismissible},
      ${message.isEnabled}, ${message.recordID}, ${message.includeDescendants}, ${message.roleIDs}::bigint[],
      ${message.viewLocation}, ${message.layoutViewType}, ${message.userID}, ${message.now})
    returning moderation_message_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Replaces all fields of a message. */
export async function updateMessage(db: Queryable, id: number, message: Written): Promise<void> {
  await sql`
    update moderation_message set body = ${message.body}, format = ${message.format}, body_html = ${message.bodyHtml},
      type = ${message.type}, is_dismissible = ${message.isDismissible}, is_enabled = ${message.isEnabled},
      category_id = ${message.recordID}, include_descendants = ${message.includeDescendants},
      role_ids = ${message.roleIDs}::bigint[], view_location = ${message.viewLocation},
      layout_view_type = ${message.layoutViewType}
    where moderation_message_id = ${id}
  `.execute(db);
}

/** Deletes a message with its translations and dismissals. */
export async function deleteMessage(db: Queryable, id: number): Promise<void> {
  await deleteTextsOf(db, 'moderationMessage', String(id));
  await sql`delete from moderation_message where moderation_message_id = ${id}`.execute(db);
}

/** Returns the IDs of the messages that a member has dismissed. */
export async function dismissedBy(db: Queryable, userID: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select moderation_message_id as id from moderation_message_dismissal where user_id = ${userID}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores that a member has dismissed a message. */
export async function insertDismissal(
  db: Queryable,
  dismissal: { userID: number; id: number; now: Date },
): Promise<void> {
  await sql`
    insert into moderation_message_dismissal (user_id, moderation_message_id, date_dismissed)
    values (${dismissal.userID}, ${dismissal.id}, ${dismissal.now})
    on conflict do nothing
  `.execute(db);
}
