import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeSiteID } from '#api/administration/layout/layout-place.ts';
import { changeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { changeConfig, readConfig } from '#api/administration/setting/config.client.ts';
import { addCategory, listCategories } from '#api/category/category.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { signOut } from '#api/member/session/session.client.ts';
import { readMe } from '#api/member/user/me.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { type ForumServer, removeForum, startForumServer } from '#tests/support/server/forum-server.ts';
import { aLayout, callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { aGuest, aMemberOf, anAdministratorOf, at, type Visitor } from '#tests/support/server/visitor.ts';

/** Timeout for a change to reach the other process, in milliseconds. */
const timeLimit = { timeout: 10_000, interval: 100 };

if (process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres') describe('two processes on one database', shareDatabase);
else
  test(
    'a second process does not open the embedded database of the first, and gives the reason',
    { timeout: 180_000 },
    refuseFolder,
  );

async function refuseFolder() {
  const first = await startForumServer();
  await expect(startForumServer({ dataFolder: first.dataFolder })).rejects.toThrow(/Folkmoot cannot start: .*folder/s);
  expect((await at(first.url, aGuest(first.url)).fetch('/api/v2/categories')).status).toBe(200);
  await removeForum(first);
}

function shareDatabase() {
  let database: TestDatabase;
  let servers: [ForumServer, ForumServer];
  let administrator: Visitor;

  beforeAll(async () => {
    database = await openTestDatabase();
    const databaseUrl = database.databaseUrl ?? '';
    const first = await startForumServer({ databaseUrl });
    administrator = await anAdministratorOf(first);
    servers = [first, await startForumServer({ databaseUrl })];
  }, 180_000);
  afterAll(async () => {
    for (const server of servers ?? []) {
      await server.stop();
      await rm(server.dataFolder, { recursive: true, force: true });
    }
    await database?.drop();
  });

  const onBoth = (person: Visitor) => servers.map(({ url }) => at(url, person).api) as [Visitor['api'], Visitor['api']];

  test('a session is valid on both, and ends on both', async () => {
    const [here, there] = onBoth(await aMemberOf(servers[0], administrator, 'Ada'));
    expect((await readMe(there)).body.name).toBe('Ada');
    await signOut(here);
    await expect.poll(async () => (await readMe(there)).body.name, timeLimit).toBe('Guest');
  });

  test('a changed setting takes effect on the other', async () => {
    const [here, there] = onBoth(administrator);
    await readConfig(there, ['ui.siteName']);
    await changeConfig(here, { 'ui.siteName': 'The other harbour' });
    const nameThere = async () => (await readConfig(there, ['ui.siteName'])).body['ui.siteName'];
    await expect.poll(nameThere, timeLimit).toBe('The other harbour');
  });

  test('a new category is visible and usable on the other', async () => {
    const [here, there] = onBoth(administrator);
    await listCategories(there);
    const { categoryID } = (await addCategory(here, { name: 'Lighthouse', urlcode: 'lighthouse' })).body;
    const namesThere = async () => (await listCategories(there)).body.map(({ name }) => name);
    await expect.poll(namesThere, timeLimit).toContain('Lighthouse');
    const post = { name: 'Seen from both', body: 'Text', format: 'text', categoryID } as const;
    const { discussionID } = (await createDiscussion(there, post)).body;
    expect((await readDiscussion(here, discussionID)).body.name).toBe('Seen from both');
  });

  test('a saved layout reaches the pages of guests on the other within a second', async () => {
    const { layoutID } = await aLayout(administrator.api, 'home', callToAction('Winter fair'));
    await applyLayout(administrator.api, layoutID, [{ recordType: 'global', recordID: wholeSiteID }]);
    const guest = aGuest(servers[1].url);
    const pageThere = async () => (await guest.fetch('/')).text();
    await expect.poll(pageThere, timeLimit).toContain('Winter fair');
    // The page of guests is cached from the second request on.
    await pageThere();
    await changeLayout(administrator.api, layoutID, { layout: [oneColumn(callToAction('Spring fair'))] });
    await expect.poll(pageThere, { timeout: 1_000, interval: 50 }).toContain('Spring fair');
    await applyLayout(administrator.api, layoutID, []);
    await expect.poll(pageThere, { timeout: 1_000, interval: 50 }).not.toContain('Spring fair');
  });

  /** Terminates the listening connections of both processes repeatedly while a callback runs. */
  async function withoutListening(work: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const cut = async () => {
      while (!isOver) {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'folkmoot bus' and datname = current_database()
        `.execute(database.kysely);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const cutting = cut();
    await work();
    // Long enough to terminate a connection that was reopened meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 200));
    isOver = true;
    await cutting;
  }

  test('changes that a process missed while not listening take effect there within seconds', async () => {
    const [here, there] = onBoth(administrator);
    await listCategories(there);
    await readConfig(there, ['ui.siteName']);
    await withoutListening(async () => {
      await addCategory(here, { name: 'Missed', urlcode: 'missed' });
      await changeConfig(here, { 'ui.siteName': 'The missed harbour' });
    });
    const namesThere = async () => (await listCategories(there)).body.map(({ name }) => name);
    const nameThere = async () => (await readConfig(there, ['ui.siteName'])).body['ui.siteName'];
    await expect.poll(nameThere, timeLimit).toBe('The missed harbour');
    await expect.poll(namesThere, timeLimit).toContain('Missed');
  });

  test('roles given on one take effect on the other', async () => {
    const moderator = 32;
    const person = await aMemberOf(servers[0], administrator, 'Mod');
    const [, there] = onBoth(person);
    const mayModerate = async () => (await readMe(there)).body.permissions.includes('community.moderate');
    expect(await mayModerate()).toBe(false);
    await changeUser(administrator.api, person.userID, { roleID: [8, moderator] });
    await expect.poll(mayModerate, timeLimit).toBe(true);
  });
}
