import { beforeEach, expect, test } from 'vitest';
import {
  addParticipants,
  createConversation,
  leaveConversation,
  listConversations,
  listParticipants,
  markConversationRead,
  readConversation,
} from '#api/conversation/conversation.client.ts';
import { createMessage, listMessages } from '#api/conversation/message.client.ts';
import { readMe, readMyCounts } from '#api/member/user/me.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let conversationID: number;

/** A role that moderates conversations. */
const keeperRole = 90;

const site = await testForum();
await site.forum.db.insertInto('role').values({ role_id: keeperRole, name: 'Keeper', type: 'moderator' }).execute();
await site.forum.db
  .insertInto('role_permission')
  .values([
    { role_id: keeperRole, permission: 'session.valid' },
    { role_id: keeperRole, permission: 'conversations.moderate' },
    { role_id: keeperRole, permission: 'conversations.add' },
  ])
  .execute();
await site.forum.permissions.changed();
const [anna, ben, cleo, stranger, keeper] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aMember({ name: 'cleo' }),
  site.aMember({ name: 'stranger' }),
  site.aMember({ name: 'keeper', roles: [keeperRole] }),
]);
await set('rateLimit.conversations', { count: 10_000, seconds: 60 });
await set('rateLimit.messages', { count: 10_000, seconds: 60 });
beforeEach(async () => {
  conversationID = (await begin(anna, [ben.userID], 'Shall we build a boat?')).conversationID;
});

async function set(key: string, value: unknown) {
  await site.forum.db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
  await site.forum.settings.changed();
}

const begin = async ({ api }: TestUser, participantUserIDs: number[], initialBody?: string) =>
  (await createConversation(api, { participantUserIDs, ...(initialBody !== undefined && { initialBody }) })).body;

const say = (who: TestUser, body: string, id = conversationID) =>
  createMessage(who.api, { conversationID: id, body, format: 'markdown' });

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code }),
  );
const forbidden = { status: 403, code: 'permission.missing' };
const none = { status: 404, code: 'conversation.not-found' };
const invalid = { status: 422, code: 'request.invalid' };

const recipientProblem = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error.details.description,
  );

const people = (list: readonly { userID: number; status: string }[] = []) =>
  list.map(({ userID, status }) => [userID, status]);

test('a conversation contains its participants, its first message and the read positions', async () => {
  const { body: hers } = await readConversation(anna.api, conversationID, { expand: ['all'] });
  expect(hers).toMatchObject({
    conversationID,
    name: '',
    body: '<p dir="auto">Shall we build a boat?</p>',
    excerpt: 'Shall we build a boat?',
    url: `/messages/${conversationID}`,
    insertUserID: anna.userID,
    insertUser: { name: 'anna' },
    countParticipants: 2,
    countMessages: 1,
    countReadMessages: 1,
    countUnread: 0,
    unread: false,
    lastMessage: { insertUserID: anna.userID, insertUser: { name: 'anna' } },
  });
  expect(people(hers.participants)).toEqual([
    [anna.userID, 'participating'],
    [ben.userID, 'participating'],
  ]);
  const { body: his } = await readConversation(ben.api, conversationID);
  expect(his).toMatchObject({ unread: true, countUnread: 1, countReadMessages: 0, dateLastViewed: null });
  expect(his.participants).toBeUndefined();
});

test('a conversation is not found for anyone who does not participate, including moderators and administrators', async () => {
  for (const user of [stranger, keeper, await site.anAdministrator()]) {
    expect(await refusal(readConversation(user.api, conversationID))).toEqual(none);
    expect(await refusal(listParticipants(user.api, conversationID))).toEqual(none);
    expect(await refusal(addParticipants(user.api, conversationID, [cleo.userID]))).toEqual(none);
    expect(await refusal(leaveConversation(user.api, conversationID))).toEqual(none);
    expect(await refusal(markConversationRead(user.api, conversationID))).toEqual(none);
  }
});

