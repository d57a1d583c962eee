import { expect, test } from 'vitest';
import { changeNavigation, readNavigation } from '#api/administration/layout/navigation.client.ts';
import type { NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import { changeConfig, readConfig } from '#api/administration/setting/config.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const placesOf = async ({ api }: TestUser) => (await readNavigation(api)).body;
const namesFor = async (user: TestUser) => (await placesOf(user)).items.map(({ name }) => name);
const setTo = (navigation: object) => changeConfig(administrator.api, { 'ui.navigation': navigation });

test('the default navigation contains discussions and categories', async () => {
  expect(await placesOf(forum.guest)).toEqual({
    items: [
      { id: 'builtin-discussions', name: 'Discussions', url: '/discussions', badge: null, children: [] },
      { id: 'builtin-categories', name: 'Categories', url: '/categories', badge: null, children: [] },
    ],
    mobileOnly: [],
    sections: [],
  });
});

test('navigation items are returned only to viewers with the required role and permission, at every level', async () => {
  const secret = { name: 'Staff', url: '/staff', roleIDs: [roleIDs.moderator] };
  await setTo({
    items: [
      { name: 'Shop', url: 'shop', badge: { type: 'text', text: 'New' } },
      { name: 'Settings', url: '/settings', permission: 'site.manage' },
      { name: 'Help', children: [secret, { name: 'Rules', url: 'https://rules.example', children: [secret] }] },
      { name: 'Only for staff', children: [secret] },
      { name: 'Gone', url: '/gone', isHidden: true },
      { name: '', url: '/nameless' },
    ],
    mobileOnly: [{ name: 'App', url: '/app' }, secret],
  });
  const guest = await placesOf(forum.guest);
  expect(guest.items.map(({ name, url }) => [name, url])).toEqual([
    ['Shop', '/shop'],
    ['Help', ''],
  ]);
  expect(guest.items[0]?.badge).toEqual({ type: 'text', text: 'New' });
  expect(guest.items[1]?.children.map(({ name }) => name)).toEqual(['Rules']);
  expect(guest.items[1]?.children[0]?.children).toEqual([]);
  expect(guest.mobileOnly.map(({ name }) => name)).toEqual(['App']);
  expect(JSON.stringify(guest)).not.toContain('staff');
  const moderator = await forum.aModerator();
  expect(await namesFor(moderator)).toEqual(['Shop', 'Help', 'Only for staff']);
  expect(await namesFor(administrator)).toEqual(['Shop', 'Settings', 'Help']);
});

test('script URLs are refused, and the complete list is not readable as a setting', async () => {
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])
    await expect(setTo({ items: [{ name: 'X', url }] })).rejects.toMatchObject({ status: 422 });
  const response = await forum.guest.request({ url: '/api/v2/config?select=ui.navigation' });
  expect(response.json()).toEqual({});
});

const news = { items: [{ id: 'news', name: 'News', url: '/news' }], mobileOnly: [] };
const stored = async () =>
  (await readConfig(administrator.api, ['ui.navigation'])).body['ui.navigation'] as NavigationItems;

test('the navigation is replaced as a whole, logged, and restored from the log', async () => {
  await setTo(news);
  const known = await stored();
  const nested = {
    items: [{ id: 'help', name: 'Help', children: [{ id: 'rules', name: 'Rules', url: '/rules', roleIDs: [1] }] }],
    mobileOnly: [{ id: 'app', name: 'App', url: '/app' }],
  };
  expect((await changeNavigation(administrator.api, { navigation: nested, known })).body).toEqual(nested);
  expect(await stored()).toEqual(nested);
  const [entry] = (await listAuditLogs(administrator.api, { eventType: 'setting.change' })).body;
  await undoAuditLog(administrator.api, entry?.auditLogID ?? '');
  expect(await stored()).toEqual(news);
});

test('a change that does not know the present navigation is refused; without `known` it overwrites', async () => {
  await setTo(news);
  const known = await stored();
  const [mine, theirs] = ['Mine', 'Theirs'].map((name) => ({ items: [{ name, url: '/' }], mobileOnly: [] }));
  await changeNavigation(administrator.api, { navigation: theirs as NavigationItems, known });
  await expect(
    changeNavigation(administrator.api, { navigation: mine as NavigationItems, known }),
  ).rejects.toMatchObject({ status: 409, code: 'navigation.changed-meanwhile' });
  expect(await stored()).toEqual(theirs);
  await changeNavigation(administrator.api, { navigation: mine as NavigationItems });
  expect(await stored()).toEqual(mine);
});

test('of two changes at the same time, one is refused', async () => {
  await setTo(news);
  const known = await stored();
  const changes = await Promise.allSettled(
    ['One', 'Two'].map((name) =>
      changeNavigation(administrator.api, { navigation: { items: [{ name, url: '/' }], mobileOnly: [] }, known }),
    ),
  );
  expect(changes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the default navigation is known as such, and is reset to', async () => {
  await changeConfig(administrator.api, { 'ui.navigation': null });
  const known = await stored();
  expect(known).toEqual({ items: null, mobileOnly: [] });
  await changeNavigation(administrator.api, {
    navigation: { ...known, mobileOnly: [{ name: 'App', url: '/a' }] },
    known,
  });
  expect(await namesFor(forum.guest)).toEqual(['Discussions', 'Categories']);
});

test('only administrators replace the navigation', async () => {
  for (const { api } of [forum.guest, await forum.aMember(), await forum.aModerator()])
    await expect(changeNavigation(api, { navigation: news })).rejects.toMatchObject({ status: 403 });
  for (const url of ['javascript:alert(1)', 'data:text/html,x'])
    await expect(
      changeNavigation(administrator.api, { navigation: { items: [{ name: 'X', url }], mobileOnly: [] } }),
    ).rejects.toMatchObject({ status: 422 });
});
