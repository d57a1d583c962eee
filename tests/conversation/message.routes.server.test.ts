import { beforeEach, expect, test } from 'vitest';
import { addDraft, listDrafts } from '#api/composer/draft/draft.client.ts';
import {
  addParticipants,
  createConversation,
  leaveConversation,
  markConversationRead,
  readConversation,
} from '#api/conversation/conversation.client.ts';
import { createMessage, listMessages, readMessage } from '#api/conversation/message.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { lastMailTo } from '#tests/account/support.ts';
import { uploadText } from '#tests/support/builders/text-upload.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let conversationID: number;

const site = await testForum();
await site.forum.db
  .insertInto('role_permission')
  .values({ role_id: roleIDs.moderator, permission: 'conversations.moderate' })
  .execute();
await site.forum.permissions.changed();
const [anna, ben, cleo, keeper] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aMember({ name: 'cleo' }),
  site.aModerator(),
]);
await set('rateLimit.conversations', { count: 10_000, seconds: 60 });
await set('rateLimit.messages', { count: 10_000, seconds: 60 });
beforeEach(async () => {
  const made = await createConversation(anna.api, { participantUserIDs: [ben.userID], initialBody: 'One' });
  conversationID = made.body.conversationID;
});

async function set(key: string, value: unknown) {
  await site.forum.db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
  await site.forum.settings.changed();
}

const say = async (who: TestUser, body: string) =>
  (await createMessage(who.api, { conversationID, body, format: 'markdown' })).body;

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code }),
  );
const forbidden = { status: 403, code: 'permission.missing' };
const none = { status: 404, code: 'conversation.not-found' };
const invalid = { status: 422, code: 'request.invalid' };

test('a message is sanitised, gets the next position and is unread for the other participants', async () => {
  const message = await say(ben, 'Yes, **gladly** <script>alert(1)</script>');
  expect(message).toMatchObject({
    conversationID,
    position: 2,
    insertUserID: ben.userID,
    insertUser: { name: 'ben' },
    url: `/messages/${conversationID}/p1#Message_${message.messageID}`,
  });
  expect(message.body).toContain('<strong>gladly</strong>');
  expect(message.body).not.toContain('<script');
  expect((await readConversation(ben.api, conversationID)).body).toMatchObject({ countMessages: 2, unread: false });
  expect((await readConversation(anna.api, conversationID)).body).toMatchObject({ countMessages: 2, countUnread: 1 });
});

test('a thread is paginated from the oldest message, and reading a page stores the read position', async () => {
  for (const word of ['Two', 'Three', 'Four', 'Five']) await say(anna, word);
  const first = await listMessages(ben.api, { conversationID, limit: 2, expand: ['insertUser'] });
  expect(first.body.map(({ body, position }) => [body, position])).toEqual([
    ['<p dir="auto">One</p>', 1],
    ['<p dir="auto">Two</p>', 2],
  ]);
  expect(first.body[0]?.insertUser?.name).toBe('anna');
  expect(first.paging).toMatchObject({ total: 5, current: 1, hasMore: true });
  expect((await readConversation(ben.api, conversationID)).body).toMatchObject({
    countReadMessages: 2,
    countUnread: 3,
    unread: true,
  });
  const last = await listMessages(ben.api, { conversationID, limit: 2, page: 3 });
  expect(last.body.map(({ body }) => body)).toEqual(['<p dir="auto">Five</p>']);
  expect((await readConversation(ben.api, conversationID)).body).toMatchObject({ countUnread: 0, unread: false });
  expect((await listMessages(ben.api, { conversationID, page: 9 })).body).toEqual([]);
  expect((await readConversation(ben.api, conversationID)).body.dateLastViewed).not.toBeNull();
});