test('guests have no conversations', async () => {
  const { api } = site.guest;
  const calls = [
    listConversations(api),
    readConversation(api, conversationID),
    createConversation(api, { participantUserIDs: [ben.userID] }),
    listParticipants(api, conversationID),
    addParticipants(api, conversationID, [cleo.userID]),
    leaveConversation(api, conversationID),
    markConversationRead(api, conversationID),
  ];
  expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => forbidden));
});

test('starting a conversation requires conversations.add; participating does not', async () => {
  const applicant = await site.aMember({ roles: [roleIDs.applicant] });
  expect(await refusal(begin(applicant, [ben.userID]))).toEqual(forbidden);
  const { conversationID: id } = await begin(anna, [applicant.userID], 'Welcome');
  expect((await listConversations(applicant.api)).body.map((one) => one.conversationID)).toEqual([id]);
  expect(await refusal(addParticipants(applicant.api, id, [ben.userID]))).toEqual(forbidden);
});

test('unknown records and malformed input get different errors', async () => {
  expect(await refusal(readConversation(anna.api, 999_999))).toEqual(none);
  expect(await refusal(readConversation(keeper.api, 999_999))).toEqual(none);
  expect(await refusal(begin(anna, []))).toEqual(invalid);
  expect(await refusal(begin(anna, [anna.userID]))).toEqual(invalid);
  expect(await refusal(begin(anna, [999_999]))).toEqual(invalid);
  expect(await refusal(begin(anna, [ben.userID], 'x'.repeat(2_001)))).toEqual(invalid);
  expect((await anna.request({ method: 'GET', url: '/api/v2/conversations/boat' })).statusCode).toBe(422);
});

test('a conversation can start without a message', async () => {
  const begun = await begin(anna, [ben.userID], '  ');
  expect(begun).toMatchObject({ countMessages: 0, body: '', excerpt: '', lastMessage: null, unread: false });
});

test('a subject is stored only when the site has enabled subjects', async () => {
  const withSubject = { participantUserIDs: [ben.userID], name: 'Boats', initialBody: 'x' };
  expect((await createConversation(anna.api, withSubject)).body.name).toBe('');
  await set('conversations.subjects', true);
  expect((await createConversation(anna.api, withSubject)).body.name).toBe('Boats');
  await set('conversations.subjects', false);
});

test('the number of recipients is limited, except for moderators of conversations', async () => {
  await set('conversations.maxRecipients', 2);
  const three = [ben.userID, cleo.userID, stranger.userID];
  expect(await recipientProblem(begin(anna, three))).toBe('You are limited to 2 recipients.');
  expect((await begin(keeper, three)).countParticipants).toBe(4);
  expect((await begin(anna, [ben.userID, cleo.userID, ben.userID, anna.userID])).countParticipants).toBe(3);
  await addParticipants(anna.api, conversationID, [cleo.userID]);
  expect(await recipientProblem(addParticipants(anna.api, conversationID, [stranger.userID]))).toBe(
    'You are limited to 2 recipients.',
  );
  await set('conversations.maxRecipients', 10);
});

test('a member cannot write to members who are banned, deleted or ignore them', async () => {
  const [banned, gone, deaf] = await Promise.all([
    site.aMember({ name: 'banned' }),
    site.aMember({ name: 'gone' }),
    site.aMember({ name: 'deaf' }),
  ]);
  await site.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', banned.userID).execute();
  await site.forum.db
    .updateTable('member')
    .set({ date_deleted: new Date() })
    .where('user_id', '=', gone.userID)
    .execute();
  const ignoring = { user_id: deaf.userID, ignored_user_id: anna.userID };
  await site.forum.db.insertInto('member_ignore').values(ignoring).execute();
  expect(await recipientProblem(begin(anna, [banned.userID]))).toBe(
    'banned has been banned and cannot receive messages.',
  );
  expect(await recipientProblem(begin(anna, [gone.userID]))).toBe('One of the recipients is no longer a member.');
  expect(await recipientProblem(begin(anna, [deaf.userID]))).toBe('deaf does not receive messages from you.');
  expect(await recipientProblem(addParticipants(anna.api, conversationID, [deaf.userID]))).toBe(
    'deaf does not receive messages from you.',
  );
  expect(await refusal(begin(ben, [deaf.userID]))).toBeUndefined();
});

