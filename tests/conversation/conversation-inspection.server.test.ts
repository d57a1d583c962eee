import { beforeEach, expect, test } from 'vitest';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { createMessage } from '#api/conversation/message.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const { db, permissions } = site.forum;
const allow = { role_id: roleIDs.moderator, permission: 'conversations.moderate' };
await db.insertInto('role_permission').values(allow).execute();
await permissions.changed();
const [anna, ben, stranger, keeper, admin] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aMember({ name: 'stranger' }),
  site.aModerator(),
  site.anAdministrator(),
]);
const often = { count: 10_000, seconds: 60 };
await admin.request({
  method: 'PATCH',
  url: '/api/v2/config',
  payload: { 'rateLimit.conversations': often, 'rateLimit.messages': often },
});
let id = 0;
let messageID = 0;
beforeEach(async () => {
  const made = await createConversation(anna.api, { participantUserIDs: [ben.userID] });
  id = made.body.conversationID;
  messageID = (await createMessage(anna.api, { conversationID: id, body: 'Between us', format: 'markdown' })).body
    .messageID;
});

const setInspection = (isAllowed: boolean) =>
  admin.request({ method: 'PATCH', url: '/api/v2/config', payload: { 'conversations.inspection': isAllowed } });

/** All routes by which a conversation of others can be read. */
const calls = (query: string): string[] => [
  `/conversations/${id}?${query}`,
  `/conversations/${id}/participants?${query}`,
  `/messages?conversationID=${id}&${query}`,
  `/messages?conversationID=${id}&insertUserID=${anna.userID}&${query}`,
  `/messages/${messageID}?${query}`,
  `/conversations?participantUserID=${anna.userID}&${query}`,
];

const ask = (user: TestUser, url: string) => user.request({ url: `/api/v2${url}` });

const logged = () =>
  db
    .selectFrom('moderation_log')
    .select(['actor_id', 'reason', 'is_public'])
    .where('action', '=', 'conversation.read')
    .where('record_id', '=', id)
    .orderBy('moderation_log_id')
    .execute();

test('by default, nobody can read a conversation of others, even with a reason', async () => {
  for (const user of [keeper, admin, stranger])
    for (const url of calls('reason=Somebody+asked')) {
      const answer = await ask(user, url);
      expect([url, [403, 404].includes(answer.statusCode)]).toEqual([url, true]);
      expect(answer.body).not.toContain('Between us');
    }
  expect(await logged()).toEqual([]);
});

test('when the setting allows it, moderators need a reason, and other members are still refused', async () => {
  await setInspection(true);
  for (const url of calls('')) {
    expect([url, (await ask(keeper, url)).json().code]).toEqual([url, 'conversation.reason-required']);
    expect([403, 404]).toContain((await ask(stranger, url)).statusCode);
  }
  for (const url of calls('reason=Somebody+asked')) {
    expect([url, (await ask(keeper, url)).statusCode]).toEqual([url, 200]);
    expect([403, 404]).toContain((await ask(stranger, url)).statusCode);
  }
  await setInspection(false);
});

test('a missing or invalid reason is refused with an error at its field, and nothing is read', async () => {
  await setInspection(true);
  for (const reason of ['', '   ', 'no', 'x'.repeat(501)]) {
    const answer = await ask(keeper, `/conversations/${id}?reason=${encodeURIComponent(reason)}`);
    expect([reason, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([reason, 422, ['reason']]);
  }
  expect(await logged()).toEqual([]);
  await setInspection(false);
});

test('each inspection is logged once per visit, and shown to the participants', async () => {
  await setInspection(true);
  for (const url of calls('reason=A+threat+was+reported')) await ask(keeper, url);
  await ask(admin, `/conversations/${id}?reason=Second+look`);
  expect(await logged()).toEqual([
    { actor_id: keeper.userID, reason: 'A threat was reported', is_public: false },
    { actor_id: admin.userID, reason: 'Second look', is_public: false },
  ]);
  for (const participant of [anna, ben]) {
    const { inspections } = (await ask(participant, `/conversations/${id}`)).json();
    expect(inspections).toMatchObject([
      { user: { userID: keeper.userID }, reason: 'A threat was reported' },
      { user: { userID: admin.userID }, reason: 'Second look' },
    ]);
  }
  await setInspection(false);
});

test('participants who read their conversation are not logged as inspecting it', async () => {
  await setInspection(true);
  for (const url of calls('')) await ask(anna, url);
  expect(await logged()).toEqual([]);
  expect((await ask(ben, `/conversations/${id}`)).json().inspections).toEqual([]);
  await setInspection(false);
});

test('listing conversations logs an inspection of each one that is returned', async () => {
  await setInspection(true);
  await ask(keeper, `/conversations?participantUserID=${anna.userID}&reason=All+of+them`);
  expect(await logged()).toHaveLength(1);
  await setInspection(false);
});

test('a moderator who opens the report of a message sees the text of the message, but not the conversation', async () => {
  const payload = { recordType: 'message', recordID: messageID, reportReasonIDs: ['abuse'] };
  const made = await ben.request({ method: 'POST', url: '/api/v2/reports', payload });
  const report = await ask(keeper, `/reports/${made.json().reportID}`);
  expect(report.json().recordHtml).toContain('Between us');
  expect((await ask(keeper, `/conversations/${id}`)).statusCode).toBe(404);
});
