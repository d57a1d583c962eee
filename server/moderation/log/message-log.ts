import { sql } from 'kysely';
import { textSource } from '#server/administration/translation/record-text.ts';
import { invalidateMessages } from '#server/moderation/site-message/message-cache.ts';
import { messageManaging } from '#server/moderation/site-message/moderation-message.policy.ts';
import { defineRowUndo, type RowSources } from './row-log.ts';

/** The table row of a moderation message, for the log. */
export const messageSources: RowSources = async (_, id) => [
  { table: 'moderation_message', key: ['moderation_message_id'], where: sql`moderation_message_id = ${id}` },
];

/** The rows of a moderation message, its translations and its dismissals, which are deleted with it. */
export const dismissedMessageSources: RowSources = async (trx, id) => [
  ...(await messageSources(trx, id)),
  {
    table: 'moderation_message_dismissal',
    key: ['user_id', 'moderation_message_id'],
    where: sql`moderation_message_id = ${id}`,
  },
  textSource(sql`record_type = 'moderationMessage' and record_key = ${String(id)}`),
];

const shared = { permission: messageManaging, afterwards: invalidateMessages };

defineRowUndo({ actions: ['message.add', 'message.change'], sources: messageSources, ...shared });
defineRowUndo({ actions: ['message.delete'], sources: dismissedMessageSources, ...shared });
