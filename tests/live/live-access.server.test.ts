import { afterEach, describe, expect, test } from 'vitest';
import { addCustomPage, changeCustomPage } from '#api/administration/layout/custom-page.client.ts';
import { changeLayout, listLayouts } from '#api/administration/layout/layout-record.client.ts';
import { addTheme, changeTheme } from '#api/administration/theme/theme.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { publishLive } from '#server/live/live.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { accessTokenMark } from '#server/member/session/access-token.ts';
import { hashOfToken, newToken, sessionCookie, startSession } from '#server/member/session/session.ts';
import { startDiscussion, writeComment } from '#tests/notification/notification-support.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { aLayout, callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { type Line, listenTo } from './live-listening.ts';

const forum = await testForum();
await liftPostingLimit(forum);
const administrator = await forum.anAdministrator();
const [openID, closedID] = [await forum.aCategory(), await forum.aCategory()];
await setOwnPermissions(forum, closedID);
const url = `${await forum.server.listen({ port: 0, host: '127.0.0.1' })}/api/v2/live`;
const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

async function listens(headers: Record<string, string>, query = ''): Promise<Line> {
  const line = await listenTo(`${url}${query}`, headers);
  lines.push(line);
  await line.next('hello');
  return line;
}

const bySession = async ({ userID }: TestUser) => {
  const { token, sessionID } = await startSession(forum.forum, userID, { persistent: true });
  return { headers: { cookie: `${sessionCookie}=${token}` }, sessionID };
};

async function byToken(who: TestUser) {
  const token = `${accessTokenMark}${newToken()}`;
  const { access_token_id } = await forum.forum.db
    .insertInto('access_token')
    .values({ user_id: who.userID, name: 'Listener', token_hash: hashOfToken(token), hint: 'abcd', scope: 'read' })
    .returning('access_token_id')
    .executeTakeFirstOrThrow();
  return { headers: { authorization: `Bearer ${token}` }, accessTokenID: access_token_id };
}

const poke = ({ userID }: TestUser) =>
  publishLive(forum.forum, { userIDs: [userID], type: 'message', data: { conversationID: 1 } });

const typesOf = (line: Line) => line.events.map(({ type }) => type);

describe('a stream ends before it sends another event', () => {
  test('when its session has ended', async () => {
    const ana = await forum.aMember();
    const { headers, sessionID } = await bySession(ana);
    const line = await listens(headers);
    await forum.forum.db.deleteFrom('session').where('session_id', '=', sessionID).execute();
    await poke(ana);
    await line.ended;
    expect(typesOf(line)).toEqual(['hello', 'over']);
  });

  test('when its access token is revoked or has expired; other streams continue', async () => {
    const ana = await forum.aMember();
    const [withdrawn, expired, living] = [await byToken(ana), await byToken(ana), await byToken(ana)];
    const streams = [await listens(withdrawn.headers), await listens(expired.headers), await listens(living.headers)];
    await forum.forum.db.deleteFrom('access_token').where('access_token_id', '=', withdrawn.accessTokenID).execute();
    await forum.forum.db
      .updateTable('access_token')
      .set({ date_expires: new Date(Date.now() - 1_000) })
      .where('access_token_id', '=', expired.accessTokenID)
      .execute();
    await poke(ana);
    await Promise.all(streams.slice(0, 2).map((line) => line.ended));
    await streams[2]?.next('message');
    expect(streams.map(typesOf)).toEqual([
      ['hello', 'over'],
      ['hello', 'over'],
      ['hello', 'message'],
    ]);
  });

  test('when its member is banned or deleted, for sessions and tokens', async () => {
    const ana = await forum.aMember();
    const streams = [await listens((await bySession(ana)).headers), await listens((await byToken(ana)).headers)];
    await sendPreparation(administrator, 'PUT', `/users/${ana.userID}/ban`, { banned: true });
    await poke(ana);
    await Promise.all(streams.map((line) => line.ended));
    expect(streams.map(typesOf)).toEqual([
      ['hello', 'over'],
      ['hello', 'over'],
    ]);
  });
});

describe('a topic no longer receives events', () => {
  const discussion = async (name: string) => startDiscussion(await forum.aMember(), openID, name);
  const topic = (id: number) => `?topics=discussion:${id}`;
  /** Returns the streams of a member and of a guest who receive the updates of a discussion. */
  const audience = async (id: number) => {
    const ana = await forum.aMember();
    return { ana, own: await listens((await bySession(ana)).headers, topic(id)), guest: await listens({}, topic(id)) };
  };
  const move = (discussionID: number, categoryID: number) =>
    sendPreparation(administrator, 'PATCH', '/discussions/move', { discussionIDs: [discussionID], categoryID });

  test('when its discussion is moved to a category that the subscriber cannot view', async () => {
    const id = await discussion('Moved');
    const { ana, own, guest } = await audience(id);
    await move(id, closedID);
    await writeComment(administrator, id);
    await guest.ended;
    await poke(ana);
    await own.next('message');
    expect([typesOf(own), typesOf(guest)]).toEqual([
      ['hello', 'message'],
      ['hello', 'over'],
    ]);
  });

  test('when its category is closed to the subscriber', async () => {
    const categoryID = await forum.aCategory();
    const id = await startDiscussion(administrator, categoryID, 'Closed');
    const { ana, own, guest } = await audience(id);
    await setOwnPermissions(forum, categoryID);
    await writeComment(administrator, id);
    await guest.ended;
    await poke(ana);
    await own.next('message');
    expect(typesOf(own)).toEqual(['hello', 'message']);
  });

  test('when its discussion is deleted', async () => {
    const id = await discussion('Deleted');
    const { own, ana, guest } = await audience(id);
    await administrator.request({ method: 'DELETE', url: `/api/v2/discussions/${id}` });
    await publishLive(forum.forum, { topic: `discussion:${id}`, type: 'comment', data: { discussionID: id } });
    await guest.ended;
    await poke(ana);
    await own.next('message');
    expect(typesOf(own)).toEqual(['hello', 'message']);
  });

  test('while other topics continue', async () => {
    const [id, other] = [await discussion('One'), await discussion('Other')];
    const line = await listens({}, `?topics=discussion:${id}&topics=discussion:${other}`);
    await move(id, closedID);
    await writeComment(administrator, id);
    const commentID = await writeComment(administrator, other);
    expect((await line.next('comment')).data).toMatchObject({ discussionID: other, commentID });
    expect(typesOf(line)).toEqual(['hello', 'comment']);
  });
});

