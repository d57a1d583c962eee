import { describe, expect, test } from 'vitest';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { discussionFixture } from '#tests/discussion/list/discussion-fixture.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { memberCount } from '#tests/support/server/member-count.ts';

const { site, anna, ben, moderator, administrator, categoryID, post, start, hiddenCategory } =
  await discussionFixture();

describe('creating a discussion', () => {
  test('returns it completely, rendered, with its author, and counts it', async () => {
    const before = await memberCount(site, anna, 'count_discussions');
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
    expect(await memberCount(site, anna, 'count_discussions')).toBe(before + 1);
    const category = await site.forum.db
      .selectFrom('category')
      .selectAll()
      .where('category_id', '=', categoryID)
      .executeTakeFirstOrThrow();
    expect(category.last_discussion_id).toBe(made.body.discussionID);
  });

  test('is refused for guests, without permission, and in archived, missing or heading categories', async () => {
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

  test('requires a title and a body within the limits', async () => {
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
    for (const format of ['rich', 'rich2', 'bbcode'])
      expect(await refusedWith(createDiscussion(anna.api, post({ format: format as never })))).toEqual({
        status: 422,
        code: 'request.invalid',
      });
    expect(await refusedWith(createDiscussion(anna.api, post({ type: 'riddle' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
  });

  test('is refused for a group, because groups do not exist', async () => {
    const refused = { status: 422, code: 'request.invalid' };
    expect(await refusedWith(createDiscussion(anna.api, post({ groupID: 3 })))).toEqual(refused);
    const { discussionID } = await start(anna, { groupID: null });
    expect(await refusedWith(changeDiscussion(anna.api, discussionID, { groupID: 3 } as never))).toEqual(refused);
  });

  test('requires the permission for every flag that is set', async () => {
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

  test('deletes its draft, but never the draft of another member', async () => {
    const drafts = await site.forum.db
      .insertInto('draft')
      .values([anna, ben].map(({ userID }) => ({ insert_user_id: userID, record_type: 'discussion' })))
      .returning('draft_id')
      .execute();
    for (const { draft_id } of drafts) await start(anna, { draftID: draft_id });
    const left = await site.forum.db.selectFrom('draft').select('insert_user_id').execute();
    expect(left).toEqual([{ insert_user_id: ben.userID }]);
  });

  test('is rate limited for members', async () => {
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

test('no malformed ID causes an unexpected error', async () => {
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
