import { expect, test } from 'vitest';
import { createRole } from '#api/member/role/role.client.ts';
import { banUsers, deleteUsers, messageUsers } from '#api/member/user/member-bulk.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const stateOf = (userID: number) =>
  forum.forum.db
    .selectFrom('member')
    .select(['banned', 'date_deleted'])
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();

const logged = async (action: string, userID: number) =>
  forum.forum.db
    .selectFrom('moderation_log')
    .select('actor_id')
    .where('action', '=', action)
    .where('record_id', '=', userID)
    .execute();

test('many members are banned with reason and end; who is banned already or outranks is rejected', async () => {
  const [ada, grace] = [await forum.aMember(), await forum.aMember()];
  await banUsers(administrator.api, { userIDs: [grace.userID] });
  const dateExpires = new Date(Date.now() + 86_400_000).toISOString();
  const { body } = await banUsers(administrator.api, {
    userIDs: [ada.userID, grace.userID, administrator.userID],
    words: 'Calm down.',
    dateExpires,
  });
  expect(body).toMatchObject({
    progress: {
      successIDs: [ada.userID],
      failedIDs: [grace.userID, administrator.userID],
      exceptionsByID: {
        [grace.userID]: { code: 'decision.already' },
        [administrator.userID]: { code: 'decision.oneself' },
      },
    },
  });
  expect((await stateOf(ada.userID)).banned).toBe(true);
  expect(await logged('member.ban', ada.userID)).toEqual([{ actor_id: administrator.userID }]);
  await expect(banUsers(ada.api, { userIDs: [grace.userID] })).rejects.toMatchObject({ status: 403 });
});

test('many members are deleted, each with its own log entry; nobody deletes who outranks them', async () => {
  const permissions = [{ type: 'global' as const, permissions: { 'users.delete': true } }];
  const { roleID } = (await createRole(administrator.api, { name: 'Keeper', permissions })).body;
  const keeper = await forum.aMember({ roles: [roleIDs.member, roleID] });
  const [ada, grace] = [await forum.aMember(), await forum.aMember()];
  const { body } = await deleteUsers(keeper.api, {
    userIDs: [ada.userID, administrator.userID, grace.userID, ada.userID],
    deleteMethod: 'keep',
  });
  expect(body).toMatchObject({
    progress: {
      successIDs: [ada.userID, grace.userID],
      exceptionsByID: { [administrator.userID]: { code: 'user.outranks' } },
    },
  });
  expect((await stateOf(ada.userID)).date_deleted).not.toBeNull();
  expect((await stateOf(administrator.userID)).date_deleted).toBeNull();
  expect(await logged('member.delete', grace.userID)).toEqual([{ actor_id: keeper.userID }]);
});

test('each member gets the message in a conversation of their own, except who ignores the sender', async () => {
  const [ada, grace, edsger] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
  const sender = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] });
  const ignored = { user_id: edsger.userID, ignored_user_id: sender.userID };
  await forum.forum.db.insertInto('member_ignore').values(ignored).execute();
  const { body } = await messageUsers(sender.api, {
    userIDs: [ada.userID, grace.userID, edsger.userID],
    body: 'The harbour is closed.',
  });
  expect(body).toMatchObject({ progress: { successIDs: [ada.userID, grace.userID], failedIDs: [edsger.userID] } });
  const inboxes = await Promise.all(
    [ada, grace].map(async (member) => (await member.request({ url: '/api/v2/conversations' })).json()),
  );
  expect(inboxes.map((rows) => rows.length)).toEqual([1, 1]);
  expect(inboxes[0][0].conversationID).not.toBe(inboxes[1][0].conversationID);
  expect(inboxes[0][0].countParticipants).toBe(2);
  await expect(messageUsers(ada.api, { userIDs: [grace.userID], body: 'Hello' })).rejects.toMatchObject({
    status: 403,
  });
  await expect(messageUsers(sender.api, { userIDs: [ada.userID], body: ' ' })).rejects.toMatchObject({ status: 422 });
});
