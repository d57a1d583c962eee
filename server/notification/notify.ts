import type { NotificationType } from '#api/notification/notification-type.ts';
import type { Queryable } from '#server/category/queryable.ts';
import type { JsonValue } from '#server/platform/cache/bus.ts';
import { onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { wakeNotifiers } from './notifier.ts';

/** Something that members are to hear of. */
export interface News {
  /** The event, as the preferences name it; add-ons may have events of their own. */
  readonly type: NotificationType | (string & {});
  /** Who hears of it. The actor never does, nor does anybody twice of one cause. */
  readonly recipients: readonly number[];
  readonly actorID: number;
  /** What it leads to: discussion, comment, conversation, user, … */
  readonly recordType: string;
  readonly recordID: number;
  readonly data?: NewsData;
}

/** What else is known of the news. */
export interface NewsData {
  /** What is named in the notification, such as the subject of a conversation. */
  readonly name?: string;
  /** Where it leads, within the site; needed unless the record is a discussion or a comment. */
  readonly url?: string;
  /** Tells this cause from others; by default the record, with the type. */
  readonly cause?: string;
  /** What is shown as one while equally read; by default the record, with the type. */
  readonly batch?: string;
  readonly [name: string]: JsonValue | undefined;
}

/**
 * Notes, with the cause itself, that members are to hear of it: given a transaction of `inTransaction`, only if that is
 * committed. They are told right after that in every way they have chosen: on the site (live), by push and by e-mail.
 * Whoever ignores the actor hears nothing, nor does anybody of a post they may not read.
 *
 * @example await notify(trx, { type: 'ConversationMessage', recipients, actorID, recordType: 'conversation',
 *   recordID: 7, data: { name: 'Boats', url: '/messages/7#Message_31', cause: 'message:31' } });
 */
export async function notify(where: Queryable | Forum, news: News): Promise<void> {
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
