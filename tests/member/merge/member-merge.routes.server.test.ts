import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { mergeUsers, previewMerge } from '#api/member/merge/member-merge.client.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { banUsers } from '#api/member/user/member-bulk.client.ts';
import { deleteUser, readUser } from '#api/member/user/user.client.ts';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { sentMail } from '#tests/account/support.ts';
import { databaseState } from '#tests/support/server/database-state.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const categoryID = await forum.aCategory();

const write = async (who: TestUser, body = 'Words.') =>
  (await createDiscussion(who.api, { categoryID, name: 'Joints', body, format: 'markdown' })).body;

const comment = async (who: TestUser, discussionID: number, body: string) =>
  (await createComment(who.api, { discussionID, body, format: 'markdown' })).body;

const memberRow = (userID: number) =>
  forum.forum.db.selectFrom('member').selectAll().where('user_id', '=', userID).executeTakeFirstOrThrow();

// A page view would change the row.
const discussionRow = (discussionID: number) =>
  forum.forum.db
    .selectFrom('discussion')
    .selectAll()
    .where('discussion_id', '=', discussionID)
    .executeTakeFirstOrThrow();

const newestEntry = async () => {
  const { rows } = await sql<{ id: string }>`
    select max(moderation_log_id)::text as id from moderation_log where action = 'member.merge'
  `.execute(forum.forum.db);
  return rows[0]?.id as string;
};

/** Returns two members who share a discussion, reactions, bookmarks and a conversation, with a third member. */
async function aPair() {
  const [source, target, other] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
  const shared = await write(other, `Hello @${source.name}.`);
  const own = await write(source);
  const targets = await write(target);
  const first = await comment(source, shared.discussionID, 'From the source.');
  await comment(target, shared.discussionID, 'From the target.');
  for (const who of [source, target]) {
    await addReaction(who.api, 'discussion', shared.discussionID, 'like');
    await bookmarkDiscussion(who.api, shared.discussionID, true);
  }
  await bookmarkDiscussion(source.api, targets.discussionID, true);
  await addReaction(target.api, 'comment', first.commentID, 'like');
  await addReaction(source.api, 'discussion', targets.discussionID, 'like');
  await addReaction(other.api, 'discussion', own.discussionID, 'like');
  await createConversation(other.api, { participantUserIDs: [source.userID, target.userID], initialBody: 'Hi.' });
  await createConversation(other.api, { participantUserIDs: [source.userID], initialBody: 'Only you.' });
  return { source, target, other, shared, own, targets, first };
}

