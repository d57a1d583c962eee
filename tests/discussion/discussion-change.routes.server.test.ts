import { describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import {
  changeDiscussion,
  listDiscussions,
  readDiscussionForEdit,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { discussionFixture } from '#tests/discussion/list/discussion-fixture.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { memberCount } from '#tests/support/server/member-count.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

const { site, anna, ben, moderator, administrator, categoryID, start, hiddenCategory } = await discussionFixture();

describe('editing a discussion', () => {
  const at = (minutes: number) => site.setNow(new Date(Date.now() + minutes * 60_000));

  test('is allowed to its author within the editing period, and not afterwards', async () => {
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

  test('is refused to its author while it is closed', async () => {
    const { discussionID } = await start();
    await changeDiscussion(moderator.api, discussionID, { closed: true });
    expect(await refusedWith(changeDiscussion(anna.api, discussionID, { name: 'Open' }))).toEqual({
      status: 400,
      code: 'discussion.not-editable',
    });
  });

  test('requires the permission of a flag only when the flag actually changes', async () => {
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

  test('changing the author transfers the post count', async () => {
    const { discussionID } = await start(anna);
    const count = (who: TestUser) => memberCount(site, who, 'count_discussions');
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

  test('moving it transfers its counters, and requires discussions.add in the target category', async () => {
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
  test('requires its permission, and removes it from lists and all counters', async () => {
    const place = await site.aCategory();
    const { discussionID } = await start(anna, { categoryID: place });
    await createComment(ben.api, { discussionID, body: 'x', format: 'text' });
    const bens = () => memberCount(site, ben, 'count_comments');
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
