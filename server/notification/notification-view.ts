import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { Notification } from '#api/notification/notification.contract.ts';
import type { Translations } from '#api/translations.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import type { NotificationRow } from './notification.queries.ts';
import { type NotificationDetails, notificationText } from './notification-text.ts';

/** Returns the target URL of a notification. */
export function notificationUrl({ record_type, record_id, discussion_name, data }: Readonly<Linked>): string {
  if (data.url) return data.url;
  if (record_type === 'comment') return commentUrl(record_id);
  if (record_type === 'discussion') return discussionUrl({ discussionID: record_id, name: discussion_name ?? '' });
  return '/profile/notifications';
}

type Linked = Pick<NotificationRow, 'record_type' | 'record_id' | 'discussion_name' | 'data'>;

/** Returns the URL that marks a notification as read and redirects to its target. */
export const readUrl = (notificationID: number): string => `/activity/${notificationID}/mark-read-and-redirect`;

/** Returns the number of files in a message without text. */
export const filesIn = ({ data }: Pick<NotificationRow, 'data'>): number | undefined =>
  typeof data['files'] === 'number' ? data['files'] : undefined;

/** Returns the data from which the text of a notification is composed. */
export function toNotificationDetails(row: NotificationRow, authors: Authors): NotificationDetails {
  const actors = [...new Set(row.actor_ids)];
  return {
    type: row.type,
    recordType: row.record_type,
    actors: actors.slice(0, 2).map((userID) => authors(userID).name),
    actorCount: actors.length,
    count: row.count,
    name: row.discussion_name ?? row.data.name ?? '',
    files: filesIn(row),
    text: typeof row.data['text'] === 'string' ? row.data['text'] : undefined,
  };
}

/** The texts for the API response, and whether it includes the discussion. */
interface Presenting {
  readonly words: Translations;
  readonly withDiscussion: boolean;
}

/** Maps rows to the API representation. */
export async function presentNotifications(
  db: Queryable,
  rows: readonly NotificationRow[],
  { words, withDiscussion }: Presenting,
): Promise<Notification[]> {
  const authors = await findAuthors(
    db,
    rows.flatMap(({ actor_ids }) => [...new Set(actor_ids)].slice(0, 2)),
  );
  return rows.map((row) => present(row, authors, { words, withDiscussion }));
}

function present(row: NotificationRow, authors: Authors, { words, withDiscussion }: Presenting): Notification {
  const { discussion_id: discussionID, record_id: recordID, notification_id: notificationID } = row;
  const url = notificationUrl(row);
  const { html, name } = notificationText(words, toNotificationDetails(row, authors));
  return {
    notificationID,
    body: html,
    photoUrl: authors(row.actor_ids[0] ?? 0).photoUrl,
    activityType: row.type,
    activityName: name,
    reason: row.reasons.join(','),
    url,
    ...(!row.read && { readUrl: readUrl(notificationID) }),
    recordType: row.record_type,
    recordID,
    recordUrl: url,
    discussionID,
    ...(row.record_type === 'comment' && { commentID: recordID }),
    ...(withDiscussion &&
      discussionID !== null &&
      row.discussion_name !== null && {
        discussion: {
          discussionID,
          name: row.discussion_name,
          url: discussionUrl({ discussionID, name: row.discussion_name }),
          categoryID: row.category_id,
        },
      }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    read: row.read,
    count: row.count,
  };
}