describe('a merge', () => {
  test('gives the target all that the source has, without anything twice, and comes undone with equal checksums', async () => {
    const { source, target, other, shared, own, first } = await aPair();
    const before = await databaseState(forum.forum);
    const [sourceBefore, targetBefore] = [await memberRow(source.userID), await memberRow(target.userID)];
    const preview = (await previewMerge(administrator.api, source.userID, target.userID)).body;
    expect(preview).toMatchObject({
      source: {
        user: { name: source.name },
        contents: { discussions: 1, comments: 1, bookmarks: 2, conversations: 2 },
      },
      lostReactions: 3,
      roles: [],
    });

    const { body } = await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
    expect(body).toMatchObject({ progress: { successIDs: [source.userID], failedIDs: [] } });
    const read = await discussionRow(own.discussionID);
    expect(read.insert_user_id).toBe(target.userID);
    const now = await discussionRow(shared.discussionID);
    expect([now.count_bookmarks, now.score]).toEqual([1, 1]);
    const after = await memberRow(target.userID);
    expect([after.count_discussions, after.count_comments]).toEqual([
      sourceBefore.count_discussions + targetBefore.count_discussions,
      sourceBefore.count_comments + targetBefore.count_comments,
    ]);
    const { rows } =
      await sql`select from reaction where user_id = ${source.userID} or record_user_id = ${source.userID}`.execute(
        forum.forum.db,
      );
    expect(rows).toEqual([]);
    const left = await sql<{ users: number[]; count: number }>`
      select array_agg(m.user_id order by m.user_id) as users, max(c.count_participants) as count
      from conversation_member m join conversation c using (conversation_id)
      where ${target.userID} in (select user_id from conversation_member o where o.conversation_id = c.conversation_id)
      group by conversation_id
    `.execute(forum.forum.db);
    expect(left.rows).toEqual([
      { users: [target.userID, other.userID], count: 2 },
      { users: [target.userID, other.userID], count: 2 },
    ]);
    // The former address leads to the target, and the mention names them once the post is rendered again.
    expect((await readUser(other.api, source.userID)).body.userID).toBe(target.userID);
    expect((await other.request({ url: `/api/v2/user-mentions/users/${target.userID}` })).statusCode).toBe(403);
    expect((await source.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await memberRow(source.userID)).merged_into_user_id).toBe(target.userID);

    await undoAuditLog(administrator.api, await newestEntry());
    expect(await databaseState(forum.forum)).toEqual(before);
    expect((await discussionRow(own.discussionID)).insert_user_id).toBe(source.userID);
    expect((await readUser(other.api, source.userID)).body.userID).toBe(source.userID);
    await expect(undoAuditLog(administrator.api, await newestEntry())).rejects.toMatchObject({
      code: expect.stringMatching(/^log-entry/),
    });
    expect(first.insertUserID).toBe(source.userID);
  });

  test('keeps what happened since when it is undone', async () => {
    const { source, target, shared } = await aPair();
    await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
    const later = await comment(target, shared.discussionID, 'After the merge.');
    await undoAuditLog(administrator.api, await newestEntry());
    expect(later.insertUserID).toBe(target.userID);
    expect((await memberRow(target.userID)).count_comments).toBe(2);
    expect((await memberRow(source.userID)).count_comments).toBe(1);
  });

  test('is undone although a role and a post that it concerned were deleted since', async () => {
    const { source, target, shared } = await aPair();
    const { roleID } = (await createRole(administrator.api, { name: 'Crew' })).body;
    const { db } = forum.forum;
    await db.insertInto('member_role').values({ user_id: source.userID, role_id: roleID }).execute();
    await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
    await db.deleteFrom('role').where('role_id', '=', roleID).execute();
    await forum.forum.permissions.changed();
    await db.updateTable('member').set({ count_discussions: 0 }).where('user_id', '=', target.userID).execute();
    await db.deleteFrom('discussion').where('discussion_id', '=', shared.discussionID).execute();
    await undoAuditLog(administrator.api, await newestEntry());
    expect((await memberRow(target.userID)).count_discussions).toBe(0);
    const { body } = await readUser(administrator.api, source.userID, { expand: ['roles'] });
    expect(body.roleIDs).toEqual([roleIDs.member]);
  });

  test('of two members into each other at the same time leaves one of them', async () => {
    const [one, two] = [await forum.aMember(), await forum.aMember()];
    await Promise.allSettled([
      mergeUsers(administrator.api, one.userID, { intoUserID: two.userID }),
      mergeUsers(administrator.api, two.userID, { intoUserID: one.userID }),
    ]);
    const rows = [await memberRow(one.userID), await memberRow(two.userID)];
    expect(rows.filter(({ date_deleted }) => date_deleted === null)).toHaveLength(1);
  });

  test('hands a ban over, with the decision', async () => {
    const { source, target } = await aPair();
    await banUsers(administrator.api, { userIDs: [source.userID] });
    await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
    expect(await memberRow(target.userID)).toMatchObject({ banned: true });
    expect((await target.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    await undoAuditLog(administrator.api, await newestEntry());
    expect(await memberRow(target.userID)).toMatchObject({ banned: false, ban_reason: null });
    expect(await memberRow(source.userID)).toMatchObject({ banned: true });
    await expect(
      mergeUsers(administrator.api, source.userID, { intoUserID: administrator.userID }),
    ).rejects.toMatchObject({ code: 'user.merge-banned' });
  });

  test('follows an earlier merge into the same member, and is undone last first', async () => {
    const [one, two, three] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
    await mergeUsers(administrator.api, one.userID, { intoUserID: two.userID });
    const firstEntry = await newestEntry();
    await mergeUsers(administrator.api, two.userID, { intoUserID: three.userID });
    expect((await readUser(administrator.api, one.userID)).body.userID).toBe(three.userID);
    await expect(undoAuditLog(administrator.api, firstEntry)).rejects.toMatchObject({ status: 409 });
    await undoAuditLog(administrator.api, await newestEntry());
    await undoAuditLog(administrator.api, firstEntry);
    expect((await readUser(administrator.api, one.userID)).body.userID).toBe(one.userID);
  });
});

test('the addresses of both accounts are told which account is kept', async () => {
  const [source, target] = [await forum.aMember(), await forum.aMember()];
  const addresses = await Promise.all([source, target].map(async ({ userID }) => (await memberRow(userID)).email));
  await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
  const mails = (await sentMail(forum)).filter(
    ({ to, subject }) => addresses.includes(to) && subject.startsWith('Your two'),
  );
  expect(mails.map(({ to }) => to).sort()).toEqual(addresses.sort());
  for (const { source: text } of mails)
    expect(text).toMatch(
      new RegExp(`The account ${source.name}\\s+was\\s+merged\\s+into\\s+your\\s+account\\s+${target.name}`),
    );
});

test('a deletion of the target clears the merged account as well, and the merge cannot be undone', async () => {
  const { source, target } = await aPair();
  const first = await forum.aMember();
  await mergeUsers(administrator.api, first.userID, { intoUserID: source.userID });
  const earlier = await newestEntry();
  await mergeUsers(administrator.api, source.userID, { intoUserID: target.userID });
  const entry = await newestEntry();
  await deleteUser(administrator.api, target.userID, 'keep');
  expect(await memberRow(source.userID)).toMatchObject({ name: 'User Deleted', password_hash: null, email: null });
  const { rows } = await sql`select from member_merge_row where log_id in (${earlier}, ${entry})`.execute(
    forum.forum.db,
  );
  expect(rows).toEqual([]);
  await expect(undoAuditLog(administrator.api, entry)).rejects.toMatchObject({ status: 409 });
  await expect(readUser(administrator.api, source.userID)).rejects.toMatchObject({ status: 404 });
});

describe('who may merge', () => {
  test('nobody without both permissions, over an account that outranks them, or with their own account', async () => {
    const keeper = async (...names: string[]) => {
      const permissions = [
        { type: 'global' as const, permissions: Object.fromEntries(names.map((name) => [name, true])) },
      ];
      const { roleID } = (await createRole(administrator.api, { name: `Keeper ${names.length}`, permissions })).body;
      return forum.aMember({ roles: [roleIDs.member, roleID] });
    };
    const [half, whole] = [await keeper('users.delete'), await keeper('users.delete', 'users.edit', 'session.valid')];
    const [one, two] = [await forum.aMember(), await forum.aMember()];
    const refused = (who: TestUser, id: number, intoUserID: number) =>
      mergeUsers(who.api, id, { intoUserID }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    expect(await refused(half, one.userID, two.userID)).toBe('permission.missing');
    expect(await refused(whole, administrator.userID, two.userID)).toBe('user.outranks');
    expect(await refused(whole, one.userID, administrator.userID)).toBe('user.outranks');
    expect(await refused(whole, whole.userID, two.userID)).toBe('user.merge-oneself');
    expect(await refused(whole, one.userID, one.userID)).toBe('user.merge-same');
    expect(await refused(whole, one.userID, 999_999)).toBe('user.not-found');
    await expect(previewMerge(half.api, one.userID, two.userID)).rejects.toMatchObject({ status: 403 });
    expect(
      (await forum.guest.request({ url: `/api/v2/users/${one.userID}/merge?intoUserID=${two.userID}` })).statusCode,
    ).toBe(403);
  });

  test('roles of the source are added only if they are chosen and the viewer may give them', async () => {
    const [one, two] = [await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] }), await forum.aMember()];
    const preview = (await previewMerge(administrator.api, one.userID, two.userID)).body;
    expect(preview.roles).toMatchObject([{ roleID: roleIDs.moderator, assignable: true }]);
    const merge = (ids: number[]) =>
      mergeUsers(administrator.api, one.userID, { intoUserID: two.userID, roleIDs: ids });
    await expect(merge([roleIDs.administrator])).rejects.toMatchObject({ status: 422 });
    await merge([roleIDs.moderator]);
    const rolesOf = async () =>
      (await readUser(administrator.api, two.userID, { expand: ['roles'] })).body.roleIDs?.toSorted();
    expect(await rolesOf()).toEqual([roleIDs.member, roleIDs.moderator].toSorted());
    const permissions = [{ type: 'global' as const, permissions: { 'users.delete': true, 'session.valid': true } }];
    const { roleID } = (await createRole(administrator.api, { name: 'Cleaner', permissions })).body;
    const cleaner = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator, roleID] });
    await expect(undoAuditLog(cleaner.api, await newestEntry())).rejects.toMatchObject({ status: 403 });
    await undoAuditLog(administrator.api, await newestEntry());
    expect(await rolesOf()).toEqual([roleIDs.member]);
  });
});
