import { expect, test } from 'vitest';
import { addCategory } from '#api/category/category.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const admin = await forum.anAdministrator();
const member = await forum.aMember({ name: 'Ada Byron' });
const { categoryID } = (await addCategory(admin.api, { name: 'Rope work', urlcode: 'rope-work' })).body;
const hidden = (
  await addCategory(admin.api, {
    name: 'Attic',
    urlcode: 'attic',
    customPermissions: true,
    permissions: [{ type: 'category', roleID: roleIDs.administrator, permissions: { 'discussions.view': true } }],
  } as never)
).body;

/** Returns the status and the ID of the record in the response. */
const at = async (who: Pick<TestUser, 'request'>, path: string, key: string) => {
  const answer = await who.request({ url: `/api/v2/${path}` });
  return [answer.statusCode, answer.json()[key] ?? answer.json().code];
};

test('members are found by name in every call, and by e-mail address only by callers who may see addresses', async () => {
  expect(await at(member, 'users/$name:ada%20byron', 'userID')).toEqual([200, member.userID]);
  expect(await at(member, 'users/$name:nobody', 'userID')).toEqual([404, 'user.not-found']);
  expect(await at(forum.guest, 'users/$name:nobody', 'userID')).toEqual([403, 'permission.missing']);
  const put = { method: 'PUT', url: '/api/v2/users/$name:Ada%20Byron/ban', payload: { banned: true } } as const;
  expect((await member.request(put)).statusCode).toBe(403);
  const patch = { method: 'PATCH', url: '/api/v2/users/$name:Ada%20Byron', payload: { title: 'Countess' } } as const;
  expect((await admin.request(patch)).json()).toMatchObject({ userID: member.userID, title: 'Countess' });
  const { email } = await forum.forum.db
    .selectFrom('member')
    .select('email')
    .where('user_id', '=', member.userID)
    .executeTakeFirstOrThrow();
  const address = encodeURIComponent(email ?? '');
  expect(await at(admin, `users/$email:${address}`, 'userID')).toEqual([200, member.userID]);
  expect(await at(member, `users/$email:${address}`, 'userID')).toEqual([403, 'permission.missing']);
  expect(await at(member, 'users/$email:no@example.org', 'userID')).toEqual([403, 'permission.missing']);
});

test('categories, tags and roles are found by name or URL code', async () => {
  for (const path of ['categories/$urlcode:rope-work', 'categories/$name:rope%20work'])
    expect(await at(forum.guest, path, 'categoryID')).toEqual([200, categoryID]);
  const changed = { method: 'PATCH', url: '/api/v2/categories/$name:Rope%20work', payload: { description: 'Knots.' } };
  expect((await admin.request(changed as never)).json()).toMatchObject({ categoryID, description: 'Knots.' });
  const tag = (
    await admin.request({ method: 'POST', url: '/api/v2/tags', payload: { name: 'Bowline', urlcode: 'bowline' } })
  ).json();
  for (const path of ['tags/$urlcode:bowline', 'tags/$name:BOWLINE'])
    expect(await at(forum.guest, path, 'tagID')).toEqual([200, tag.tagID]);
  expect(await at(forum.guest, 'roles/$name:moderator', 'roleID')).toEqual([200, roleIDs.moderator]);
  expect(await at(forum.guest, 'tags/$name:no', 'tagID')).toEqual([404, 'tag.not-found']);
  expect(await at(forum.guest, 'roles/$name:no', 'roleID')).toEqual([404, 'role.not-found']);
});

test('a category that is hidden from the caller is not found by its name', async () => {
  expect(await at(admin, 'categories/$name:attic', 'categoryID')).toEqual([200, hidden.categoryID]);
  expect(await at(forum.guest, 'categories/$name:attic', 'categoryID')).toEqual([404, 'category.not-found']);
});

test('other fields, and records without names, are refused like an invalid ID', async () => {
  for (const path of ['users/$password:x', 'users/$__proto__:x', 'discussions/$name:x', 'users/$name:'])
    expect((await admin.request({ url: `/api/v2/${path}` })).statusCode).toBe(422);
});
