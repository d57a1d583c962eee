import { discussionUrl } from '#api/discussion/urls.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { settingsIn } from '#server/administration/setting/translated-settings.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { findNotifications } from '#server/notification/notification.queries.ts';
import { notificationText } from '#server/notification/notification-text.ts';
import { notificationUrl, toNotificationDetails } from '#server/notification/notification-view.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { contentLanguagesOf } from '#server/platform/text/site-languages.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  type ActiveDiscussion,
  type DigestKey,
  findActiveDiscussions,
  findDigestDiscussions,
  recordDigest,
} from './digest.queries.ts';
import { loadMailTexts, mailLanguage } from './mail-language.ts';
import { localTime, type MailPreference, readMailPreference } from './mail-preference.ts';
import { sendMail } from './send-mail.ts';
import type { DigestContent } from './templates/digest.ts';

const day = 86_400_000;
const mostCategories = 6;
const mostUnread = 10;
const excerptLength = 160;

/**
 * The maximum delay of a digest, in minutes. After a longer outage it is skipped, because the next one follows soon.
 */
const lateness = 360;

/** Returns the period that a digest covers, in milliseconds. */
export const digestSpan = (frequency: DigestContent['frequency']): number => (frequency === 'daily' ? day : 7 * day);

/** Returns the digest that is due for a member at a moment, in the member's time zone; undefined if none is due. */
export function dueDigest(
  { digest, timeZone }: MailPreference,
  settings: Pick<Settings, 'digest.hour' | 'digest.weekday' | 'mail.timeZone'>,
  moment: Date,
): Pick<DigestKey, 'frequency' | 'period'> | undefined {
  if (digest === 'none') return undefined;
  const { date, weekday, minutes } = localTime(moment, timeZone ?? settings['mail.timeZone']);
  const late = minutes - settings['digest.hour'] * 60;
  if (late < 0 || late >= lateness) return undefined;
  if (digest === 'weekly' && weekday !== settings['digest.weekday']) return undefined;
  return { frequency: digest, period: date };
}

/**
 * The most active discussions by start time. Only the most recent requests are cached, because many digests are created
 * at once.
 */
const talks = new WeakMap<Forum, Map<number, Promise<ActiveDiscussion[]>>>();
const talksKept = 2;

function loadActiveDiscussions(forum: Forum, since: Date): Promise<ActiveDiscussion[]> {
  const cached = talks.get(forum) ?? new Map<number, Promise<ActiveDiscussion[]>>();
  talks.set(forum, cached);
  const moment = since.getTime();
  const talk = cached.get(moment) ?? findActiveDiscussions(forum.db, since);
  cached.delete(moment);
  cached.set(moment, talk);
  for (const oldest of [...cached.keys()].slice(0, -talksKept)) cached.delete(oldest);
  talk.catch(() => cached.delete(moment));
  return talk;
}

/** Returns the content of a member's digest; undefined if there is no content or no such member. */
export async function composeDigest(
  forum: Forum,
  { userID, frequency }: Pick<DigestKey, 'userID' | 'frequency'>,
  until: Date,
): Promise<DigestContent | undefined> {
  const viewer = await viewerOfUser(forum, userID);
  if (viewer.userID === 0) return undefined;
  const settings = await forum.settings.get();
  const since = new Date(until.getTime() - digestSpan(frequency));
  const talk = await loadActiveDiscussions(forum, since);
  const found = await findDigestDiscussions(forum.db, viewer, talk, settings['digest.postCount']);
  const { language = viewer.language ?? null } = await readMailPreference(forum.db, userID);
  const categories = viewer.categories.inLanguages(await contentLanguagesOf(forum, language));
  const discussionOf = (row: (typeof found)[number]) => ({
    name: row.name,
    path: discussionUrl({ discussionID: row.discussion_id, name: row.name }),
    author: row.author,
    countComments: row.count_comments,
    excerpt: excerptOfHtml(row.body_html, excerptLength),
  });
  const followed = Map.groupBy(
    found.filter((row) => row.is_followed),
    (row) => row.category_id,
  );
  const shown = await settingsIn(forum, await mailLanguage(forum, language));
  const content: DigestContent = {
    frequency,
    title: shown['digest.title'],
    introduction: shown['digest.introduction'],
    closing: shown['digest.closing'],
    unread: await findUnread(forum, viewer, language),
    categories: [...followed].slice(0, mostCategories).map(([categoryID, rows]) => ({
      name: categories.byID(categoryID)?.name ?? '',
      path: `/categories/${categories.byID(categoryID)?.urlcode ?? categoryID}`,
      discussions: rows.map(discussionOf),
    })),
    elsewhere: found
      .filter((row) => !row.is_followed)
      .map((row) => ({ ...discussionOf(row), category: categories.byID(row.category_id)?.name ?? '' })),
  };
  return content.unread.length + content.categories.length + content.elsewhere.length > 0 ? content : undefined;
}

async function findUnread(forum: Forum, viewer: Viewer, language: string | null): Promise<DigestContent['unread']> {
  const words = await loadMailTexts(forum, language);
  const { rows } = await findNotifications(forum.db, viewer, { page: 1, limit: 30, shouldBatch: true });
  const unread = rows.filter(({ read }) => !read).slice(0, mostUnread);
  const authors = await findAuthors(
    forum.db,
    unread.flatMap(({ actor_ids }) => [...new Set(actor_ids)].slice(0, 2)),
  );
  return unread.map((row) => ({
    text: notificationText(words, toNotificationDetails(row, authors)).text,
    path: notificationUrl(row),
    date: row.date_updated,
  }));
}

/** Creates and sends a member's digest, once per period. Sends nothing if there is no content. */
export async function sendDigest(forum: Forum, key: DigestKey, until: Date): Promise<void> {
  const data = await composeDigest(forum, key, until);
  await inTransaction(forum.db, async (trx) => {
    const digestID = await recordDigest(trx, key, forum.now());
    if (digestID === undefined || !data) return;
    const { userID, frequency, period } = key;
    const dedupKey = `digest ${userID} ${frequency} ${period}`;
    const mailID = await sendMail(forum, { userID, template: 'digest', data, dedupKey, trx });
    await trx
      .updateTable('digest')
      .set({ mail_id: mailID ?? null })
      .where('digest_id', '=', digestID)
      .execute();
  });
}
