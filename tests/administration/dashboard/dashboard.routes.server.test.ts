import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDashboard, readGrowth } from '#api/administration/dashboard/dashboard.client.ts';
import { removeSampleCommunity } from '#api/administration/dashboard/sample.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { loadSample } from '#server/sample/load.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;
let moderator: TestUser;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  await forum.forum.db
    .insertInto('mail_bounce')
    .values({ address_key: 'nobody@example.org', reason: 'Unknown address.' })
    .execute();
  await forum.forum.db
    .insertInto('mail')
    .values({ to_address: 'ana@example.org', template: 'welcome', state: 'failed' })
    .execute();
});
afterAll(() => forum?.close());

const duties = async ({ api }: TestUser) =>
  Object.fromEntries((await readDashboard(api)).body.duties.map(({ name, count }) => [name, count]));
const steps = async () => {
  const { checklist } = (await readDashboard(administrator.api)).body;
  return checklist?.steps.filter(({ isDone }) => isDone).map(({ name }) => name);
};

test('the checklist of a new site ticks itself off, and can be hidden and shown again', async () => {
  expect(await steps()).toEqual([]);
  await changeConfig(administrator.api, {
    'ui.siteName': 'Rowing club',
    'branding.logo': '/logo.svg',
    'registration.method': 'approval',
    'backup.schedule': 'weekly',
  });
  await forum.aCategory();
  moderator = await forum.aModerator();
  expect(await steps()).toEqual(['name', 'logo', 'categories', 'registration', 'backup', 'moderator']);
  await changeConfig(administrator.api, { 'dashboard.checklistHidden': true });
  expect((await readDashboard(administrator.api)).body.checklist?.isHidden).toBe(true);
});

test('everybody reads what waits for them, and those who manage the site also read its failures', async () => {
  await forum.aMember({ roles: [4] });
  expect(await duties(moderator)).toEqual({ applicants: 1 });
  expect(await duties(administrator)).toMatchObject({ applicants: 1, failedMails: 1, bouncedMails: 1 });
  expect((await readDashboard(moderator.api)).body.checklist).toBeNull();
});

test('growth counts the days of both periods', async () => {
  const today = forum.forum.now().toISOString().slice(0, 10);
  const ago = new Date(forum.forum.now().getTime() - 40 * 86_400_000);
  const older = await forum.aMember();
  await forum.forum.db.updateTable('member').set({ date_inserted: ago }).where('user_id', '=', older.userID).execute();
  await forum.forum.db.insertInto('page_view').values({ day: today, type: 'home', count: 3 }).execute();
  const { days, before } = (await readGrowth(moderator.api)).body;
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: today, members: 3, discussions: 0, comments: 0, visits: 3 });
  expect(before).toEqual({ members: 1, discussions: 0, comments: 0, visits: 0 });
});

test('members and guests are refused', async () => {
  const member = await forum.aMember();
  await expect(readDashboard(member.api)).rejects.toMatchObject({ status: 403 });
  await expect(readDashboard(forum.guest.api)).rejects.toMatchObject({ status: 403 });
  await expect(readGrowth(member.api)).rejects.toMatchObject({ status: 403 });
});

test('a full administrator removes the sample community, which does not count as setting up', async () => {
  const fresh = await startTestForum();
  const admin = await fresh.anAdministrator();
  await loadSample(fresh.forum);
  const stepsNow = async () => (await readDashboard(admin.api)).body.checklist?.steps ?? [];
  expect((await stepsNow()).filter(({ isDone }) => isDone)).toEqual([]);
  expect((await stepsNow())[0]).toEqual({ name: 'sample', isDone: false });
  const read = async (url: string) => (await fresh.guest.request({ url: `/api/v2${url}` })).json();
  expect((await read('/discussions?limit=5')).length).toBe(5);
  const manager = await fresh.aMember({ roles: [roleIDs.administrator] });
  await expect(removeSampleCommunity(manager.api)).rejects.toMatchObject({ code: 'role.outranks' });
  const { removed, kept } = (await removeSampleCommunity(admin.api)).body;
  expect(removed).toEqual({ discussions: 42, comments: 232, members: 12, categories: 8 });
  expect(kept).toEqual({ discussions: [], categories: [], members: [] });
  expect((await stepsNow()).map(({ name }) => name)).not.toContain('sample');
  for (const url of ['/discussions', '/categories', '/tags', '/comments?discussionID=1'])
    expect(await read(url)).not.toHaveProperty('0');
  await fresh.close();
});
