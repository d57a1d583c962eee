import { expect, test } from 'vitest';
import { makeClosedCategory } from '#tests/support/api/closed-category.ts';
import { readApi } from '#tests/support/api/openapi-route.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { requestAllRoutes, type WalkOptions } from '#tests/support/api/route-responses.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { author, member, moderator, administrator, categoryID, openID, records } = await makeClosedCategory(forum);
const routes = (await readApi(forum)).routes.filter(({ path }) => path !== '/live');
const reader = await forum.aMember();
const numbers = Array.from({ length: 14 }, (_, index) => index + 1);

/** Profile values that must be hidden from other members. No other record contains them. */
const visit = '2019-03-04T05:06:07';
const title = 'Turmalinmeister';
const about = 'Granatgarten';

const options: WalkOptions = {
  pathValues: (name, path) => {
    if (path.startsWith('/users') || name === 'userID') return [author.userID, member.userID];
    if (path.startsWith('/categories')) return [categoryID, openID];
    return numbers;
  },
  queryValues: {
    query: ['harbour', author.name],
    name: ['m*', author.name],
    insertUserID: [author.userID],
    userID: [author.userID],
    discussionID: numbers,
    reactionUrlcode: ['like'],
    roleIDs: [8],
    dateLastActive: ['2019-03-04'],
    cursor: [''],
  },
  records,
};

await forum.forum.db
  .updateTable('member')
  .set({ title, about, about_html: about, date_last_active: new Date(`${visit}Z`) })
  .where('user_id', '=', author.userID)
  .execute();

const set = (facts: { private?: boolean; hidden?: boolean; banned?: boolean }) =>
  forum.forum.db
    .updateTable('member')
    .set({ private: false, hidden: false, banned: false, ...facts })
    .where('user_id', '=', author.userID)
    .execute();

/** Returns the URLs of the responses that contain any of these texts. */
async function telling(who: TestUser, words: readonly string[]): Promise<string[]> {
  const answers = await requestAllRoutes(who, routes, options);
  return answers.filter(({ text }) => words.some((word) => text.includes(word.toLowerCase()))).map(({ url }) => url);
}

const callsIn = (urls: readonly string[]) => [...new Set(urls.map((url) => url.split('?')[0]))];

test('routes that embed members return title and last visit if the member allows it', async () => {
  await set({});
  const calls = callsIn(await telling(reader, [title, visit]));
  expect(calls).toEqual(
    expect.arrayContaining(
      ['/users', '/users/by-names', '/categories', '/discussions', '/comments', '/posts', '/search'].map(
        (path) => `/api/v2${path}`,
      ),
    ),
  );
}, 300_000);

test('no route reveals title, description or last visit of a private member', async () => {
  await set({ private: true });
  expect(await telling(reader, [title, about, visit])).toEqual([]);
  expect(await telling(forum.guest, [title, about, visit])).toEqual([]);
}, 300_000);

test('no route reveals the last visit of a member who hides it, even by filter, sort order or cursor', async () => {
  await set({ hidden: true });
  expect(await telling(reader, [visit])).toEqual([]);
  const found = await reader.request({ url: '/api/v2/users?dateLastActive=2019-03-04' });
  expect(found.json()).toEqual([]);
  const cursors = await reader.request({ url: '/api/v2/users?sort=-dateLastActive&cursor=&limit=1' });
  const next = new URL(`${cursors.headers['x-app-page-next-url']}`).searchParams.get('cursor') ?? '';
  expect(Buffer.from(next, 'base64url').toString()).not.toContain(String(Date.parse(`${visit}Z`)));
}, 300_000);

test('no route reveals a banned member when profiles of banned members are private', async () => {
  await sendPreparation(administrator, 'PATCH', '/config', { 'ui.bannedPrivateProfile': true });
  await set({ banned: true });
  expect(await telling(reader, [title, about, visit])).toEqual([]);
}, 300_000);

test('viewers with access to personal information still see it', async () => {
  await set({ private: true, hidden: true });
  const answer = await administrator.request({ url: `/api/v2/users/${author.userID}` });
  expect(answer.json()).toMatchObject({ title, dateLastActive: `${visit}+00:00` });
  expect((await moderator.request({ url: `/api/v2/users/${author.userID}` })).json()).toMatchObject({
    name: author.name,
  });
});
