import { beforeAll, describe, expect, test } from 'vitest';
import { createComment, listComments } from '#api/discussion/comment.client.ts';
import {
  changeDiscussion,
  createDiscussion,
  listBookmarkedDiscussions,
  listDiscussions,
  quoteDiscussion,
  readDiscussion,
  readDiscussionForEdit,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion, dismissDiscussion } from '#api/discussion/discussion-mark.client.ts';
import { roleIDs } from '#server/member/permission-book.ts';
import { refusedWith } from '#tests/support/refusal.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';

const site = await testForum();
const [anna, ben, moderator, administrator, categoryID] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aModerator(),
  site.anAdministrator(),
  site.aCategory({ name: 'Garden' }),
]);
await site.forum.db
  .insertInto('setting')
  .values({ key: 'rateLimit.posts', value: JSON.stringify({ count: 10_000, seconds: 1 }) })
  .execute();
await site.forum.settings.changed();

const post = (changes: object = {}) => ({
  name: 'Growing beans',
  body: 'How *tall*?',
  format: 'markdown' as const,
  categoryID,
  ...changes,
});
const start = async (by: Somebody = anna, changes: object = {}) => (await createDiscussion(by.api, post(changes))).body;
/** A category that only these roles may see and use. */
async function hiddenCategory(roles: Record<number, string[]>): Promise<number> {
  const id = await site.aCategory();
  await site.forum.db.updateTable('category').set({ custom_permissions: true }).where('category_id', '=', id).execute();
  const rows = Object.entries(roles).flatMap(([role, permissions]) =>
    permissions.map((permission) => ({
      role_id: Number(role),
      resource_type: 'category',
      resource_id: id,
      permission,
    })),
  );
  if (rows.length) await site.forum.db.insertInto('role_permission').values(rows).execute();
  await Promise.all([site.forum.categories.changed(), site.forum.permissions.changed()]);
  return id;
}

