import { expect, test } from 'vitest';
import type { IgnoredUser } from '#api/member/identity/ignore.contract.ts';
import { findIgnoring, ignoreLimit } from '#server/member/identity/ignore.queries.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const loud = await forum.aMember({ name: 'loud' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();

const put = (user: TestUser, ignoredUserID: number, id: number | '$me' = '$me') =>
  user.request({ method: 'PUT', url: `/api/v2/users/${id}/ignored/${ignoredUserID}` });

const listOf = async (user: TestUser, id: number | '$me' = '$me') =>
  (await user.request({ url: `/api/v2/users/${id}/ignored` })).json<IgnoredUser[]>().map(({ name }) => name);

test('a member is ignored once, found from both sides, and no longer ignored', async () => {
  const { db } = forum.forum;
  const added = await put(reader, loud.userID);
  expect([added.statusCode, added.json()]).toEqual([
    200,
    expect.objectContaining({ userID: loud.userID, name: 'loud', dateIgnored: expect.any(String) }),
  ]);
  expect((await put(reader, loud.userID)).statusCode).toBe(200);
  expect(await listOf(reader)).toEqual(['loud']);
  expect([...(await viewerOfUser(forum.forum, reader.userID)).ignored]).toEqual([loud.userID]);
  expect([...(await findIgnoring(db, loud.userID, [reader.userID, admin.userID]))]).toEqual([reader.userID]);
  const url = `/api/v2/users/$me/ignored/${loud.userID}`;
  expect((await reader.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await reader.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await listOf(reader)).toEqual([]);
});

test('members cannot ignore themselves or staff', async () => {
  for (const userID of [reader.userID, moderator.userID, admin.userID])
    expect((await put(reader, userID)).json().code).toBe('user.not-ignorable');
  expect((await put(reader, 999_999)).json().code).toBe('user.not-found');
});

test('ignore lists are private: other members cannot change them, and only staff can read them', async () => {
  expect((await put(forum.guest, loud.userID)).statusCode).toBe(403);
  expect((await put(admin, loud.userID, reader.userID)).statusCode).toBe(403);
  expect(
    (await loud.request({ method: 'DELETE', url: `/api/v2/users/${reader.userID}/ignored/${loud.userID}` })).statusCode,
  ).toBe(403);
  expect((await loud.request({ url: `/api/v2/users/${reader.userID}/ignored` })).statusCode).toBe(403);
  expect((await forum.guest.request({ url: '/api/v2/users/$me/ignored' })).statusCode).toBe(403);
  expect((await admin.request({ url: `/api/v2/users/${reader.userID}/ignored` })).statusCode).toBe(200);
});

test('the length of the list is limited', async () => {
  const full = await forum.aMember({ name: 'full' });
  await forum.forum.db
    .insertInto('member')
    .values(Array.from({ length: ignoreLimit }, (_, index) => ({ name: `noise${index}` })))
    .execute();
  const noise = await forum.forum.db.selectFrom('member').select('user_id').where('name', 'like', 'noise%').execute();
  await forum.forum.db
    .insertInto('member_ignore')
    .values(noise.map(({ user_id }) => ({ user_id: full.userID, ignored_user_id: user_id })))
    .execute();
  expect((await put(full, loud.userID)).json().code).toBe('user.ignores-enough');
  expect((await put(full, noise[0]?.user_id ?? 0)).statusCode).toBe(200);
});
