import type { Transaction } from 'kysely';
import type { MailSubject } from '#server/mail/incoming/reply-headers.ts';
import { loadMailTexts } from '#server/mail/mail-language.ts';
import { mailPreferenceIn } from '#server/mail/mail-preference.ts';
import { findDedupKeys, sendMail } from '#server/mail/send-mail.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { shorten, textOfHtml } from '#server/post/body/render-body.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import type { Delivery } from './delivery.job.ts';
import { findOutgoing, type OutgoingRow } from './delivery.queries.ts';
import { notificationText } from './notification-text.ts';
import { filesIn, notificationUrl, readUrl, toNotificationDetails } from './notification-view.ts';
import { pushTo } from './push.ts';
import { isQuietNow } from './quiet-hours.ts';
import { readersOf } from './recipient.ts';

/** The maximum length of a post's excerpt in an e-mail, in characters. */
const excerptLength = 300;

/**
 * Sends notifications by e-mail and push according to each member's preferences. Skips notifications that have been
 * read, or whose record the member may no longer read.
 */
export async function deliver(forum: Forum, deliveries: readonly Delivery[]): Promise<void> {
  const wanted = new Map(deliveries.map((delivery) => [delivery.notificationID, delivery]));
  const mayRead = await readersOf(forum);
  const rows = (await findOutgoing(forum.db, [...wanted.keys()])).filter((row) => mayRead(row, row.category_id));
  const authors = await findAuthors(
    forum.db,
    rows.flatMap(({ actor_ids }) => actor_ids),
  );
  const mailed = rows.filter(
    ({ notification_id, preferences }) =>
      wanted.get(notification_id)?.email && preferences['DigestOnly']?.['enabled'] !== true,
  );
  await mailAll(forum, mailed, authors);
  for (const row of rows)
    if (
      wanted.get(row.notification_id)?.push &&
      row.has_push &&
      !isQuietNow(row.preferences['QuietHours'], forum.now())
    )
      await sendPush(forum, row, authors);
}

const keyOf = ({ user_id, batch, first_unread_id }: OutgoingRow): string =>
  `notification ${user_id} ${batch} ${first_unread_id}`;

async function mailAll(forum: Forum, rows: readonly OutgoingRow[], authors: Authors): Promise<void> {
  const known = rows.length > 0 ? await findDedupKeys(forum.db, rows.map(keyOf)) : new Set();
  const fresh = rows.filter((row) => !known.has(keyOf(row)));
  if (fresh.length === 0) return;
  await inTransaction(forum.db, async (trx) => {
    for (const row of fresh) await mail(forum, trx, row, authors);
  });
}

/**
 * Queues the e-mail of a notification. Only one e-mail per batch is sent until the member has read it, to avoid a
 * flood.
 */
async function mail(forum: Forum, trx: Transaction<Tables>, row: OutgoingRow, authors: Authors): Promise<void> {
  const excerpt = row.excerpt ? shorten(textOfHtml(row.excerpt), excerptLength) : '';
  await sendMail(forum, {
    trx,
    userID: row.user_id,
    template: 'notification',
    dedupKey: keyOf(row),
    data: {
      type: row.type,
      actor: authors(row.actor_ids[0] ?? 0).name,
      title: row.discussion_name ?? row.data.name ?? '',
      path: notificationUrl(row),
      ...(excerpt && { excerpt }),
      files: filesIn(row),
      ...aboutOf(row),
      ...(row.category_id !== null &&
        row.category_name !== null && { category: { categoryID: row.category_id, name: row.category_name } }),
    },
  });
}

/** Returns the record that a reply to the e-mail answers. */
function aboutOf({ record_type: recordType, record_id: recordID, discussion_id }: OutgoingRow): {
  about?: MailSubject;
} {
  if (recordType === 'conversation') return { about: { recordType, recordID, threadID: recordID } };
  if ((recordType !== 'comment' && recordType !== 'discussion') || discussion_id === null) return {};
  return { about: { recordType, recordID, threadID: discussion_id } };
}

const wordsFor = (forum: Forum, { preferences, language }: OutgoingRow) =>
  loadMailTexts(forum, mailPreferenceIn(preferences).language ?? language);

const sendPush = async (forum: Forum, row: OutgoingRow, authors: Authors) =>
  pushTo(forum, row.user_id, {
    title: notificationText(await wordsFor(forum, row), toNotificationDetails(row, authors)).text,
    body: row.excerpt ? shorten(textOfHtml(row.excerpt), 120) : '',
    url: readUrl(row.notification_id),
    tag: row.batch,
  });