describe('starting a discussion', () => {
  test('gives it whole, rendered, with its author, and counts it', async () => {
    const before = await site.forum.db
      .selectFrom('member')
      .select('count_discussions')
      .where('user_id', '=', anna.userID)
      .executeTakeFirstOrThrow();
    const made = await createDiscussion(anna.api, post());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      type: 'discussion',
      postTypeID: 'discussion',
      name: 'Growing beans',
      body: '<p dir="auto">How <em>tall</em>?</p>',
      categoryID,
      insertUserID: anna.userID,
      insertUser: { name: 'anna' },
      category: { name: 'Garden' },
      countComments: 0,
      closed: false,
      pinned: false,
      pinLocation: null,
      unread: false,
      url: `/discussion/${made.body.discussionID}/growing-beans`,
    });
    const after = await site.forum.db
      .selectFrom('member')
      .select('count_discussions')
      .where('user_id', '=', anna.userID)
      .executeTakeFirstOrThrow();
    expect(after.count_discussions).toBe(before.count_discussions + 1);
    const category = await site.forum.db
      .selectFrom('category')
      .selectAll()
      .where('category_id', '=', categoryID)
      .executeTakeFirstOrThrow();
    expect(category.last_discussion_id).toBe(made.body.discussionID);
  });

  test('is refused to guests, without permission, in archived and in other categories', async () => {
    expect(await refusedWith(createDiscussion(site.guest.api, post()))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    const readOnly = await hiddenCategory({ [roleIDs.member]: ['discussions.view'] });
    expect(await refusedWith(createDiscussion(anna.api, post({ categoryID: readOnly })))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ categoryID: 999_999 })))).toEqual({
      status: 404,
      code: 'category.not-found',
    });
    const heading = await site.aCategory();
    await site.forum.db
      .updateTable('category')
      .set({ display_as: 'heading' })
      .where('category_id', '=', heading)
      .execute();
    const archived = await site.aCategory();
    await site.forum.db
      .updateTable('category')
      .set({ is_archived: true })
      .where('category_id', '=', archived)
      .execute();
    await site.forum.categories.changed();
    expect(await refusedWith(createDiscussion(anna.api, post({ categoryID: heading })))).toEqual({
      status: 403,
      code: 'category.not-postable',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ categoryID: archived })))).toEqual({
      status: 403,
      code: 'category.archived',
    });
  });

  test('needs a title and a body within the limits', async () => {
    expect(await refusedWith(createDiscussion(anna.api, post({ name: '  ' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ name: 'x'.repeat(251) })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ body: ' \n' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ body: 'x'.repeat(60_001) })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ format: 'rich' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ type: 'riddle' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
  });

  test('is refused for a group, which there are none of, rather than posted elsewhere', async () => {
    const refused = { status: 422, code: 'request.invalid' };
    expect(await refusedWith(createDiscussion(anna.api, post({ groupID: 3 })))).toEqual(refused);
    const { discussionID } = await start(anna, { groupID: null });
    expect(await refusedWith(changeDiscussion(anna.api, discussionID, { groupID: 3 } as never))).toEqual(refused);
  });

  test('asks for the permission of every mark it is given', async () => {
    for (const mark of [
      { pinned: true },
      { closed: true },
      { sink: true },
      { resolved: true },
      { newTagNames: ['beans'] },
    ])
      expect(await refusedWith(createDiscussion(anna.api, post(mark))), JSON.stringify(mark)).toEqual({
        status: 403,
        code: 'permission.missing',
      });
    const made = await start(administrator, {
      pinned: true,
      closed: true,
      newTagNames: ['Beans', 'beans', 'Runner beans'],
    });
    expect(made).toMatchObject({ pinned: true, pinLocation: 'category', closed: true });
    expect(made.tags?.map(({ urlcode }) => urlcode)).toEqual(['beans', 'runner-beans']);
    const tag = await site.forum.db
      .selectFrom('tag')
      .select('count_discussions')
      .where('urlcode', '=', 'beans')
      .executeTakeFirstOrThrow();
    expect(tag.count_discussions).toBe(1);
    const many = { newTagNames: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] };
    expect(await refusedWith(createDiscussion(administrator.api, post(many)))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await refusedWith(createDiscussion(anna.api, post({ tagIDs: [987_654] })))).toEqual({
      status: 404,
      code: 'tag.not-found',
    });
  });

  test('removes the draft it grew from, but nobody else’s', async () => {
    const drafts = await site.forum.db
      .insertInto('draft')
      .values([anna, ben].map(({ userID }) => ({ insert_user_id: userID, record_type: 'discussion' })))
      .returning('draft_id')
      .execute();
    for (const { draft_id } of drafts) await start(anna, { draftID: draft_id });
    const left = await site.forum.db.selectFrom('draft').select('insert_user_id').execute();
    expect(left).toEqual([{ insert_user_id: ben.userID }]);
  });

  test('is limited to so many posts in a span of time, for members', async () => {
    const carl = await site.aMember();
    const limit = (count: number, seconds: number) =>
      site.forum.db
        .updateTable('setting')
        .set({ value: JSON.stringify({ count, seconds }) })
        .where('key', '=', 'rateLimit.posts')
        .execute()
        .then(() => site.forum.settings.changed());
    await limit(2, 3600);
    await start(carl);
    await start(carl);
    expect(await refusedWith(createDiscussion(carl.api, post()))).toEqual({ status: 429, code: 'request.too-many' });
    await start(moderator);
    await start(moderator);
    await start(moderator);
    await limit(10_000, 1);
  });
});

