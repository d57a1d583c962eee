import { beforeAll, describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import {
  listBookmarkedDiscussions,
  listDiscussions,
  readDiscussion,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion, dismissDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';
import { discussionFixture } from './discussion-fixture.ts';

const { site, anna, ben, moderator, start } = await discussionFixture();

describe('discussion lists', () => {
  let place: number;
  const ids = async (query: object, who: TestUser = anna) =>
    (await listDiscussions(who.api, { categoryID: place, expand: ['-body'], ...query })).body.map(({ name }) => name);

  beforeAll(async () => {
    place = await site.aCategory({ name: 'Lists' });
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) {
      site.setNow(new Date(Date.UTC(2026, 0, 1 + index)));
      await start(name === 'two' ? ben : anna, { name, categoryID: place });
    }
    site.setNow(new Date(Date.UTC(2026, 1, 1)));
    const one = (await listDiscussions(anna.api, { categoryID: place, sort: 'dateInserted' })).body[0];
    await createComment(ben.api, { discussionID: one?.discussionID ?? 0, body: 'hello', format: 'text' });
    await site.forum.db.updateTable('discussion').set({ score: 7 }).where('name', '=', 'three').execute();
    await site.forum.db
      .updateTable('discussion')
      .set({ hot: 1e9 })
      .where('name', '=', 'two')
      .where('category_id', '=', place)
      .execute();
    site.setNow();
  });

  test('have five sort orders and their opposites', async () => {
    expect(await ids({})).toEqual(['one', 'four', 'three', 'two']);
    expect(await ids({ sort: '-dateInserted' })).toEqual(['four', 'three', 'two', 'one']);
    expect(await ids({ sort: 'dateInserted' })).toEqual(['one', 'two', 'three', 'four']);
    expect((await ids({ sort: '-score' }))[0]).toBe('three');
    expect((await ids({ sort: '-hot' }))[0]).toBe('two');
    expect((await ids({ sort: 'experimentalTrending' }))[0]).toBe('two');
    expect(await ids({ sort: 'name' })).toEqual(['four', 'one', 'three', 'two']);
    expect(await ids({ sort: '-discussionID' })).toEqual(['four', 'three', 'two', 'one']);
  });

  test('are paginated, with the total', async () => {
    const { body, paging } = await listDiscussions(anna.api, {
      categoryID: place,
      sort: 'dateInserted',
      limit: 3,
      page: 2,
    });
    expect(body.map(({ name }) => name)).toEqual(['four']);
    expect(paging).toMatchObject({ current: 2, limit: 3, total: 4, hasMore: false });
  });

  test('can be filtered', async () => {
    expect(await ids({ insertUserID: ben.userID })).toEqual(['two']);
    expect(await ids({ insertUserID: '$me' }, ben)).toEqual(['two']);
    expect(await ids({ hasComments: true })).toEqual(['one']);
    expect(await ids({ score: '>=5' })).toEqual(['three']);
    expect(await ids({ dateInserted: '2026-01-02' })).toEqual(['two']);
    expect(await ids({ dateInserted: '[2026-01-02,2026-01-03]', sort: 'dateInserted' })).toEqual(['two', 'three']);
    expect(await ids({ dateLastComment: '>=2026-01-31' })).toEqual(['one']);
    expect(await ids({ participatedUserID: '$me' }, ben)).toEqual(['one']);
    expect(await ids({ closed: true })).toEqual([]);
    expect(await ids({ type: 'question' })).toEqual([]);
    expect(await ids({ postTypeID: 'question' })).toEqual([]);
    expect(await ids({ postTypeID: 'Discussion,question' })).toHaveLength(4);
    expect(await ids({ slotType: 'a' })).toHaveLength(4);
    expect(await ids({ insertUserRoleID: roleIDs.moderator })).toEqual([]);
    expect(await ids({ excludedCategoryIDs: [place] })).toEqual([]);
    expect(await refusedWith(ids({ participatedUserID: ben.userID }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await ids({ participatedUserID: ben.userID }, moderator)).toEqual(['one']);
    expect(await refusedWith(ids({ resolved: false }))).toEqual({ status: 403, code: 'permission.missing' });
    expect(await ids({ resolved: false }, moderator)).toHaveLength(4);
    expect(await refusedWith(ids({ followed: true }, site.guest))).toEqual({ status: 403, code: 'permission.missing' });
    expect(await ids({ followed: true })).toEqual([]);
    expect(await refusedWith(listDiscussions(anna.api, { categoryID: 999_999 }))).toEqual({
      status: 404,
      code: 'category.not-found',
    });
    expect(await refusedWith(ids({ sort: 'colour' }))).toEqual({ status: 422, code: 'request.invalid' });
  });

  test('of a category can include its descendants and exclude hidden categories', async () => {
    const child = await site.aCategory({ parentCategoryID: place });
    await site.forum.db
      .updateTable('category')
      .set({ hide_from_recent: true })
      .where('category_id', '=', child)
      .execute();
    await site.forum.categories.changed();
    await start(anna, { name: 'below', categoryID: child });
    expect(await ids({})).not.toContain('below');
    expect(await ids({ includeChildCategories: true })).toContain('below');
    expect(await ids({ includeChildCategories: true, excludeHiddenCategories: true })).not.toContain('below');
    const { body, paging } = await listDiscussions(anna.api, { categoryID: place, includeChildCategories: true });
    expect(paging?.total).toBe(body.length);
  });

  test('start with the announcements of their scope, until these are dismissed', async () => {
    const there = await site.aCategory();
    const elsewhere = await site.aCategory();
    const names = async (query: object, who: TestUser = anna) =>
      (await listDiscussions(who.api, { limit: 2, ...query })).body.map(({ name }) => name);
    const local = await start(moderator, { name: 'local', categoryID: there, pinLocation: 'category' });
    const everywhere = await start(moderator, { name: 'everywhere', categoryID: elsewhere, pinLocation: 'recent' });
    const plain = await start(anna, { name: 'plain', categoryID: there });
    expect(await names({ categoryID: there })).toEqual(['local', 'plain']);
    expect((await names({}))[0]).toBe('everywhere');
    expect((await names({}))[1]).not.toBe('local');
    expect(await names({ categoryID: there, pinOrder: 'mixed' })).toEqual(['plain', 'local']);
    expect(await names({ categoryID: there, limit: 1, page: 2 })).toEqual(['plain']);
    expect(await names({ categoryID: there, pinned: true })).toEqual(['local']);
    expect((await dismissDiscussion(anna.api, local.discussionID, true)).body).toEqual({ dismissed: true });
    expect(await names({ categoryID: there })).toEqual(['plain', 'local']);
    expect(await names({ categoryID: there }, ben)).toEqual(['local', 'plain']);
    for (const { discussionID } of [local, everywhere, plain]) await removeDiscussion(moderator.api, discussionID);
  });

  test('of bookmarks contain only those of the viewer', async () => {
    const { discussionID } = await start(anna, { name: 'kept' });
    expect(await refusedWith(listBookmarkedDiscussions(site.guest.api))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    for (let n = 0; n < 2; n += 1)
      expect((await bookmarkDiscussion(ben.api, discussionID, true)).body).toEqual({ bookmarked: true });
    const [kept, ...others] = (await listBookmarkedDiscussions(ben.api)).body;
    expect(kept).toMatchObject({ discussionID, bookmarked: true, countBookmarks: 1 });
    expect(others).toEqual([]);
    expect((await listBookmarkedDiscussions(anna.api)).body).toEqual([]);
    for (let n = 0; n < 2; n += 1) await bookmarkDiscussion(ben.api, discussionID, false);
    expect((await readDiscussion(ben.api, discussionID)).body).toMatchObject({ bookmarked: false, countBookmarks: 0 });
  });
});
