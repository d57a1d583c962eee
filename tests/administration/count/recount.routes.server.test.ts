import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addRecount, cancelRecount, readLatestRecount } from '#api/administration/count/recount.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { recountInParts } from '#server/administration/count/recount-forum.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();

const latest = async () => (await readLatestRecount(administrator.api)).body.latest;

test('a recount repairs counters in the background and shows which', async () => {
  expect(await latest()).toBeNull();
  const categoryID = await site.aCategory();
  await createDiscussion(administrator.api, { name: 'Oars', body: 'x', format: 'text', categoryID });
  await sql`update discussion set count_comments = 7`.execute(site.forum.db);
  await sql`update category set count_discussions = 9 where category_id = ${categoryID}`.execute(site.forum.db);
  expect((await addRecount(administrator.api)).body.latest).toMatchObject({ result: null, dateDone: null });
  await site.forum.jobs.settled();
  expect(await latest()).toMatchObject({
    status: 'done',
    insertUser: { userID: administrator.userID },
    result: {
      differences: [
        { table: 'discussion', column: 'count_comments', count: 1 },
        { table: 'category', column: 'count_discussions', count: 1 },
      ],
    },
  });
  await addRecount(administrator.api);
  await site.forum.jobs.settled();
  expect(await latest()).toMatchObject({ status: 'done', result: { differences: [] } });
});

test('only one recount runs at a time, and it can be cancelled', async () => {
  const values = { kind: 'recount', status: 'running', insert_user_id: administrator.userID };
  const row = site.forum.db.insertInto('site_task').values(values).returning('site_task_id');
  const { site_task_id: id } = await row.executeTakeFirstOrThrow();
  await expect(addRecount(administrator.api)).rejects.toMatchObject({ code: 'recount.pending' });
  expect((await cancelRecount(administrator.api, id)).body.latest).toMatchObject({ status: 'cancelled' });
  await expect(cancelRecount(administrator.api, id + 1)).rejects.toMatchObject({ code: 'recount.not-found' });
  const log = (await administrator.request({ url: '/api/v2/audit-logs?recordType=recount' })).json();
  expect(log.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
    'recount.cancel',
    'recount.start',
    'recount.start',
  ]);
});

test('progress counts the parts, and an error of the report ends the recount', async () => {
  const seen: number[] = [];
  const stop = recountInParts(site.forum.database, async (done, total) => {
    seen.push(done / total);
    if (seen.length === 3) throw new Error('cancelled');
  });
  await expect(stop).rejects.toThrow('cancelled');
  expect(seen[0]).toBe(0);
  expect(seen).toHaveLength(3);
});

test('needs site.manage', async () => {
  for (const { api } of [await site.aModerator(), site.guest]) {
    await expect(readLatestRecount(api)).rejects.toMatchObject({ status: 403 });
    await expect(addRecount(api)).rejects.toMatchObject({ status: 403 });
  }
});