test('conversations.moderate allows reading and writing only as a participant', async () => {
  const [message] = (await listMessages(anna.api, { conversationID })).body;
  for (const outsider of [keeper, await site.anAdministrator()]) {
    expect(await refusal(listMessages(outsider.api, { conversationID }))).toEqual(none);
    expect(await refusal(listMessages(outsider.api, { conversationID, insertUserID: anna.userID }))).toEqual(none);
    expect(await refusal(readMessage(outsider.api, message?.messageID ?? 0))).toEqual(none);
    expect(await refusal(say(outsider, 'Stop that'))).toEqual(none);
  }
});

test('non-participants and guests can neither read nor write', async () => {
  const { messageID } = await say(anna, 'Between us');
  expect(await refusal(listMessages(cleo.api, { conversationID }))).toEqual(none);
  expect(await refusal(readMessage(cleo.api, messageID))).toEqual(none);
  expect(await refusal(say(cleo, 'Hello?'))).toEqual(none);
  expect(await refusal(listMessages(site.guest.api, { conversationID }))).toEqual(forbidden);
  expect(await refusal(readMessage(site.guest.api, messageID))).toEqual(forbidden);
  expect(await refusal(say(site.guest, 'Hello?'))).toEqual(forbidden);
  await addParticipants(anna.api, conversationID, [cleo.userID]);
  expect((await readMessage(cleo.api, messageID)).body.messageID).toBe(messageID);
  await leaveConversation(cleo.api, conversationID);
  expect(await refusal(readMessage(cleo.api, messageID))).toEqual(none);
  expect(await refusal(say(cleo, 'One more thing'))).toEqual(none);
});

test('writing requires conversations.add', async () => {
  const applicant = await site.aMember({ roles: [roleIDs.applicant] });
  await addParticipants(anna.api, conversationID, [applicant.userID]);
  expect((await listMessages(applicant.api, { conversationID })).body).toHaveLength(1);
  expect(await refusal(say(applicant, 'Thanks'))).toEqual(forbidden);
});

test('messages of all conversations of the viewer are listed newest first, optionally by author', async () => {
  await say(ben, 'Two');
  const { body: all } = await listMessages(anna.api, { limit: 1 });
  expect(all.map(({ body }) => body)).toEqual(['<p dir="auto">Two</p>']);
  const { body: own } = await listMessages(anna.api, { conversationID, insertUserID: '$me' });
  expect(own.map(({ body }) => body)).toEqual(['<p dir="auto">One</p>']);
  expect((await readConversation(anna.api, conversationID)).body.unread).toBe(true);
  expect((await listMessages(cleo.api)).body.some((one) => one.conversationID === conversationID)).toBe(false);
});

test('empty, too long and malformed messages are refused', async () => {
  expect(await refusal(say(anna, '   '))).toEqual(invalid);
  expect(await refusal(say(anna, 'x'.repeat(2_001)))).toEqual(invalid);
  expect((await say(anna, '☺'.repeat(2_000))).position).toBe(2);
  expect(await refusal(createMessage(anna.api, { conversationID, body: 'x', format: 'rich' as never }))).toEqual(
    invalid,
  );
  expect(await refusal(readMessage(anna.api, 999_999))).toEqual({ status: 404, code: 'message.not-found' });
});

test('sending messages is rate limited', async () => {
  await set('rateLimit.messages', { count: 2, seconds: 60 });
  const busy = await site.aMember();
  await addParticipants(anna.api, conversationID, [busy.userID]);
  await say(busy, 'One');
  await say(busy, 'Two');
  expect(await refusal(say(busy, 'Three'))).toEqual({ status: 429, code: 'request.too-many' });
  site.setNow(new Date(Date.now() + 61_000));
  expect((await say(busy, 'Three')).messageID).toBeGreaterThan(0);
  site.setNow();
  await set('rateLimit.messages', { count: 10_000, seconds: 60 });
});

