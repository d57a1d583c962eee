import { sql } from 'kysely';
import { messagesPerPage } from '#api/conversation/conversation-limits.ts';
import { conversationUrl, messageAnchor } from '#api/conversation/conversation-url.ts';
import type { Message } from '#api/conversation/message.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findCardsIn } from '#server/post/body/link-card.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findMessageFiles } from './message-file.queries.ts';

/** A message as stored. */
export interface MessageRow {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly position: number;
  readonly body_html: string;
  readonly insert_user_id: number;
  readonly date_inserted: string;
}

const columns = sql`
  msg.message_id, msg.conversation_id, msg.position, msg.body_html, msg.insert_user_id, msg.date_inserted`;

/** Returns the URL of a message: the page of its conversation that contains its position. */
export const messageUrl = (row: Pick<MessageRow, 'message_id' | 'conversation_id' | 'position'>): string =>
  `${conversationUrl(row.conversation_id, Math.ceil(row.position / messagesPerPage))}#${messageAnchor(row.message_id)}`;

/** Maps messages to the API representation. */
export async function presentMessages(
  { db, media }: Pick<Forum, 'db' | 'media'>,
  rows: readonly MessageRow[],
  expand: readonly 'insertUser'[],
): Promise<Message[]> {
  const files = await findMessageFiles(
    db,
    rows.map((row) => row.message_id),
  );
  const wantsAuthors = expand.includes('insertUser');
  const authors = await findAuthors(db, wantsAuthors ? rows.map((row) => row.insert_user_id) : []);
  const cards = await findCardsIn(
    db,
    rows.map((row) => row.body_html),
  );
  return rows.map((row) => ({
    messageID: row.message_id,
    conversationID: row.conversation_id,
    position: row.position,
    body: cards(row.body_html),
    files: (files.get(row.message_id) ?? []).map(({ mediaID, name, type, size, path }) => ({
      mediaID,
      name,
      type,
      size,
      url: media.urlOf(path),
    })),
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
    url: messageUrl(row),
    ...(wantsAuthors && { insertUser: authors(row.insert_user_id) }),
  }));
}

/** Lists a page of a conversation's messages, oldest first. The page is selected directly by position. */
export async function listThread(
  db: Queryable,
  { conversationID, page, limit }: { conversationID: number; page: number; limit: number },
): Promise<MessageRow[]> {
  const from = (page - 1) * limit;
  const { rows } = await sql<MessageRow>`
    select ${columns} from conversation_message msg
    where conversation_id = ${conversationID} and position > ${from}::bigint and position <= ${from + limit}::bigint
    order by position
  `.execute(db);
  return rows;
}

/** The filter of a list of messages: of all conversations of the viewer, or of one of them. */
export interface MessageFilter {
  readonly viewerID: number;
  readonly conversationID: number | undefined;
  /** The authors of the messages; empty for all authors. */
  readonly insertUserIDs: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/** Lists a page of messages, newest first. Returns one more than the limit when there are more. */
export async function listMessages(db: Queryable, filter: MessageFilter): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from conversation_message msg
    where ${
      filter.conversationID === undefined
        ? sql`exists (select from conversation_member part where part.conversation_id = msg.conversation_id
            and part.user_id = ${filter.viewerID} and part.date_left is null)`
        : sql`msg.conversation_id = ${filter.conversationID}`
    }
    ${filter.insertUserIDs.length === 0 ? sql`` : sql`and msg.insert_user_id = any(${[...filter.insertUserIDs]}::bigint[])`}
    order by msg.message_id desc
    limit ${filter.limit + 1} offset ${(filter.page - 1) * filter.limit}
  `.execute(db);
  return rows;
}

/** Finds a message. Returns undefined when there is none. */
export async function findMessage(db: Queryable, messageID: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from conversation_message msg where message_id = ${messageID}
  `.execute(db);
  return rows[0];
}

/** A message ready to be stored. */
export interface NewMessage {
  readonly conversationID: number;
  readonly body: string;
  readonly format: string;
  readonly rendered: RenderedBody;
  readonly userID: number;
  readonly now: Date;
  readonly ipAddress: string | null;
  readonly draftID: number | undefined;
  /** The uploads to attach to it. */
  readonly mediaIDs: readonly number[];
}

/** A stored message and its recipients. */
export interface StoredMessage {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly position: number;
  readonly recipients: readonly number[];
}

/**
 * Stores a message as the next of its conversation, updates the counts of all participants, and deletes its draft.
 * Returns undefined when its author no longer participates. Lock the conversation first.
 */
export async function insertMessage(trx: Queryable, made: NewMessage): Promise<StoredMessage | undefined> {
  const { conversationID, userID, now, rendered } = made;
  const { rows } = await sql<StoredMessage>`
    with fresh as materialized (
      select nextval(pg_get_serial_sequence('conversation_message', 'message_id')) as message_id),
    place as (
      update conversation
      set count_messages = count_messages + 1, last_message_id = fresh.message_id,
        date_last_message = greatest(date_last_message, ${now}::timestamptz)
      from fresh
      where conversation_id = ${conversationID} and exists (
        select from conversation_member part where part.conversation_id = ${conversationID}
          and part.user_id = ${userID} and part.date_left is null)
      returning conversation_id, count_messages, date_last_message, fresh.message_id),
    stored as (
      insert into conversation_message (message_id, conversation_id, position, body, format, body_html, excerpt,
        insert_user_id, date_inserted, insert_ip_address)
      select message_id, conversation_id, count_messages, ${made.body}, ${made.format}, ${rendered.html},
        ${rendered.excerpt}, ${userID}::bigint, ${now}::timestamptz, ${made.ipAddress}
      from place),
    counted as (
      update conversation_member part
      set count_messages = place.count_messages, date_last_message = place.date_last_message,
        count_read = case when user_id = ${userID} then place.count_messages else count_read end,
        date_last_viewed = case when user_id = ${userID} then ${now}::timestamptz else date_last_viewed end
      from place
      where part.conversation_id = place.conversation_id and part.date_left is null
      returning user_id),
    finished as (
      delete from draft
      where draft_id = ${made.draftID ?? 0}::bigint and insert_user_id = ${userID}::bigint and exists (select from place))
    select message_id, conversation_id, count_messages as position,
      array(select user_id from counted where user_id <> ${userID} order by user_id) as recipients
    from place
  `.execute(trx);
  return rows[0];
}