describe('reading a discussion', () => {
  test('gives only what was asked for', async () => {
    const { discussionID } = await start();
    const { body: plain } = await readDiscussion(site.guest.api, discussionID);
    expect(plain.insertUser).toBeUndefined();
    expect(plain.body).toContain('<em>tall</em>');
    expect(plain.resolved).toBeUndefined();
    expect((await readDiscussion(moderator.api, discussionID)).body.resolved).toBe(false);
    const { body: rich } = await readDiscussion(anna.api, discussionID, { expand: ['all', '-body'] });
    expect(rich.body).toBeUndefined();
    expect(rich).toMatchObject({
      insertUser: { name: 'anna' },
      lastUser: { name: 'anna' },
      breadcrumbs: [{ name: 'Garden' }],
      tags: [],
      reactions: [],
      excerpt: 'How tall?',
      snippet: 'How tall?',
      bodyRaw: 'How *tall*?',
      format: 'markdown',
      lastPost: { discussionID, name: 'Growing beans' },
    });
    expect(rich.permissions).toMatchObject({
      'comments.add': true,
      'discussions.edit': false,
      'discussions.moderate': false,
    });
  });

  test('is refused without permission for its category; 404 when there is none, 410 when it was deleted', async () => {
    const hidden = await hiddenCategory({
      [roleIDs.moderator]: ['discussions.view', 'discussions.add', 'comments.add'],
    });
    const secret = await start(moderator, { categoryID: hidden });
    expect(await refusedWith(readDiscussion(anna.api, secret.discussionID))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(listComments(anna.api, { discussionID: secret.discussionID }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(listDiscussions(anna.api, { categoryID: hidden }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(
      (await listDiscussions(anna.api, { limit: 500 })).body.some(
        ({ discussionID }) => discussionID === secret.discussionID,
      ),
    ).toBe(false);
    expect(
      (await listDiscussions(moderator.api, { limit: 500 })).body.some(
        ({ discussionID }) => discussionID === secret.discussionID,
      ),
    ).toBe(true);
    expect(await refusedWith(readDiscussion(anna.api, 999_999))).toEqual({ status: 404, code: 'discussion.not-found' });
    const gone = await start();
    await removeDiscussion(moderator.api, gone.discussionID);
    expect(await refusedWith(readDiscussion(anna.api, gone.discussionID))).toEqual({
      status: 410,
      code: 'discussion.gone',
    });
  });

  test('counts views, written when the counter is flushed', async () => {
    const { discussionID } = await start();
    for (const who of [site.guest, anna, ben]) await readDiscussion(who.api, discussionID);
    await expect
      .poll(async () => (await listDiscussions(anna.api, { discussionID: String(discussionID) })).body[0]?.countViews, {
        timeout: 8_000,
        interval: 200,
      })
      .toBe(3);
  });

  test('what was written before somebody joined is not unread to them', async () => {
    site.setNow(new Date(Date.now() - 60_000));
    const { discussionID } = await start(anna);
    site.setNow();
    const late = await site.aMember();
    const unread = async () =>
      (await listDiscussions(late.api, { discussionID: String(discussionID) })).body[0]?.unread;
    expect(await unread()).toBe(false);
    await createComment(anna.api, { discussionID, body: 'News', format: 'text' });
    expect(await unread()).toBe(true);
  });

  test('remembers what was read: unread until opened, then as many as are new', async () => {
    const { discussionID } = await start(anna);
    const seen = async () => {
      const [found] = (await listDiscussions(ben.api, { discussionID: String(discussionID) })).body;
      return [found?.unread, found?.countUnread];
    };
    expect(await seen()).toEqual([true, 0]);
    await readDiscussion(ben.api, discussionID);
    expect(await seen()).toEqual([false, 0]);
    for (let n = 0; n < 3; n += 1) await createComment(anna.api, { discussionID, body: `${n}`, format: 'text' });
    expect(await seen()).toEqual([true, 3]);
    await listComments(ben.api, { discussionID, limit: 2 });
    expect(await seen()).toEqual([true, 1]);
    await listComments(ben.api, { discussionID, limit: 2, page: 2 });
    expect(await seen()).toEqual([false, 0]);
    await createComment(anna.api, { discussionID, body: 'new', format: 'text' });
    const unread = async () =>
      (await listDiscussions(ben.api, { discussionID: String(discussionID), unread: true })).body.length;
    expect(await unread()).toBe(1);
    await site.forum.db
      .insertInto('category_member')
      .values({ user_id: ben.userID, category_id: categoryID, date_marked_read: new Date(Date.now() + 1_000) })
      .execute();
    expect(await unread()).toBe(0);
    await site.forum.db.deleteFrom('category_member').execute();
  });
});

describe('changing a discussion', () => {
  const at = (minutes: number) => site.setNow(new Date(Date.now() + minutes * 60_000));

  test('its author may within the time for editing, then not any more', async () => {
    const { discussionID } = await start();
    const { body: changed } = await changeDiscussion(anna.api, discussionID, { name: 'Taller beans', body: '**Yes**' });
    expect(changed).toMatchObject({
      name: 'Taller beans',
      body: '<p dir="auto"><strong>Yes</strong></p>',
      updateUserID: anna.userID,
    });
    expect(changed.dateUpdated).not.toBeNull();
    expect((await readDiscussionForEdit(anna.api, discussionID)).body).toMatchObject({
      postTypeID: 'discussion',
      postMeta: {},
      name: 'Taller beans',
      body: '**Yes**',
      tagIDs: [],
    });
    at(61);
    expect(await refusedWith(changeDiscussion(anna.api, discussionID, { name: 'Later' }))).toEqual({
      status: 400,
      code: 'discussion.not-editable',
    });
    expect(await refusedWith(readDiscussionForEdit(anna.api, discussionID))).toEqual({
      status: 400,
      code: 'discussion.not-editable',
    });
    await changeDiscussion(moderator.api, discussionID, { name: 'By a moderator' });
    site.setNow();
    expect(await refusedWith(changeDiscussion(ben.api, discussionID, { name: 'Mine' }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(changeDiscussion(site.guest.api, discussionID, { name: 'Mine' }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
  });

  test('its author may not while it is closed', async () => {
    const { discussionID } = await start();
    await changeDiscussion(moderator.api, discussionID, { closed: true });
    expect(await refusedWith(changeDiscussion(anna.api, discussionID, { name: 'Open' }))).toEqual({
      status: 400,
      code: 'discussion.not-editable',
    });
  });

  test('a mark needs its permission only when it really changes', async () => {
    const { discussionID } = await start();
    await changeDiscussion(anna.api, discussionID, {
      closed: false,
      sink: false,
      pinned: false,
      pinLocation: null,
      name: 'Same',
    });
    for (const mark of [
      { closed: true },
      { sink: true },
      { pinned: true },
      { pinLocation: 'recent' as const },
      { resolved: true },
      { insertUserID: ben.userID },
    ])
      expect(await refusedWith(changeDiscussion(anna.api, discussionID, mark)), JSON.stringify(mark)).toEqual({
        status: 403,
        code: 'permission.missing',
      });
    const { body: pinned } = await changeDiscussion(moderator.api, discussionID, {
      pinLocation: 'recent',
      resolved: true,
      sink: true,
    });
    expect(pinned).toMatchObject({ pinned: true, pinLocation: 'recent', resolved: true, sink: true });
    const { body: unpinned } = await changeDiscussion(moderator.api, discussionID, { pinLocation: 'none' });
    expect(unpinned).toMatchObject({ pinned: false, pinLocation: null });
  });

  test('another author gets the credit', async () => {
    const { discussionID } = await start(anna);
    const count = async (who: Somebody) =>
      (
        await site.forum.db
          .selectFrom('member')
          .select('count_discussions')
          .where('user_id', '=', who.userID)
          .executeTakeFirstOrThrow()
      ).count_discussions;
    const [annas, bens] = [await count(anna), await count(ben)];
    const { body } = await changeDiscussion(
      administrator.api,
      discussionID,
      { insertUserID: ben.userID },
      { expand: ['insertUser'] },
    );
    expect(body.insertUser?.name).toBe('ben');
    expect([await count(anna), await count(ben)]).toEqual([annas - 1, bens + 1]);
    expect(await refusedWith(changeDiscussion(administrator.api, discussionID, { insertUserID: 999_999 }))).toEqual({
      status: 404,
      code: 'user.not-found',
    });
  });

  test('moving it takes its counts along, and needs discussions.add there', async () => {
    const target = await site.aCategory();
    const { discussionID } = await start();
    await createComment(ben.api, { discussionID, body: 'x', format: 'text' });
    const counts = async (id: number) => {
      const row = await site.forum.db
        .selectFrom('category')
        .selectAll()
        .where('category_id', '=', id)
        .executeTakeFirstOrThrow();
      return { discussions: row.count_discussions, comments: row.count_comments, last: row.last_discussion_id };
    };
    const before = await counts(categoryID);
    await changeDiscussion(moderator.api, discussionID, { categoryID: target });
    expect(await counts(target)).toEqual({ discussions: 1, comments: 1, last: discussionID });
    const after = await counts(categoryID);
    expect(after).toMatchObject({ discussions: before.discussions - 1, comments: before.comments - 1 });
    expect(after.last).not.toBe(discussionID);
    const readOnly = await hiddenCategory({ [roleIDs.moderator]: ['discussions.view'] });
    expect(await refusedWith(changeDiscussion(moderator.api, discussionID, { categoryID: readOnly }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
  });
});

describe('deleting a discussion', () => {
  test('needs its permission, and takes it from lists and every count', async () => {
    const place = await site.aCategory();
    const { discussionID } = await start(anna, { categoryID: place });
    await createComment(ben.api, { discussionID, body: 'x', format: 'text' });
    const bens = async () =>
      (
        await site.forum.db
          .selectFrom('member')
          .select('count_comments')
          .where('user_id', '=', ben.userID)
          .executeTakeFirstOrThrow()
      ).count_comments;
    const before = await bens();
    expect(await refusedWith(removeDiscussion(anna.api, discussionID))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect((await removeDiscussion(moderator.api, discussionID)).status).toBe(204);
    expect(await refusedWith(removeDiscussion(moderator.api, discussionID))).toEqual({
      status: 409,
      code: 'discussion.deleted-meanwhile',
    });
    expect(await bens()).toBe(before - 1);
    const row = await site.forum.db
      .selectFrom('category')
      .selectAll()
      .where('category_id', '=', place)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      count_discussions: 0,
      count_comments: 0,
      last_discussion_id: null,
      date_last_post: null,
    });
    expect((await listDiscussions(anna.api, { categoryID: place })).body).toEqual([]);
    expect(await refusedWith(createComment(ben.api, { discussionID, body: 'x', format: 'text' }))).toEqual({
      status: 410,
      code: 'discussion.gone',
    });
  });
});

describe('lists', () => {
  let place: number;
  const ids = async (query: object, who: Somebody = anna) =>
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

  test('have five orders and their opposites', async () => {
    expect(await ids({})).toEqual(['one', 'four', 'three', 'two']);
    expect(await ids({ sort: '-dateInserted' })).toEqual(['four', 'three', 'two', 'one']);
    expect(await ids({ sort: 'dateInserted' })).toEqual(['one', 'two', 'three', 'four']);
    expect((await ids({ sort: '-score' }))[0]).toBe('three');
    expect((await ids({ sort: '-hot' }))[0]).toBe('two');
    expect((await ids({ sort: 'experimentalTrending' }))[0]).toBe('two');
    expect(await ids({ sort: 'name' })).toEqual(['four', 'one', 'three', 'two']);
    expect(await ids({ sort: '-discussionID' })).toEqual(['four', 'three', 'two', 'one']);
  });

  test('are paged, with the total', async () => {
    const { body, paging } = await listDiscussions(anna.api, {
      categoryID: place,
      sort: 'dateInserted',
      limit: 3,
      page: 2,
    });
    expect(body.map(({ name }) => name)).toEqual(['four']);
    expect(paging).toMatchObject({ current: 2, limit: 3, total: 4, hasMore: false });
  });

  test('are filtered', async () => {
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

  test('of a category can have what is below it; hidden categories can be left out', async () => {
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

  test('have announcements first, in their place, until they are dismissed', async () => {
    const there = await site.aCategory();
    const elsewhere = await site.aCategory();
    const names = async (query: object, who: Somebody = anna) =>
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

  test('of bookmarks are the viewer’s own', async () => {
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

test('a quote has the text as it was written', async () => {
  const { discussionID } = await start();
  expect((await quoteDiscussion(ben.api, discussionID)).body).toMatchObject({
    bodyRaw: 'How *tall*?',
    format: 'markdown',
    insertUser: { name: 'anna' },
  });
});

test('no id, however strange, is a fault', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '99999999999999999999', '9007199254740991', '%00', "1'"])
    for (const url of [
      `/api/v2/discussions/${id}`,
      `/api/v2/comments/${id}`,
      `/api/v2/comments?discussionID=${id}`,
      `/api/v2/discussions?categoryID=${id}`,
      `/api/v2/comments/thread?discussionID=${id}`,
    ])
      expect((await anna.request({ method: 'GET', url })).statusCode, url).toBeLessThan(500);
});