test('participants can add members, who can read earlier messages, and can be added again after leaving', async () => {
  const { body: all } = await addParticipants(ben.api, conversationID, [cleo.userID]);
  expect(people(all)).toEqual([
    [anna.userID, 'participating'],
    [ben.userID, 'participating'],
    [cleo.userID, 'participating'],
  ]);
  expect((await readConversation(cleo.api, conversationID)).body).toMatchObject({
    countParticipants: 3,
    countMessages: 1,
    countUnread: 1,
  });
  expect((await leaveConversation(cleo.api, conversationID)).status).toBe(204);
  expect(await refusal(readConversation(cleo.api, conversationID))).toEqual(none);
  expect((await listConversations(cleo.api)).body.map((one) => one.conversationID)).not.toContain(conversationID);
  await say(anna, 'Cleo has gone.');
  expect(people((await listParticipants(anna.api, conversationID, { status: 'deleted' })).body)).toEqual([
    [cleo.userID, 'deleted'],
  ]);
  const { body: present, paging } = await listParticipants(anna.api, conversationID, { limit: 1, expand: ['user'] });
  expect([present, paging?.total]).toEqual([
    [{ userID: anna.userID, status: 'participating', user: expect.objectContaining({ name: 'anna' }) }],
    2,
  ]);
  expect((await listParticipants(anna.api, conversationID, { page: 2, limit: 2, status: 'all' })).body).toEqual([
    { userID: cleo.userID, status: 'deleted' },
  ]);
  expect((await readConversation(anna.api, conversationID)).body.countParticipants).toBe(2);
  await addParticipants(anna.api, conversationID, [cleo.userID]);
  expect((await readConversation(cleo.api, conversationID)).body).toMatchObject({
    countParticipants: 3,
    countMessages: 2,
    countUnread: 2,
  });
});

test('adding an existing participant changes nothing', async () => {
  await addParticipants(anna.api, conversationID, [ben.userID]);
  expect((await readConversation(anna.api, conversationID)).body.countParticipants).toBe(2);
});

test('a list contains the conversations of the viewer, newest message first, in pages; moderators cannot list those of other members', async () => {
  const reader = await site.aMember();
  const first = await begin(anna, [reader.userID], 'One');
  const second = await begin(ben, [reader.userID], 'Two');
  await say(anna, 'Three', first.conversationID);
  const list = await listConversations(reader.api, { limit: 1, expand: ['all'] });
  expect(list.body).toMatchObject([{ conversationID: first.conversationID, excerpt: 'Three', countUnread: 2 }]);
  expect(list.paging).toMatchObject({ total: 2, hasMore: true });
  const begunByBen = await listConversations(reader.api, { insertUserID: ben.userID });
  expect(begunByBen.body.map((one) => one.conversationID)).toEqual([second.conversationID]);
  expect(await refusal(listConversations(anna.api, { participantUserID: reader.userID }))).toEqual(forbidden);
  expect(await refusal(listConversations(keeper.api, { participantUserID: reader.userID }))).toEqual(forbidden);
});

test('unread conversations are counted until they are read, and counted again after the next message', async () => {
  const reader = await site.aMember();
  const unread = async () => {
    const [{ body: me }, { body: counts }] = await Promise.all([readMe(reader.api), readMyCounts(reader.api)]);
    return [me.countUnreadConversations, counts.counts.find(({ name }) => name === 'UnreadConversations')?.count];
  };
  const { conversationID: id } = await begin(anna, [reader.userID], 'One');
  await begin(ben, [reader.userID], 'Two');
  expect(await unread()).toEqual([2, 2]);
  expect((await markConversationRead(reader.api, id)).status).toBe(204);
  expect(await unread()).toEqual([1, 1]);
  expect((await readConversation(reader.api, id)).body).toMatchObject({ unread: false, countReadMessages: 1 });
  await say(anna, 'More', id);
  expect(await unread()).toEqual([2, 2]);
  await leaveConversation(reader.api, id);
  expect(await unread()).toEqual([1, 1]);
});

