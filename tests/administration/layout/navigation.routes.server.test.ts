import { expect, test } from 'vitest';
import { readNavigation } from '#api/administration/layout/navigation.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
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
