// Made by scripts/tables.ts from the migrations; do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Generated, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `conversation`. */
export interface ConversationTable {
  conversation_id: Generated<number>;
  name: Generated<string>;
  insert_user_id: number;
  last_message_id: number | null;
  count_messages: Generated<number>;
  count_participants: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_last_message: Defaulted<Timestamp>;
}

/** The columns of `conversation_member`. */
export interface ConversationMemberTable {
  conversation_id: number;
  user_id: number;
  count_messages: Generated<number>;
  count_read: Generated<number>;
  count_unread: GeneratedAlways<number>;
  date_last_message: Defaulted<Timestamp>;
  date_last_viewed: Timestamp | null;
  date_left: Timestamp | null;
  insert_user_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `conversation_message`. */
export interface ConversationMessageTable {
  message_id: Generated<number>;
  conversation_id: number;
  position: number;
  body: string;
  format: string;
  body_html: string;
  excerpt: Generated<string>;
  insert_user_id: number;
  date_inserted: Defaulted<Timestamp>;
  insert_ip_address: string | null;
}

/** The tables of conversation. */
export interface ConversationTables {
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  conversation_message: ConversationMessageTable;
}