describe('the topic of a theme', () => {
  const topic = (id: string) => `?topics=theme:${id}`;
  const blank = { name: 'Tide', parentTheme: 'keystone', parentVersion: '1.0' };

  test('announces each change of its revision: a save, a restore, and the undo of both; not a change of its name', async () => {
    const { api } = administrator;
    const { themeID, revisionID } = (await addTheme(api, blank)).body;
    const line = await listens((await bySession(administrator)).headers, topic(themeID));
    await changeTheme(api, themeID, { name: 'Ebb' });
    await changeTheme(api, themeID, { assets: { footer: { data: '<p>Harbour</p>' } } });
    expect((await line.next('theme')).data).toEqual({ themeID: Number(themeID) });
    await changeTheme(api, themeID, { revisionID: revisionID ?? 0 });
    await line.next('theme');
    const [entry] = (await listAuditLogs(api, { recordType: 'theme', recordID: Number(themeID) })).body;
    await undoAuditLog(api, entry?.auditLogID ?? '');
    await line.next('theme');
    await poke(administrator);
    await line.next('message');
    expect(typesOf(line)).toEqual(['hello', 'theme', 'theme', 'theme', 'message']);
  });

  test('is refused to members and guests', async () => {
    const { themeID } = (await addTheme(administrator.api, blank)).body;
    const other = await listens((await bySession(await forum.aMember())).headers, topic(themeID));
    const guest = await listenTo(`${url}${topic(themeID)}`);
    lines.push(guest);
    await guest.ended;
    await changeTheme(administrator.api, themeID, { assets: { footer: { data: '<p>Harbour</p>' } } });
    expect([other, guest].map(typesOf)).toEqual([['hello'], ['over']]);
    expect(other.events[0]?.data).toEqual({ topics: [] });
  });
});

describe('the topic of a layout', () => {
  const topic = (id: number) => `?topics=layout:${id}`;

  test('announces each change of its revision: a save, a restore, and the undo of both', async () => {
    const { api } = administrator;
    const { layoutID, revisionID } = await aLayout(api, 'home', callToAction('Visit us'));
    const line = await listens((await bySession(administrator)).headers, topic(layoutID));
    expect(line.events[0]?.data).toEqual({ topics: [`layout:${layoutID}`] });
    await changeLayout(api, layoutID, { name: 'Winter' });
    await changeLayout(api, layoutID, { layout: [oneColumn()] });
    expect((await line.next('layout')).data).toEqual({ layoutID });
    await changeLayout(api, layoutID, { revisionID: revisionID ?? 0 });
    await line.next('layout');
    const [entry] = (await listAuditLogs(api, { recordType: 'layout', recordID: layoutID })).body;
    await undoAuditLog(api, entry?.auditLogID ?? '');
    await line.next('layout');
    await poke(administrator);
    await line.next('message');
    expect(typesOf(line)).toEqual(['hello', 'layout', 'layout', 'layout', 'message']);
  });

  test('announces the layout of a custom page, when the page is changed and when this is undone', async () => {
    const { api } = administrator;
    const text = { seoTitle: 'Guide', seoDescription: '', urlcode: 'live-guide' };
    const { customPageID } = (await addCustomPage(api, text)).body;
    const views = (await listLayouts(api, { expand: ['layoutViews'], layoutViewType: 'customPage' })).body;
    const layoutID = Number(views.find(({ name }) => name === 'Guide')?.layoutID);
    const line = await listens((await bySession(administrator)).headers, topic(layoutID));
    await changeCustomPage(api, customPageID, { layoutData: { layout: [oneColumn(callToAction('Come in'))] } });
    expect((await line.next('layout')).data).toEqual({ layoutID });
    const [entry] = (await listAuditLogs(api, { recordType: 'customPage', recordID: customPageID })).body;
    await undoAuditLog(api, entry?.auditLogID ?? '');
    expect((await line.next('layout')).data).toEqual({ layoutID });
  });

  test('is refused to members and guests, and ends with the permission to edit layouts', async () => {
    const { layoutID } = await aLayout(administrator.api, 'home', callToAction('Visit us'));
    const ana = await forum.aMember({ roles: [roleIDs.administrator] });
    const [own, other] = [
      await listens((await bySession(ana)).headers, topic(layoutID)),
      await listens((await bySession(await forum.aMember())).headers, topic(layoutID)),
    ];
    const guest = await listenTo(`${url}${topic(layoutID)}`);
    lines.push(guest);
    await guest.ended;
    await changeLayout(administrator.api, layoutID, { layout: [oneColumn()] });
    await own.next('layout');
    await forum.forum.db
      .updateTable('member_role')
      .set({ role_id: roleIDs.member })
      .where('user_id', '=', ana.userID)
      .execute();
    await changeLayout(administrator.api, layoutID, { layout: [] });
    await poke(ana);
    await own.next('message');
    expect([own, other, guest].map(typesOf)).toEqual([['hello', 'layout', 'message'], ['hello'], ['over']]);
  });
});
