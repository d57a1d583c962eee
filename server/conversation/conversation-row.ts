import { sql } from 'kysely';
import type { Conversation, ConversationParticipants } from '#api/conversation/conversation.contract.ts';
import { conversationUrl } from '#api/conversation/conversation-url.ts';
import { toApiDate } from '#server/platform/database/database-types.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import type { Inspection } from './conversation-inspection.ts';

/** The extras of a conversation that `expand` can request. */
export type ConversationExtra = 'insertUser' | 'participants' | 'lastInsertUser';

/** A conversation as stored, with its last message and the viewer's membership. */
export interface ConversationRow {
  readonly conversation_id: number;
  readonly name: string;
  readonly insert_user_id: number;
  readonly date_inserted: string;
  readonly count_messages: number;
  readonly count_participants: number;
  readonly last_message_id: number | null;
  readonly last_body_html: string | null;
  readonly last_excerpt: string | null;
  readonly last_user_id: number | null;
  readonly last_date: string | null;
  readonly last_files: number;
  /**
   * Whether the viewer participates now. If so, the following columns are the viewer's own; otherwise they are null.
   */
  readonly takes_part: boolean;
  readonly count_read: number | null;
  readonly count_unread: number | null;
  readonly date_last_viewed: string | null;
  /** The moderators who read it without participating. Set only when a single conversation is read. */
  readonly inspections?: readonly Inspection[];
}

/** The columns of a conversation `c`, its last message `last` and the viewer's membership `mine`. */
export const conversationColumns = sql`
  c.conversation_id, c.name, c.insert_user_id, c.date_inserted, c.count_messages, c.count_participants,
  c.last_message_id, last.body_html as last_body_html, last.excerpt as last_excerpt,
  last.insert_user_id as last_user_id, last.date_inserted as last_date,
  (select count(*) from media where foreign_type = 'message' and foreign_id = c.last_message_id) as last_files,
  mine.user_id is not null as takes_part, mine.count_read, mine.count_unread, mine.date_last_viewed`;

/** Joins the last message and the viewer's membership to a conversation `c`. */
export const joinViewerPart = (viewerID: number) => sql`
  left join conversation_message last on last.message_id = c.last_message_id
  left join conversation_member mine on mine.conversation_id = c.conversation_id and mine.user_id = ${viewerID}
    and mine.date_left is null`;

/** A current or former participant of a conversation. */
export interface ParticipantRow {
  readonly conversation_id: number;
  readonly user_id: number;
  readonly has_left: boolean;
}

/**
 * Finds the current and former participants of conversations: the creator first, then in the order in which they
 * joined.
 */
export async function findParticipants(
  db: Queryable,
  conversationIDs: readonly number[],
): Promise<readonly ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select cm.conversation_id, cm.user_id, cm.date_left is not null as has_left
    from conversation_member cm join conversation c using (conversation_id)
    where cm.conversation_id = any(${[...conversationIDs]}::bigint[])
    order by cm.conversation_id, cm.user_id <> c.insert_user_id, cm.date_inserted, cm.user_id
  `.execute(db);
  return rows;
}

/** Maps the participants of one conversation to the API representation, with their names if `authors` is given. */
export const participantsOf = (
  rows: readonly ParticipantRow[],
  conversationID: number,
  authors?: Authors,
): ConversationParticipants =>
  rows
    .filter((row) => row.conversation_id === conversationID)
    .map(({ user_id, has_left }) => ({
      userID: user_id,
      status: has_left ? ('deleted' as const) : ('participating' as const),
      ...(authors && { user: authors(user_id) }),
    }));

const lastMessageOf = (row: ConversationRow, authors: Authors | undefined): Conversation['lastMessage'] =>
  row.last_message_id === null || row.last_user_id === null || row.last_date === null
    ? null
    : {
        messageID: row.last_message_id,
        insertUserID: row.last_user_id,
        dateInserted: row.last_date,
        countFiles: row.last_files,
        ...(authors && { insertUser: authors(row.last_user_id) }),
      };

const toConversation = (row: ConversationRow): Omit<Conversation, 'lastMessage'> => ({
  conversationID: row.conversation_id,
  name: row.name,
  body: row.last_body_html ?? '',
  excerpt: row.last_excerpt ?? '',
  url: conversationUrl(row.conversation_id),
  dateInserted: row.date_inserted,
  insertUserID: row.insert_user_id,
  countParticipants: row.count_participants,
  countMessages: row.count_messages,
  countReadMessages: row.count_read ?? 0,
  countUnread: row.count_unread ?? 0,
  unread: (row.count_unread ?? 0) > 0,
  dateLastViewed: row.date_last_viewed,
});

/** Maps conversations to the API representation, with the requested extras. All members are loaded at once. */
export async function presentConversations(
  db: Queryable,
  rows: readonly ConversationRow[],
  expand: readonly ConversationExtra[],
): Promise<Conversation[]> {
  const wants = (extra: ConversationExtra) => expand.includes(extra);
  const ids = rows.map((row) => row.conversation_id);
  const participants = wants('participants') ? await findParticipants(db, ids) : [];
  const authors = await findAuthors(db, [
    ...participants.map((row) => row.user_id),
    ...(wants('insertUser') ? rows.map((row) => row.insert_user_id) : []),
    ...(wants('lastInsertUser') ? rows.map((row) => row.last_user_id) : []),
    ...rows.flatMap(({ inspections = [] }) => inspections.map(({ userID }) => userID)),
  ]);
  return rows.map((row) => ({
    ...toConversation(row),
    lastMessage: lastMessageOf(row, wants('lastInsertUser') ? authors : undefined),
    ...(wants('insertUser') && { insertUser: authors(row.insert_user_id) }),
    ...(row.inspections && {
      inspections: row.inspections.map(({ userID, reason, dateInserted }) => ({
        ...{ reason, dateInserted: toApiDate(dateInserted) },
        user: authors(userID),
      })),
    }),
    ...(wants('participants') && { participants: participantsOf(participants, row.conversation_id, authors) }),
  }));
}
