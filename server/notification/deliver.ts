import { mailWords } from '#server/mail/mail-language.ts';
import { mailPreferenceIn } from '#server/mail/mail-preference.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { shorten, textOfHtml } from '#server/post/render-body.ts';
import type { Delivery } from './delivery.job.ts';
import { findOutgoing, type OutgoingRow } from './delivery.queries.ts';
import { notificationText } from './notification-text.ts';
import { factsOf, notificationUrl, readUrl } from './notification-view.ts';
import { pushTo } from './push.ts';
import { isQuietNow } from './quiet-hours.ts';

/** How much of a post stands in a message, in characters. */
const excerptLength = 300;

/** Sends notifications that are still unread by e-mail and push, as each member wants them. */
export async function deliver(forum: Forum, deliveries: readonly Delivery[]): Promise<void> {
  const wanted = new Map(deliveries.map((delivery) => [delivery.notificationID, delivery]));
  const rows = await findOutgoing(forum.db, [...wanted.keys()]);
  const authors = await findAuthors(
    forum.db,
    rows.flatMap(({ actor_ids }) => actor_ids),
  );
  for (const row of rows) {
    const { email, push } = wanted.get(row.notification_id) ?? { email: false, push: false };
    if (email && row.preferences['DigestOnly']?.['enabled'] !== true) await mail(forum, row, authors);
    if (push && row.has_push && !isQuietNow(row.preferences['QuietHours'], forum.now()))
      await sendPush(forum, row, authors);
  }
}

/** Of a batch one message is sent until the member has read it: more of the same would be a flood. */
async function mail(forum: Forum, row: OutgoingRow, authors: Authors): Promise<void> {
  const excerpt = row.excerpt ? shorten(textOfHtml(row.excerpt), excerptLength) : '';
  await sendMail(forum, {
    userID: row.user_id,
    template: 'notification',
    dedupKey: `notification ${row.user_id} ${row.batch} ${row.first_unread_id}`,
    data: {
      type: row.type,
      actor: authors(row.actor_ids[0] ?? 0).name,
      title: row.discussion_name ?? row.data.name ?? '',
      path: notificationUrl(row),
      ...(excerpt && { excerpt }),
      ...(row.category_id !== null &&
        row.category_name !== null && { category: { categoryID: row.category_id, name: row.category_name } }),
    },
  });
}

const wordsFor = (forum: Forum, { preferences, language }: OutgoingRow) =>
  mailWords(forum, mailPreferenceIn(preferences).language ?? language);

const sendPush = async (forum: Forum, row: OutgoingRow, authors: Authors) =>
  pushTo(forum, row.user_id, {
    title: notificationText(await wordsFor(forum, row), factsOf(row, authors)).text,
    body: row.excerpt ? shorten(textOfHtml(row.excerpt), 120) : '',
    url: readUrl(row.notification_id),
    tag: row.batch,
  });
