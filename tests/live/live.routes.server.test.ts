import { afterEach, expect, test } from 'vitest';
import { markAllNotifications } from '#api/notification/notification.client.ts';
import { publishLive } from '#server/live/live.ts';
import { sessionCookie, startSession } from '#server/member/session/session.ts';
import { startDiscussion, writeComment } from '#tests/notification/notification-support.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { type Line, listenTo } from './live-listening.ts';

const lines: Line[] = [];

const forum = await testForum();
const categoryID = await forum.aCategory();
const url = `${await forum.server.listen({ port: 0, host: '127.0.0.1' })}/api/v2/live`;
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

const cookieOf = async ({ userID }: TestUser) =>
  `${sessionCookie}=${(await startSession(forum.forum, userID, { persistent: true })).token}`;

async function listens(who?: TestUser, query = '', headers: Record<string, string> = {}): Promise<Line> {
  const line = await listenTo(`${url}${query}`, { ...(who && { cookie: await cookieOf(who) }), ...headers });
  lines.push(line);
  return line;
}

test('a member receives live updates about new notifications, and when they are read elsewhere', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  const id = await startDiscussion(ana, categoryID, 'Tar');
  const [line, other] = [await listens(ana), await listens(ben)];
  await line.next('hello');
  const commentID = await writeComment(ben, id);
  expect((await line.next('notification')).data).toEqual({
    recordType: 'comment',
    recordID: commentID,
    discussionID: id,
  });
  await markAllNotifications(ana.api);
  await line.next('counts');
  expect(other.events.map(({ type }) => type)).toEqual(['hello']);
});

test('a viewer of a discussion, including guests, receives live updates about its comments', async () => {
  const ana = await forum.aMember();
  const [id, elsewhere] = [
    await startDiscussion(ana, categoryID, 'Pitch'),
    await startDiscussion(ana, categoryID, 'Moss'),
  ];
  const line = await listens(undefined, `?topics=discussion:${id}`);
  expect((await line.next('hello')).data).toEqual({ topics: [`discussion:${id}`] });
  await writeComment(ana, elsewhere);
  const commentID = await writeComment(ana, id);
  expect((await line.next('comment')).data).toEqual({ discussionID: id, commentID, userID: ana.userID });
});

test('guests without a topic receive nothing, and neither do viewers of hidden discussions', async () => {
  const ana = await forum.aMember();
  const hidden = await forum.aCategory({ name: 'Hold' });
  const id = await startDiscussion(ana, hidden, 'Below');
  await setOwnPermissions(forum, hidden);
  for (const line of [await listens(), await listens(undefined, `?topics=discussion:${id}`)]) {
    await line.next('over');
    await line.ended;
  }
  expect((await listens(ana, '?topics=everything')).status).toBe(422);
  const line = await listens(ana, `?topics=discussion:${id}`);
  expect((await line.next('hello')).data).toEqual({ topics: [] });
});

test('a reconnected stream receives the events missed meanwhile', async () => {
  const ana = await forum.aMember();
  const id = await startDiscussion(ana, categoryID, 'Ebb');
  const first = await listens(ana, `?topics=discussion:${id}`);
  const { id: lastID } = await first.next('hello');
  first.close();
  const commentID = await writeComment(ana, id);
  const again = await listens(ana, `?topics=discussion:${id}`, { 'last-event-id': lastID });
  expect((await again.next('comment')).data).toEqual({ discussionID: id, commentID, userID: ana.userID });
  await again.next('counts');
});

test('a page receives the comments created between its rendering and its connection, but no outdated counts', async () => {
  const ana = await forum.aMember();
  const id = await startDiscussion(ana, categoryID, 'Slack water');
  const loaded = Date.now();
  const commentID = await writeComment(ana, id);
  const line = await listens(ana, `?topics=discussion:${id}&loaded=${loaded}`);
  expect((await line.next('comment')).data).toEqual({ discussionID: id, commentID, userID: ana.userID });
  await writeComment(ana, id);
  await line.next('comment');
  expect(line.events.map(({ type }) => type)).toEqual(['hello', 'comment', 'comment']);
});

test('the number of streams per member is limited', async () => {
  const ana = await forum.aMember();
  const opened = [];
  for (let index = 0; index < 13; index += 1) opened.push(await listens(ana));
  expect(opened.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429]);
  await publishLive(forum.forum, { userIDs: [ana.userID], type: 'message', data: { conversationID: 3 } });
  for (const line of opened.slice(0, 12)) expect((await line.next('message')).data).toEqual({ conversationID: 3 });
});

test('the server ends its streams when it closes', async () => {
  const other = await testForum();
  const ana = await other.aMember();
  const { token } = await startSession(other.forum, ana.userID, { persistent: true });
  const address = await other.server.listen({ port: 0, host: '127.0.0.1' });
  const line = await listenTo(`${address}/api/v2/live`, { cookie: `${sessionCookie}=${token}` });
  await line.next('hello');
  await other.close();
  await line.ended;
}, 30_000);
