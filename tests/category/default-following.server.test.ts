import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import * as categories from '#api/category/category.client.ts';
import { createUser } from '#api/member/user/user.client.ts';
import { findFollowed } from '#server/category/category.queries.ts';
import { anotherMachine, goodPassword } from '#tests/account/support.ts';
import { categoryBuilders } from '#tests/support/builders/category-builders.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();
const { add } = categoryBuilders(site, administrator, await site.aMember());
const [news, heading, archived] = await Promise.all([add(), add({ displayAs: 'heading' }), add({ isArchived: true })]);

const follow = (...chosen: readonly { categoryID: number }[]) =>
  changeConfig(administrator.api, {
    'preferences.categoryFollowed.defaults': chosen.map(({ categoryID }) => categoryID),
  });

async function join(name: string): Promise<number> {
  const answer = await site.server.inject({
    method: 'POST',
    url: '/api/v2/users/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    remoteAddress: anotherMachine(),
    payload: { name, email: `${name}@join.example`, password: goodPassword },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().userID;
}

const followedBy = async (userID: number) => [...(await findFollowed(site.forum.db, userID)).keys()];
const followersOf = async ({ categoryID }: { categoryID: number }) =>
  (await categories.readCategory(administrator.api, categoryID)).body.countFollowers;

test('a new member follows the default categories with the default notification preferences', async () => {
  await follow(news, heading, archived, { categoryID: 999_999 });
  const userID = await join('newcomer');
  expect(await followedBy(userID)).toEqual([news.categoryID]);
  expect(await followersOf(news)).toBe(1);
  const { body } = await categories.readCategoryPreferences(administrator.api, news.categoryID, userID);
  expect(body).toMatchObject({ 'preferences.followed': true, 'preferences.popup.posts': true });
});

test('a member added by an administrator follows them too; without default categories, a new member follows none', async () => {
  const { body } = await createUser(administrator.api, {
    name: 'added',
    email: 'added@join.example',
    password: goodPassword,
  });
  expect(await followedBy(body.userID)).toEqual([news.categoryID]);
  await follow();
  expect(await followedBy(await join('latecomer'))).toEqual([]);
  expect(await followersOf(news)).toBe(2);
});