test('exceeding the limit blocks the member for the configured time, also from starting a conversation', async () => {
  await set('rateLimit.messages', { count: 1, seconds: 10, block: 600 });
  const busy = await site.aMember();
  await addParticipants(anna.api, conversationID, [busy.userID]);
  const now = Date.now();
  const at = (seconds: number) => site.setNow(new Date(now + seconds * 1_000));
  at(0);
  await say(busy, 'One');
  expect(await refusal(say(busy, 'Two'))).toEqual({ status: 429, code: 'request.too-many' });
  at(599);
  await expect(say(busy, 'Two')).rejects.toMatchObject({ details: { retryAfter: 1 } });
  const beginning = createConversation(busy.api, { participantUserIDs: [anna.userID], initialBody: 'Two' });
  expect(await refusal(beginning)).toEqual({ status: 429, code: 'request.too-many' });
  at(600);
  expect((await say(busy, 'Two')).messageID).toBeGreaterThan(0);
  site.setNow();
  await set('rateLimit.messages', { count: 10_000, seconds: 60 });
});

test('a message is refused when all other participants ignore its author', async () => {
  const [loud, deaf] = await Promise.all([site.aMember(), site.aMember()]);
  const { body: made } = await createConversation(loud.api, { participantUserIDs: [deaf.userID], initialBody: 'Hey' });
  const ignoring = { user_id: deaf.userID, ignored_user_id: loud.userID };
  await site.forum.db.insertInto('member_ignore').values(ignoring).execute();
  const more = { conversationID: made.conversationID, body: 'Hey!', format: 'text' as const };
  expect(await refusal(createMessage(loud.api, more))).toEqual({ status: 403, code: 'conversation.ignored' });
  expect((await createMessage(deaf.api, more)).status).toBe(201);
  await addParticipants(deaf.api, made.conversationID, [ben.userID]);
  expect((await createMessage(loud.api, more)).status).toBe(201);
});

test('sending a message deletes its draft, but never the draft of another member', async () => {
  const draft = { recordType: 'message' as const, attributes: { body: 'Two' } };
  const [{ body: hers }, { body: his }] = await Promise.all([addDraft(anna.api, draft), addDraft(ben.api, draft)]);
  const words = { conversationID, body: 'Two', format: 'markdown' as const };
  await createMessage(anna.api, { ...words, draftID: his.draftID });
  expect((await listDrafts(ben.api)).body.map(({ draftID }) => draftID)).toContain(his.draftID);
  await createMessage(anna.api, { ...words, draftID: hers.draftID });
  expect((await listDrafts(anna.api)).body.map(({ draftID }) => draftID)).not.toContain(hers.draftID);
});

test('simultaneous messages get distinct positions, and all counters are correct', async () => {
  await addParticipants(anna.api, conversationID, [cleo.userID]);
  const writers = [anna, ben, cleo];
  const written = await Promise.all(
    Array.from({ length: 15 }, (_, at) => say(writers[at % 3] as TestUser, `Word ${at}`)),
  );
  expect(written.map(({ position }) => position).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 2),
  );
  for (const writer of writers) {
    const { body } = await readConversation(writer.api, conversationID);
    expect(body.countMessages).toBe(16);
    expect(body.countReadMessages + body.countUnread).toBe(16);
  }
  const { body: all } = await listMessages(anna.api, { conversationID });
  expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});

test('reading during simultaneous writes never hides a message', async () => {
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? say(ben, `Word ${at}`) : markConversationRead(anna.api, conversationID),
    ),
  );
  const { body } = await readConversation(anna.api, conversationID);
  expect(body.countReadMessages + body.countUnread).toBe(body.countMessages);
  await markConversationRead(anna.api, conversationID);
  expect((await readConversation(anna.api, conversationID)).body.countUnread).toBe(0);
});

test('adding a participant during simultaneous writes leaves the counters correct', async () => {
  await Promise.all([
    say(anna, 'Two'),
    addParticipants(ben.api, conversationID, [cleo.userID]),
    say(ben, 'Three'),
    say(anna, 'Four'),
  ]);
  expect((await readConversation(cleo.api, conversationID)).body).toMatchObject({ countMessages: 4, countUnread: 4 });
});

