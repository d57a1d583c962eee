import { expect, test } from 'vitest';
import { makeClosedCategory, secrets } from '#tests/support/api/closed-category.ts';
import { readApi } from '#tests/support/api/openapi-route.ts';
import { type RouteResponse, requestAllRoutes, type WalkOptions } from '#tests/support/api/route-responses.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const place = await makeClosedCategory(forum);
const { author, moderator, member, categoryID, openID, records } = place;
const routes = (await readApi(forum)).routes.filter(({ path }) => path !== '/live');

const numbers = Array.from({ length: 14 }, (_, index) => index + 1);

const options: WalkOptions = {
  pathValues: (name, path) => {
    if (path.startsWith('/users') || name === 'userID') return [author.userID, moderator.userID, member.userID];
    if (path.startsWith('/categories')) return [categoryID, openID];
    return numbers;
  },
  queryValues: {
    query: ['harbour'],
    name: ['a', 'p', 'place', author.name],
    insertUserID: [author.userID, moderator.userID, member.userID],
    userID: [author.userID, moderator.userID],
    recordUserID: [author.userID],
    participatedUserID: [author.userID],
    categoryID: [categoryID],
    placeRecordID: [categoryID],
    parentCategoryID: [categoryID],
    discussionID: numbers,
    siteSectionID: [`${categoryID}`],
    reactionUrlcode: ['like'],
    excludeHiddenCategories: ['false'],
    roleIDs: [8, 32],
    countReports: [1],
  },
  records,
};

/** Returns the secrets that a response reveals. */
const told = ({ text }: RouteResponse): string[] => Object.values(secrets).filter((secret) => text.includes(secret));

/** Returns the routes that reveal records of the category to a reader, without duplicates. */
async function tellingCalls(reader: TestUser): Promise<string[]> {
  const answers = await requestAllRoutes(reader, routes, options);
  return [...new Set(answers.filter((answer) => told(answer).length > 0).map(({ route }) => route))].sort();
}

/** Returns the responses that reveal records of the category to a reader. */
async function leaksTo(reader: TestUser): Promise<string[]> {
  const answers = await requestAllRoutes(reader, routes, options);
  return answers.flatMap((answer) => (told(answer).length > 0 ? [`${answer.url} tells ${told(answer)}`] : []));
}

test('the calls that return records match the reviewed table', async () => {
  const calls = await tellingCalls(moderator);
  await expect(`${calls.join('\n')}\n`).toMatchFileSnapshot('closed-category.table.txt');
}, 300_000);

test.each([
  ['a moderator', moderator],
  ['a member', member],
  ['a guest', forum.guest],
])(
  'no read call reveals to %s a category that is closed to them',
  async (_, reader) => {
    await place.close();
    expect(await leaksTo(reader)).toEqual([]);
  },
  300_000,
);

test('feeds, sitemaps and the redirects of notifications do not reveal it either', async () => {
  const { urlcode } = (await forum.forum.categories.get()).byID(categoryID) ?? { urlcode: '' };
  const ways = Array.from({ length: 60 }, (_, index) => `/activity/${index + 1}/mark-read-and-redirect`);
  const addresses = [
    '/discussions/feed.atom',
    `/categories/${urlcode}/feed.atom`,
    `/discussion/${place.discussionID}/feed.atom`,
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-discussions-1.xml',
    ...ways,
  ];
  expect((await forum.guest.request({ url: '/sitemap-pages.xml' })).statusCode).toBe(200);
  for (const reader of [moderator, member, forum.guest]) {
    const telling: string[] = [];
    for (const url of addresses) {
      const { body, headers } = await reader.request({ url });
      const text = `${headers.location ?? ''} ${body}`.toLowerCase().replaceAll(`/categories/${urlcode}`, '');
      if (Object.values(secrets).some((secret) => text.includes(secret))) telling.push(url);
    }
    expect(telling).toEqual([]);
  }
});

test('totals and badges of a moderator exclude what is closed to them', async () => {
  const ask = async (path: string) => moderator.request({ url: `/api/v2${path}` });
  for (const path of [
    '/reports',
    '/escalations',
    '/held-posts',
    '/deleted-posts?recordType=discussion',
    '/notifications',
  ]) {
    const { headers, body } = await ask(path);
    expect([path, JSON.parse(body), headers['x-app-page-result-count'] ?? '0']).toEqual([path, [], '0']);
  }
  const { counts } = (await ask('/users/me-counts')).json<{ counts: { name: string; count: number }[] }>();
  const waiting = counts.filter(({ name }) =>
    ['reports', 'escalations', 'ModerationQueue', 'UnreadNotifications'].includes(name),
  );
  expect(waiting.length).toBe(4);
  expect(waiting.filter(({ count }) => count > 0)).toEqual([]);
});
