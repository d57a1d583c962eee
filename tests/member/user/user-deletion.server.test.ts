import { describe, expect, test } from 'vitest';
import { memberCount } from '#tests/support/server/member-count.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();

describe('deleting a member', () => {
  test('requires users.delete and no lower permissions than the member, and protects the last administrator and system members', async () => {
    const refused = await moderator.request({ method: 'DELETE', url: `/api/v2/users/${reader.userID}` });
    expect(refused.json().permissions).toEqual(['users.delete']);
    const clerk = await aClerk('clerk-delete', ['users.delete', 'session.valid']);
    const outranked = await clerk.request({ method: 'DELETE', url: `/api/v2/users/${moderator.userID}` });
    expect([outranked.statusCode, outranked.json().code]).toEqual([403, 'user.outranks']);
    const own = await admin.request({ method: 'DELETE', url: '/api/v2/users/1' });
    expect(own.json().code).toBe('user.protected');
    const last = await admin.request({ method: 'DELETE', url: `/api/v2/users/${admin.userID}` });
    expect(last.json().code).toBe('user.last-administrator');
  });

  test('keep: the account is deleted, and its posts stay without a name', async () => {
    const fay = await forum.aMember({ name: 'fay', email: 'fay@example.org' });
    const discussionID = await aDiscussion(fay.userID);
    await remove(fay.userID, 'keep');
    expect((await reader.request({ url: `/api/v2/users/${fay.userID}` })).statusCode).toBe(404);
    expect((await fay.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    const row = await forum.forum.db
      .selectFrom('member')
      .selectAll()
      .where('user_id', '=', fay.userID)
      .executeTakeFirst();
    expect(row).toMatchObject({ name: 'User Deleted', email: null, password_hash: null, count_discussions: 1 });
    expect((await discussion(discussionID)).body).toBe('The body');
    expect((await forum.aMember({ name: 'fay', email: 'fay@example.org' })).userID).toBeGreaterThan(fay.userID);
  });

  test('wipe: the text of the posts is removed, and the posts stay as placeholders', async () => {
    const gil = await forum.aMember({ name: 'gil' });
    const discussionID = await aDiscussion(gil.userID);
    await remove(gil.userID, 'wipe');
    const left = await discussion(discussionID);
    expect(left).toMatchObject({ body: 'The user and all related content has been deleted.', date_deleted: null });
  });

  test('delete: the posts are removed too, and every count stays correct', async () => {
    const hal = await forum.aMember({ name: 'hal' });
    const categoryID = await forum.aCategory();
    const own = await aDiscussion(hal.userID, categoryID);
    const others = await aDiscussion(reader.userID, categoryID);
    const first = await aComment(others, reader.userID, 1);
    const answered = await aComment(others, hal.userID, 2);
    await aComment(others, reader.userID, 3, answered);
    const single = await aComment(others, hal.userID, 4);
    const last = await aComment(others, hal.userID, 5);
    await forum.forum.db
      .insertInto('discussion_member')
      .values([
        { user_id: reader.userID, discussion_id: others, count_read: 4 },
        { user_id: hal.userID, discussion_id: others, bookmarked: true },
      ])
      .execute();
    await forum.forum.db
      .updateTable('discussion')
      .set({
        count_comments: 5,
        count_positions: 5,
        count_root_positions: 4,
        count_bookmarks: 1,
        last_comment_id: last,
        last_user_id: hal.userID,
      })
      .where('discussion_id', '=', others)
      .execute();
    await forum.forum.db
      .updateTable('category')
      .set({ count_discussions: 2, count_comments: 5, last_discussion_id: own, last_comment_id: last })
      .where('category_id', '=', categoryID)
      .execute();
    await react(others, [hal.userID], reader.userID);

    await remove(hal.userID, 'delete');

    expect(await discussion(own)).toMatchObject({ body: '', delete_user_id: admin.userID });
    expect(await discussion(others)).toMatchObject({
      count_comments: 2,
      count_positions: 3,
      count_root_positions: 2,
      count_bookmarks: 0,
      score: 0,
      last_user_id: reader.userID,
    });
    const comments = await forum.forum.db
      .selectFrom('comment')
      .select(['comment_id', 'position', 'root_position', 'delete_method', 'count_child_comments'])
      .where('discussion_id', '=', others)
      .orderBy('comment_id')
      .execute();
    expect(comments.map(({ delete_method }) => delete_method)).toEqual([null, 'tombstone', null, 'full', 'full']);
    expect(comments.slice(0, 3).map(({ position, root_position }) => [position, root_position])).toEqual([
      [1, 1],
      [2, 2],
      [3, null],
    ]);
    expect(comments[0]?.comment_id).toBe(first);
    expect(single).toBeGreaterThan(0);
    const category = await forum.forum.db
      .selectFrom('category')
      .selectAll()
      .where('category_id', '=', categoryID)
      .executeTakeFirst();
    expect(category).toMatchObject({ count_discussions: 1, count_comments: 2, last_discussion_id: others });
    const read = await forum.forum.db
      .selectFrom('discussion_member')
      .select(['user_id', 'count_read'])
      .where('discussion_id', '=', others)
      .execute();
    expect(read).toEqual([{ user_id: reader.userID, count_read: 3 }]);
    const counted = await forum.forum.db
      .selectFrom('reaction_count')
      .select('count')
      .where('record_id', '=', others)
      .execute();
    expect(counted).toEqual([{ count: 0 }]);
    expect(await memberCount(forum, reader, 'points')).toBe(0);
  });
});

const change = (userID: number, columns: object) =>
  forum.forum.db.updateTable('member').set(columns).where('user_id', '=', userID).execute();

async function aClerk(name: string, permissions: string[]): Promise<TestUser> {
  const payload = {
    name: `Role of ${name}`,
    permissions: [{ type: 'global', permissions: Object.fromEntries(permissions.map((one) => [one, true])) }],
  };
  const role = await admin.request({ method: 'POST', url: '/api/v2/roles', payload });
  return forum.aMember({ name, roles: [role.json().roleID] });
}

async function remove(userID: number, deleteMethod: string): Promise<void> {
  const answer = await admin.request({ method: 'DELETE', url: `/api/v2/users/${userID}`, payload: { deleteMethod } });
  expect(answer.statusCode).toBe(204);
}

async function aDiscussion(userID: number, categoryID?: number): Promise<number> {
  const { discussion_id } = await forum.forum.db
    .insertInto('discussion')
    .values({
      category_id: categoryID ?? (await forum.aCategory()),
      name: 'A discussion',
      body: 'The body',
      format: 'text',
      body_html: '<p>The body</p>',
      insert_user_id: userID,
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  await change(userID, { count_discussions: 1 });
  return discussion_id;
}

const discussion = (id: number) =>
  forum.forum.db.selectFrom('discussion').selectAll().where('discussion_id', '=', id).executeTakeFirstOrThrow();

async function aComment(discussionID: number, userID: number, position: number, parentID?: number): Promise<number> {
  const { comment_id } = await forum.forum.db
    .insertInto('comment')
    .values({
      discussion_id: discussionID,
      parent_comment_id: parentID ?? null,
      position,
      root_position: parentID ? null : position > 3 ? position - 1 : position,
      count_child_comments: 0,
      body: 'Words',
      format: 'text',
      body_html: '<p>Words</p>',
      insert_user_id: userID,
    })
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  if (parentID)
    await forum.forum.db
      .updateTable('comment')
      .set({ count_child_comments: 1 })
      .where('comment_id', '=', parentID)
      .execute();
  return comment_id;
}

/** Adds likes to a discussion and updates the related counts. */
async function react(discussionID: number, userIDs: number[], authorID: number): Promise<void> {
  const like = 4;
  await forum.forum.db
    .insertInto('reaction')
    .values(
      userIDs.map((user_id) => ({
        record_type: 'discussion',
        record_id: discussionID,
        user_id,
        tag_id: like,
        record_user_id: authorID,
        discussion_id: discussionID,
      })),
    )
    .execute();
  await forum.forum.db
    .insertInto('reaction_count')
    .values({ record_type: 'discussion', record_id: discussionID, tag_id: like, count: userIDs.length })
    .execute();
  await forum.forum.db
    .updateTable('discussion')
    .set({ score: userIDs.length })
    .where('discussion_id', '=', discussionID)
    .execute();
  await change(authorID, { points: userIDs.length });
}
