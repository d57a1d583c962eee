import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { viewerOfUser } from '#server/member/session/session.ts';
import { approveHeldPost } from '#server/moderation/approval/held-post-decision.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadSampleWhenEmpty } from '#server/sample/load-when-empty.ts';
import { countRows, openEmptyForum } from './empty-forum.ts';
import { findDrift } from './sample-drift.ts';

describe('a forum with the sample', () => {
  let forum: Forum;
  let close: () => Promise<void>;
  let loaded: Awaited<ReturnType<typeof loadSampleWhenEmpty>>;
  beforeAll(async () => {
    ({ forum, close } = await openEmptyForum());
    loaded = await loadSampleWhenEmpty(forum);
  });
  afterAll(() => close());

  test('contains the whole sample community', async () => {
    expect(loaded).toEqual({ members: 12, categories: 8, discussions: 42, comments: 232 });
    expect(await countRows(forum)).toMatchObject({ member: 12, category: 8, discussion: 42, comment: 232, media: 17 });
  });

  test('has correct counts', async () => {
    expect(await findDrift(forum.db)).toEqual([]);
    const { rows } =
      await sql`select sum(score)::integer as score, sum(count_bookmarks)::integer as bookmarks from discussion`.execute(
        forum.db,
      );
    expect(rows).toEqual([{ score: expect.any(Number), bookmarks: expect.any(Number) }]);
    expect(Object.values(rows[0] as object).every((sum) => sum > 20)).toBe(true);
  });

  test('has comments in order of time, numbered without gaps, with replies in the thread of their parent', async () => {
    const { rows } = await sql`
      select c.comment_id from comment c
      left join comment p on p.comment_id = c.parent_comment_id
      where c.position <> (
          select count(*) from comment o
          where o.discussion_id = c.discussion_id and (o.date_inserted, o.comment_id) <= (c.date_inserted, c.comment_id)
        )
        or (c.parent_comment_id is null) <> (c.root_position is not null)
        or c.depth <> coalesce(p.depth, 0) + 1
        or p.discussion_id <> c.discussion_id
    `.execute(forum.db);
    expect(rows).toEqual([]);
  });

  test('has held posts that can be approved', async () => {
    const administrator = await forum.db
      .insertInto('member')
      .values({ name: 'overseer', email: 'overseer@example.org', email_confirmed: true, is_admin: true })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    const viewer = await viewerOfUser(forum, administrator.user_id);
    const held = await forum.db.selectFrom('held_post').select('held_post_id').where('status', '=', 'held').execute();
    expect(held).toHaveLength(1);
    const undone = new Error('Only tried.');
    const approving = inTransaction(forum.db, async (trx) => {
      for (const { held_post_id: id } of held) await approveHeldPost(trx, { forum, viewer }, id, { verifyUser: false });
      throw undone;
    });
    await expect(approving).rejects.toBe(undone);
    await forum.db.deleteFrom('member').where('user_id', '=', administrator.user_id).execute();
  });

  test('serves the images that posts and members refer to', async () => {
    const member = await forum.db
      .selectFrom('member')
      .select('photo_url')
      .where('name', '=', 'junebug')
      .executeTakeFirstOrThrow();
    expect(member.photo_url).toBe(forum.media.urlOf('sample/june.webp'));
    const post = await forum.db
      .selectFrom('discussion')
      .select(['body_html', 'image_url'])
      .where('image_url', 'like', '%garden-plan%')
      .executeTakeFirstOrThrow();
    expect(post.body_html).toContain(`src="${forum.media.urlOf('sample/garden-plan-960x640.png')}"`);
    for (const path of ['sample/june.webp', 'sample/garden-plan-960x640.png'])
      expect((await forum.media.read(path))?.size).toBeGreaterThan(1_000);
  });

  test('allows only moderators to start discussions among the announcements', async () => {
    const announcements = (await forum.categories.get()).find('announcements');
    const { roles } = await forum.permissions.get();
    const may = (roleID: number) => roles.get(roleID)?.categories.get(announcements?.categoryID ?? 0);
    expect(may(8)?.has('discussions.add')).toBe(false);
    expect(may(8)?.has('comments.add')).toBe(true);
    expect(may(2)?.has('discussions.view')).toBe(true);
    expect(may(32)?.has('discussions.add')).toBe(true);
  });
});

test('a forum with a member, or with the sample, is not changed', async () => {
  const { forum, close } = await openEmptyForum();
  onTestFinished(close);
  const member = (
    await forum.db.insertInto('member').values({ name: 'somebody' }).returning('user_id').executeTakeFirstOrThrow()
  ).user_id;
  expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
  await forum.db.deleteFrom('member').where('user_id', '=', member).execute();
  expect(await loadSampleWhenEmpty(forum)).toBeDefined();
  expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
});
