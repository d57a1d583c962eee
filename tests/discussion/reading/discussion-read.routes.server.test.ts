import { describe, expect, test } from 'vitest';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import {
  listDiscussions,
  quoteDiscussion,
  readDiscussion,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { discussionFixture } from '#tests/discussion/list/discussion-fixture.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';

const { site, anna, ben, moderator, categoryID, start, hiddenCategory } = await discussionFixture();

describe('reading a discussion', () => {
  test('returns only the requested fields', async () => {
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

  test('is refused without permission for its category, with 404 for a missing and 410 for a deleted discussion', async () => {
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
      status: 404,
      code: 'category.not-found',
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

  test('counts views, which are stored when the counter is flushed', async () => {
    const { discussionID } = await start();
    for (const who of [site.guest, anna, ben]) await readDiscussion(who.api, discussionID);
    await expect
      .poll(async () => (await listDiscussions(anna.api, { discussionID: String(discussionID) })).body[0]?.countViews, {
        timeout: 8_000,
        interval: 200,
      })
      .toBe(3);
  });

  test('content older than a member is not unread for them', async () => {
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

  test('tracks reading: unread until opened, then with the number of new comments', async () => {
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

test('a quote contains the original text', async () => {
  const { discussionID } = await start();
  expect((await quoteDiscussion(ben.api, discussionID)).body).toMatchObject({
    bodyRaw: 'How *tall*?',
    format: 'markdown',
    insertUser: { name: 'anna' },
  });
});
