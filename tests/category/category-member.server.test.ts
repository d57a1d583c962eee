import { describe, expect, test } from 'vitest';
import * as categories from '#api/category/category.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { categoryBuilders, idsOf as ids } from '#tests/support/builders/category-builders.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

let add: ReturnType<typeof categoryBuilders>['add'];
let aPrivate: ReturnType<typeof categoryBuilders>['aPrivate'];

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();
({ add, aPrivate } = categoryBuilders(forum, administrator, member));

describe('following a category', () => {
  test('is counted once, even for repeated simultaneous requests, and listed with its date', async () => {
    const user = await forum.aMember();
    const { categoryID } = await add();
    const follow = (followed: boolean) => categories.followCategory(user.api, categoryID, followed);
    await Promise.all([follow(true), follow(true), follow(true)]);
    const read = async () => (await categories.readCategory(user.api, categoryID)).body;
    expect(await read()).toMatchObject({ followed: true, countFollowers: 1, dateFollowed: expect.any(String) });
    expect(ids((await categories.listCategories(user.api, { followed: true })).body)).toEqual([categoryID]);
    await Promise.all([follow(false), follow(false)]);
    expect(await read()).toMatchObject({ followed: false, countFollowers: 0, dateFollowed: null });
    expect((await categories.listCategories(user.api, { followed: true })).body).toEqual([]);
  });

  test('requires a member who can view the category', async () => {
    const { categoryID } = await aPrivate(roleIDs.moderator);
    await expect(categories.followCategory(forum.guest.api, categoryID, true)).rejects.toMatchObject({ status: 403 });
    await expect(categories.followCategory(member.api, categoryID, true)).rejects.toMatchObject({ status: 404 });
    await expect(categories.listCategories(forum.guest.api, { followed: true })).rejects.toMatchObject({ status: 403 });
  });

  test('adds it to the digest, even when other preferences change, until its digest preference is turned off', async () => {
    const user = await forum.aMember();
    const { categoryID } = await add();
    const change = async (patch: object) =>
      (await categories.changeCategoryPreferences(user.api, categoryID, patch)).body;
    const before = await change({ 'preferences.followed': true });
    expect(before['preferences.email.digest']).toBe(true);
    // Like the flyout, this request sends all preferences.
    const chosen = await change({ ...before, 'preferences.email.posts': true });
    expect(chosen['preferences.email.digest']).toBe(true);
    expect((await change({ 'preferences.email.digest': false }))['preferences.email.digest']).toBe(false);
    await categories.followCategory(user.api, categoryID, false);
    expect((await change({ 'preferences.followed': true }))['preferences.email.digest']).toBe(true);
  });

  test('stores the notification preferences of the member, or of another member with users.edit', async () => {
    const { categoryID } = await add();
    const change = { 'preferences.followed': true, 'preferences.email.posts': true };
    const { body } = await categories.changeCategoryPreferences(member.api, categoryID, change);
    expect(body).toMatchObject({ ...change, 'preferences.popup.posts': true });
    expect((await categories.readCategoryPreferences(member.api, categoryID, member.userID)).body).toEqual(body);
    expect((await categories.listCategoryPreferences(member.api)).body).toContainEqual(
      expect.objectContaining({ categoryID, preferences: body }),
    );
    const other = await forum.aMember();
    await expect(categories.readCategoryPreferences(other.api, categoryID, member.userID)).rejects.toMatchObject({
      status: 403,
    });
    expect((await categories.readCategoryPreferences(administrator.api, categoryID, member.userID)).body).toEqual(body);
    await expect(
      categories.changeCategoryPreferences(administrator.api, categoryID, change, 999_999),
    ).rejects.toMatchObject({ code: 'user.not-found' });
    await expect(categories.readCategoryPreferences(forum.guest.api, categoryID)).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('marking a category as read', () => {
  test('stores the date for it and for its visible descendants', async () => {
    const top = await add();
    const child = await add({ parentCategoryID: top.categoryID });
    await aPrivate(roleIDs.moderator, top.categoryID);
    const { body } = await categories.markCategoryRead(member.api, top.categoryID);
    expect(body.categoryIDs).toEqual([top.categoryID, child.categoryID]);
    const read = await categories.readCategory(member.api, child.categoryID);
    expect(read.body.dateMarkedRead).toBe(body.dateMarkedRead);
    await expect(categories.markCategoryRead(forum.guest.api, top.categoryID)).rejects.toMatchObject({ status: 403 });
  });
});
