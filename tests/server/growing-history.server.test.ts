import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { viewerOf } from '#server/member/session/session.ts';
import { findHistory } from '#server/moderation/approval/spam-check.ts';
import { findOutgoing } from '#server/notification/delivery.queries.ts';
import { markBatchRead, markDiscussionRead } from '#server/notification/notification.queries.ts';
import { findCandidates } from '#server/notification/recipient.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { aPost } from '#tests/search/search-posts.ts';
import { pagesRead } from '#tests/support/browser/pages-read.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const { db } = site.forum;
const [member, other] = [await site.aMember(), await site.aMember()];
const categoryID = await site.aCategory();
const busyID = await aPost(site, { categoryID });
const newestID = await aPost(site, { categoryID });

const token = 'a-session';
await sql`
  insert into session (token_hash, user_id, persistent, date_expires)
  values (${createHash('sha256').update(token).digest()}, ${member.userID}, true, now() + interval '1 day')
`.execute(db);

/**
 * Adds history to the member and the busy discussion: recent comments, notifications, most of them unread, and readers.
 */
async function addHistory(from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::integer, ${to - 1}::integer) n`;
  await sql`
    insert into comment (discussion_id, position, body, format, body_html, insert_user_id, date_inserted, opening_key)
    select ${busyID}, n, 'Words', 'text', '<p>' || repeat('Words ', 200) || '</p>', ${member.userID},
      now() - interval '1 second' * n, n
    from ${numbers}
  `.execute(db);
  await sql`
    insert into notification (user_id, type, actor_id, record_type, record_id, discussion_id, category_id, cause, batch,
      popup, read)
    select ${member.userID}, 'ParticipateComment', 1, 'comment', n, ${busyID}, ${categoryID}, 'comment:' || n,
      'batch ' || n % 3, n % 2 = 0, n % 5 = 0
    from ${numbers}
  `.execute(db);
  // Notifications of another member about the discussion of the member's newest notification.
  await sql`
    insert into notification (user_id, type, actor_id, record_type, record_id, discussion_id, category_id, cause, batch)
    select ${other.userID}, 'ParticipateComment', 1, 'comment', n, ${newestID}, ${categoryID}, 'comment:' || n, 'newest'
    from ${numbers}
  `.execute(db);
  await sql`
    with added as (
      insert into member (name, email) select 'Reader' || n, 'reader' || n || '@example.org' from ${numbers} returning user_id)
    insert into discussion_member (user_id, discussion_id, count_read, participated)
    select user_id, discussion_id, 1, discussion_id <> ${busyID}
    from added, unnest(array[${busyID}::bigint, ${newestID}::bigint]) discussion_id
  `.execute(db);
  await sql`vacuum analyze comment, notification, member, discussion_member`.execute(db);
}

/** Adds an unread notification of another batch and discussion, or marks it as unread again. Returns its ID. */
async function aNotification(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into notification (user_id, type, actor_id, record_type, record_id, discussion_id, category_id, cause, batch)
    values (${member.userID}, 'ParticipateComment', 1, 'comment', 0, ${newestID}, ${categoryID}, 'newest', 'newest')
    on conflict (user_id, cause) do update set read = false
    returning notification_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

const now = new Date();
const subject = {
  ...{ recordType: 'comment', recordID: 1, discussionID: busyID, categoryID, discussionUserID: null },
  ...{ parentUserID: null, authorID: member.userID, cause: 'comment:1', batchOf: () => 'busy', data: {} },
};
const cause = {
  ...({ cause_id: 1, kind: 'comment', actor_id: member.userID, record_type: 'comment', record_id: 1 } as const),
  ...{ data: {}, told_until: 0, attempts: 0, date_inserted: now.toISOString() },
};

/** Operations on one member or one discussion whose cost must not grow with their history. */
const work: Readonly<Record<string, (counting: Queryable) => Promise<unknown>>> = {
  'what a post is compared with, to see whether it repeats another': (counting) =>
    findHistory(counting, { userID: member.userID, name: '', text: 'Words', html: '', now }),
  'who asks, and whether they have news': async (counting) =>
    viewerOf({ ...site.forum, db: counting } as typeof site.forum, token),
  'a notification that goes out by mail': async (counting) => findOutgoing(counting, [await aNotification()]),
  'reading a notification': async (counting) => markBatchRead(counting, await aNotification(), now),
  'visiting a discussion': async (counting) => {
    await aNotification();
    return markDiscussionRead(counting, { userID: member.userID, discussionID: newestID, now });
  },
  'the recipients of a comment in a discussion that many have read': (counting) =>
    findCandidates(counting, cause, subject),
};

const few = new Map<string, number>();

beforeAll(async () => {
  await addHistory(1, 200);
  for (const [name, act] of Object.entries(work)) few.set(name, await pagesRead(db, act));
  await addHistory(200, 8_000);
}, 120_000);

test.for(Object.entries(work))('%s reads about as much with forty times the history', async ([name, act]) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await pagesRead(db, act)).toBeLessThanOrEqual(before * 1.5 + 12);
});
