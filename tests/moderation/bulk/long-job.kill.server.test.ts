import fs from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listCategories } from '#api/category/category.client.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { moveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { readLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type ForumServer, startForumServer, startSampleForum } from '#tests/support/server/forum-server.ts';
import { anAdministratorOf, at, type Visitor } from '#tests/support/server/visitor.ts';

const kills = 4;

let server: ForumServer | undefined;
afterAll(async () => {
  await server?.kill();
  if (server) await fs.rm(server.dataFolder, { recursive: true, force: true });
});

const doneOf = async (by: Visitor, jobID: string): Promise<number> =>
  (await readLongJob(by.api, jobID)).body.progress.successIDs.length;

/** Returns the category of each discussion, and how often the log contains its move. */
async function readOutcome(dataFolder: string, ids: readonly number[]) {
  const database = await openDatabase({ dataFolder });
  const { rows } = await sql<{ category_id: number; times: number }>`
    select d.category_id, (
      select count(*)::integer from moderation_log l where l.record_id = d.discussion_id and l.action = 'discussion.move') as times
    from discussion d where d.discussion_id = any(${[...ids]}::bigint[])
  `.execute(database.kysely);
  const drift = await recount(database, { repair: false });
  await database.close();
  return { rows, drift };
}

/** Duplicates the discussions, so that moving all of them takes longer than a kill. */
async function addDiscussions(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder });
  await sql`
    insert into discussion (category_id, type, name, body, format, body_html, insert_user_id, last_user_id, date_inserted,
      date_last_comment, hot)
    select category_id, type, name, body, format, body_html, insert_user_id, insert_user_id, date_inserted,
      date_inserted, hot
    from discussion, generate_series(1, 10) where date_deleted is null
  `.execute(database.kysely);
  await recount(database);
  await database.close();
}

test(`a job on the queue completes despite ${kills} kills, and processes each record once`, async () => {
  server = await startSampleForum({ isShortLived: true });
  const { dataFolder } = server;
  await server.stop();
  await addDiscussions(dataFolder);
  server = await startForumServer({ dataFolder, isShortLived: true });
  const administrator = await anAdministratorOf(server);
  const { body: all } = await listDiscussions(administrator.api, { limit: 500, pinOrder: 'mixed' });
  const target = (await listCategories(administrator.api, { outputFormat: 'flat' })).body
    .filter(({ displayAs }) => displayAs === 'discussions')
    .at(-1)?.categoryID;
  // Posts of a custom type can be moved only where their type is allowed.
  const movable = all.filter(({ categoryID, type, postTypeID }) => categoryID !== target && postTypeID === type);
  const ids = movable.map(({ discussionID }) => discussionID);
  expect(ids.length).toBeGreaterThan(kills * 5);
  const order = { discussionIDs: ids, categoryID: target ?? 0 };
  const { body } = await moveDiscussions(administrator.api, order, { longRunnerMode: 'async' });
  const { jobTrackingID: jobID } = body as unknown as { jobTrackingID: string };
  let atWork = 0;
  for (let round = 1; round <= kills; round += 1) {
    const by = at(server.url, administrator);
    const enough = Math.min(ids.length - 1, (round * ids.length) / (kills + 2));
    while ((await doneOf(by, jobID)) < enough) await pause(5);
    await server.kill();
    server = await startForumServer({ dataFolder, isShortLived: true });
    if ((await doneOf(at(server.url, administrator), jobID)) < ids.length) atWork += 1;
  }
  while ((await doneOf(at(server.url, administrator), jobID)) < ids.length) await pause(50);
  expect(await server.stop()).toBe(0);
  const { rows, drift } = await readOutcome(dataFolder, ids);
  expect(rows.filter(({ category_id, times }) => category_id !== target || times !== 1)).toEqual([]);
  expect(drift).toEqual([]);
  expect(atWork, 'kills in the middle of the work').toBeGreaterThan(0);
}, 300_000);