const download = (who: TestUser, mediaID: number) => who.request({ url: `/api/v2/media/${mediaID}/download` });

test('files are sent with a message, listed with name and size, and downloadable by participants', async () => {
  const { mediaID, url } = await uploadText(anna, 'plan of the boat.txt', 'Keel first.');
  const sent = await createMessage(anna.api, { conversationID, body: 'Here', format: 'markdown', mediaIDs: [mediaID] });
  const file = { mediaID, name: 'plan of the boat.txt', type: 'text/plain', size: 11, url };
  expect(sent.body.files).toEqual([file]);
  const { body } = await listMessages(ben.api, { conversationID });
  expect(body.map(({ files }) => files)).toEqual([[], [file]]);
  expect((await download(ben, mediaID)).statusCode).toBe(302);
  const served = await ben.request({ url });
  expect([served.headers['content-disposition'], served.headers['x-content-type-options']]).toEqual([
    'attachment',
    'nosniff',
  ]);
  expect((await download(cleo, mediaID)).statusCode).toBe(403);
  expect((await download(site.guest, mediaID)).statusCode).toBe(403);
});

test('a message can consist of files only, and lists include their number', async () => {
  const [plan, list] = [await uploadText(anna, 'plan.txt'), await uploadText(anna, 'list.txt')];
  const mediaIDs = [plan.mediaID, list.mediaID];
  const sent = await createMessage(anna.api, { conversationID, format: 'markdown', mediaIDs });
  expect(sent.body).toMatchObject({ body: '', position: 2 });
  expect(sent.body.files.map(({ name }) => name)).toEqual(['plan.txt', 'list.txt']);
  const { body } = await readConversation(ben.api, conversationID);
  expect(body).toMatchObject({ excerpt: '', body: '', lastMessage: { countFiles: 2 } });
});

test('a message requires text or files', async () => {
  const nothing = { conversationID, body: ' \n ', format: 'markdown' as const };
  expect(await refusal(createMessage(anna.api, nothing))).toEqual(invalid);
  expect(await refusal(createMessage(anna.api, { ...nothing, body: '<p></p>', format: 'html' }))).toEqual(invalid);
});

test('a conversation can start with files only: notification and e-mail state their number', async () => {
  const reader = await site.aMember({ email: 'reader@example.org' });
  const files = [await uploadText(anna, 'plan.txt'), await uploadText(anna, 'list.txt')];
  const mediaIDs = files.map(({ mediaID }) => mediaID);
  const { body } = await createConversation(anna.api, { participantUserIDs: [reader.userID], mediaIDs });
  expect(body).toMatchObject({ countMessages: 1, excerpt: '', lastMessage: { countFiles: 2 } });
  const told = async () => (await listNotifications(reader.api)).body[0]?.body;
  await expect.poll(told).toBe('<strong>anna</strong> sent you 2 files.');
  expect((await lastMailTo(site, 'reader@example.org'))?.subject).toContain('anna sent you 2 files');
});

test('files of others, duplicates, too many files and files with a false type are refused', async () => {
  const { mediaID } = await uploadText(anna, 'keel.txt', 'Keel');
  const send = (who: TestUser, mediaIDs: number[]) =>
    refusal(createMessage(who.api, { conversationID, body: 'Here', format: 'markdown', mediaIDs }));
  expect(await send(ben, [mediaID])).toEqual(invalid);
  await set('conversations.maxFiles', 0);
  expect(await send(anna, [mediaID])).toEqual(invalid);
  await set('conversations.maxFiles', 5);
  expect(await send(anna, [mediaID])).toBeUndefined();
  expect(await send(anna, [mediaID])).toEqual(invalid);
  expect((await readConversation(anna.api, conversationID)).body.countMessages).toBe(2);
  expect(await uploadText(anna, 'keel.pdf', 'No PDF')).toMatchObject({ code: 'media.wrong-content' });
});
