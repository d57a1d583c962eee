import type { NotificationType } from '#api/notification/notification-type.ts';
import type { JsonValue } from '#server/platform/cache/bus.ts';
import { onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { wakeNotifiers } from './cause-worker.ts';

/** An event of which members are to be notified. */
export interface NotificationEvent {
  /** The event type, as named in the preferences. Add-ons may define their own. */
  readonly type: NotificationType | (string & {});
  /** The members to notify. The actor is never notified, and no member is notified twice of the same cause. */
  readonly recipients: readonly number[];
  readonly actorID: number;
  /** The type of the record to which the notification leads: discussion, comment, conversation, user, … */
  readonly recordType: string;
  readonly recordID: number;
  readonly data?: NotificationEventData;
}

/** Additional data of an event. */
export interface NotificationEventData {
  /** A name that the notification contains, such as the subject of a conversation. */
  readonly name?: string;
  /** The target path within the site. Required unless the record is a discussion or a comment. */
  readonly url?: string;
  /** Distinguishes this cause from others. Defaults to the type and the record. */
  readonly cause?: string;
  /** Groups notifications with the same read state into one. Defaults to the type and the record. */
  readonly batch?: string;
  readonly [name: string]: JsonValue | undefined;
}

/**
 * Stores an event of which members are to be notified. With a transaction of `inTransaction`, it takes effect only if
 * the transaction is committed. Members are notified immediately afterwards on all channels that they have chosen: on
 * the site (live), by push and by e-mail. Members who ignore the actor, or who may not read the post, are not notified.
 *
 * @example await notify(trx, { type: 'ConversationMessage', recipients, actorID, recordType: 'conversation', recordID:
 * 7, data: { name: 'Boats', url: '/messages/7#Message_31', cause: 'message:31' } });
 */
export async function notify(where: Queryable | Forum, news: NotificationEvent): Promise<void> {
  const recipients = [...new Set(news.recipients)].filter((userID) => userID !== news.actorID && userID > 0);
  if (recipients.length === 0) return;
  const { actorID: actor_id, recordType: record_type, recordID: record_id, type } = news;
  const db = 'configuration' in where ? where.db : where;
  await db
    .insertInto('notification_cause')
    .values({
      kind: 'told',
      actor_id,
      record_type,
      record_id,
      data: JSON.stringify({ ...news.data, type, recipients }),
    })
    .execute();
  onceCommitted(db, wakeNotifiers);
}