test('every call is refused while messages are disabled', async () => {
  await set('conversations.enabled', false);
  const off = { status: 403, code: 'conversation.disabled' };
  expect(await refusal(listConversations(anna.api))).toEqual(off);
  expect(await refusal(begin(anna, [ben.userID]))).toEqual(off);
  expect(await refusal(listMessages(anna.api, { conversationID }))).toEqual(off);
  expect(await refusal(say(anna, 'x'))).toEqual(off);
  await set('conversations.enabled', true);
});

test('starting conversations is rate limited, except for moderators of conversations', async () => {
  await set('rateLimit.conversations', { count: 2, seconds: 300 });
  const busy = await site.aMember();
  await begin(busy, [ben.userID], 'One');
  await begin(busy, [ben.userID], 'Two');
  expect(await refusal(begin(busy, [ben.userID], 'Three'))).toEqual({ status: 429, code: 'request.too-many' });
  for (let count = 0; count < 3; count += 1) await begin(keeper, [ben.userID], 'To all');
  await set('rateLimit.conversations', { count: 10_000, seconds: 60 });
});

test('simultaneous additions never exceed the limit of participants', async () => {
  await set('conversations.maxRecipients', 2);
  const tries = await Promise.all([
    refusal(addParticipants(anna.api, conversationID, [cleo.userID])),
    refusal(addParticipants(ben.api, conversationID, [stranger.userID])),
  ]);
  expect(tries.filter(Boolean)).toEqual([invalid]);
  expect((await readConversation(anna.api, conversationID)).body.countParticipants).toBe(3);
  await set('conversations.maxRecipients', 10);
});

test('a deleted member leaves all conversations, and their messages are preserved or replaced by a notice', async () => {
  const administrator = await site.anAdministrator();
  for (const [deleteMethod, words] of [
    ['keep', 'So long'],
    ['wipe', 'The user and all related content has been deleted.'],
    ['delete', 'The user and all related content has been deleted.'],
  ]) {
    const leaver = await site.aMember();
    const { conversationID: id } = await begin(leaver, [ben.userID], 'So long');
    await say(ben, 'Stay!', id);
    const url = `/api/v2/users/${leaver.userID}`;
    expect((await administrator.request({ method: 'DELETE', url, payload: { deleteMethod } })).statusCode).toBe(204);
    const { body } = await readConversation(ben.api, id, { expand: ['participants'] });
    expect(body).toMatchObject({ countParticipants: 1, countMessages: 2 });
    expect(body.participants?.find(({ userID }) => userID === leaver.userID)?.status).toBe('deleted');
    const { body: messages } = await listMessages(ben.api, { conversationID: id });
    expect(messages[0]?.body).toContain(words);
    expect(messages[1]?.body).toContain('Stay!');
  }
});

test('other participants receive a notification and a live update about a new message and about being added', async () => {
  const [writer, reader, late] = [await site.aMember(), await site.aMember(), await site.aMember()];
  const received: unknown[] = [];
  const stop = site.forum.bus.subscribe('live', (news) => received.push(news));
  const { conversationID: id } = await begin(writer, [reader.userID], 'News!');
  await addParticipants(writer.api, id, [late.userID]);
  stop();
  const told = received.filter((news) => (news as { type: string }).type === 'conversation');
  expect(told).toMatchObject([
    { data: { conversationID: id }, userIDs: [writer.userID, reader.userID] },
    { data: { conversationID: id }, userIDs: [writer.userID, reader.userID, late.userID] },
  ]);
  const notes = async ({ userID }: TestUser) =>
    site.forum.db.selectFrom('notification').select(['type', 'record_id']).where('user_id', '=', userID).execute();
  await expect.poll(() => notes(reader)).toEqual([{ type: 'ConversationMessage', record_id: id }]);
  await expect.poll(() => notes(late)).toEqual([{ type: 'AddedToConversation', record_id: id }]);
  expect(await notes(writer)).toEqual([]);
});
