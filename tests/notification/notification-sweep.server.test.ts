import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notificationSweep } from '#server/notification/notification-sweep.job.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();

const day = 86_400_000;

/** Stores a notification of a given age, in days. */
const tell = (userID: number, age: number, read: boolean) =>
  sql`
    insert into notification (user_id, actor_id, type, reasons, record_type, record_id, data, batch, cause, popup, read, date_inserted)
    values (${userID}, ${userID}, 'Mention', '{}', 'comment', 1, '{}', ${`${age} ${read}`}, ${`${age} ${read}`}, true, ${read},
      ${new Date(site.forum.now().getTime() - age * day)})
  `.execute(site.forum.db);

const subscribe = (userID: number) =>
  sql`
    insert into push_subscription (user_id, endpoint, p256dh, auth)
    values (${userID}, ${`https://push.example/${userID}`}, 'key', 'secret')
  `.execute(site.forum.db);

const batchesOf = async (userID: number) => {
  const { db } = site.forum;
  const rows = await db.selectFrom('notification').select('batch').where('user_id', '=', userID).execute();
  return rows.map(({ batch }) => batch).sort();
};

const countOfBrowsers = async (userID: number) =>
  (await site.forum.db.selectFrom('push_subscription').select('endpoint').where('user_id', '=', userID).execute())
    .length;

const sweep = () => notificationSweep.handler(site.forum, {}, { id: 'test', attempt: 1, attempts: 1 });

test('read notifications are deleted after three months, others after a year', async () => {
  const { userID } = await site.aMember();
  for (const age of [1, 100, 400]) for (const read of [true, false]) await tell(userID, age, read);
  await sweep();
  expect(await batchesOf(userID)).toEqual(['1 false', '1 true', '100 false']);
});

test('notifications and push subscriptions of a deleted member are removed', async () => {
  const [gone, here] = [await site.aMember(), await site.aMember()];
  for (const { userID } of [gone, here]) {
    await tell(userID, 1, false);
    await subscribe(userID);
  }
  await sql`update member set date_deleted = now() where user_id = ${gone.userID}`.execute(site.forum.db);
  await sweep();
  expect([await batchesOf(gone.userID), await countOfBrowsers(gone.userID)]).toEqual([[], 0]);
  expect([(await batchesOf(here.userID)).length, await countOfBrowsers(here.userID)]).toEqual([1, 1]);
});

test('deleting the row of a member deletes their notifications', async () => {
  const [gone, other] = [await site.aMember(), await site.aMember()];
  for (const { userID } of [gone, other]) await tell(userID, 1, false);
  await sql`delete from member where user_id = ${gone.userID}`.execute(site.forum.db);
  expect([await batchesOf(gone.userID), await batchesOf(other.userID)]).toEqual([[], ['1 false']]);
});
