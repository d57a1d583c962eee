import { expect, test } from 'vitest';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [anna, ben, cara, admin] = await Promise.all([
  forum.aMember({ name: 'anna' }),
  forum.aMember({ name: 'ben' }),
  forum.aMember({ name: 'cara', roles: [roleIDs.member, roleIDs.moderator] }),
  forum.anAdministrator(),
]);
const [garden, kitchen, attic] = [await forum.aCategory(), await forum.aCategory(), await forum.aCategory()];

const get = async (who: TestUser, url: string) => {
  const response = await who.request({ url: `/api/v2${url}` });
  return { status: response.statusCode, body: response.json() };
};
const send = async (who: TestUser, method: 'POST' | 'PATCH', url: string, payload: object) => {
  const response = await who.request({ method, url: `/api/v2${url}`, payload });
  return { status: response.statusCode, body: response.json() };
};
const text = { body: 'Words about seeds', format: 'markdown' };
const post = (who: TestUser, categoryID: number, name: string) =>
  send(who, 'POST', '/discussions', { name, categoryID, ...text });
const [first, second] = [await post(anna, garden, 'Seeds'), await post(ben, kitchen, 'Seeds in bread')];
await post(cara, attic, 'Seeds in boxes');
await send(ben, 'POST', '/comments', { discussionID: first.body.discussionID, ...text });
await send(anna, 'POST', '/comments', { discussionID: second.body.discussionID, ...text });
await forum.forum.jobs.settled();

const names = async (query: string, who = anna): Promise<string[]> =>
  (await get(who, `/discussions?sort=discussionID&${query}`)).body.map(({ name }: { name: string }) => name);

test('discussions are filtered by several categories and by several authors', async () => {
  const both = ['Seeds', 'Seeds in bread'];
  expect(await names(`categoryID=${garden},${kitchen}`)).toEqual(both);
  expect(await names(`categoryID[]=${garden}&categoryID[]=${kitchen}`)).toEqual(both);
  expect(await names(`categoryID=${attic}`)).toEqual(['Seeds in boxes']);
  expect(await names('categoryID=-1')).toEqual([...both, 'Seeds in boxes']);
  expect(await names(`insertUserID=$me,${ben.userID}`)).toEqual(both);
  expect(await names(`insertUserID=${cara.userID}`)).toEqual(['Seeds in boxes']);
  expect((await get(anna, `/discussions?categoryID=${garden},999999`)).status).toBe(404);
  expect((await get(forum.guest, '/discussions?insertUserID=$me')).status).toBe(403);
});

test('comments, messages, drafts and the log also accept several authors, comments several categories', async () => {
  const authors = async (query: string) =>
    (await get(anna, `/comments?sort=commentID&${query}`)).body.map(
      (one: { insertUserID: number }) => one.insertUserID,
    );
  expect(await authors(`insertUserID=${anna.userID},${ben.userID}`)).toEqual([ben.userID, anna.userID]);
  expect(await authors(`categoryID=${garden},${kitchen}`)).toEqual([ben.userID, anna.userID]);
  expect(await authors(`categoryID=${attic}`)).toEqual([]);
  const pair = `insertUserID=${anna.userID},${ben.userID}`;
  for (const url of ['/conversations', '/messages']) expect((await get(anna, `${url}?${pair}`)).body, url).toEqual([]);
  expect((await get(anna, `/drafts?${pair}`)).status).toBe(403);
  for (const url of ['/drafts', '/audit-logs', '/held-posts'])
    expect((await get(admin, `${url}?${pair}`)).status, url).toBe(200);
});

test('the search accepts several categories as categoryID', async () => {
  const found = (await get(anna, `/search?query=seeds&recordTypes=discussion&categoryID=${garden},${attic}`)).body;
  expect(found.map((one: { categoryID: number }) => one.categoryID).sort()).toEqual([garden, attic].sort());
});

test('a reversed range is refused, in every notation and list', async () => {
  const reversed = [
    '/discussions?discussionID=9..1',
    '/discussions?score=[5,-5]',
    '/comments?commentID=(3,2)',
    '/users?userID=[30,4]',
    '/discussions?dateInserted=2026-03-01..2026-02-01',
    '/comments?dateUpdated=[2026-02-02T10:00:00Z,2026-02-02T09:00:00Z]',
    '/search?query=seeds&dateInserted=[2026-03-01,2026-02-01]',
  ];
  for (const url of reversed) expect((await get(anna, url)).status, url).toBe(422);
  const ordered = [
    ...['/discussions?discussionID=1..1', '/discussions?score=[-5,5]', '/users?userID=[4,30]'],
    '/discussions?dateInserted=[2026-02-02T10:00:00Z,2026-02-02]',
    '/discussions?dateInserted=2026-02-02..2026-02-02',
  ];
  for (const url of ordered) expect((await get(anna, url)).status, url).toBe(200);
});

test('an author that the caller may not set is refused, and nothing is created', async () => {
  const { discussionID } = first.body;
  const made: [string, object][] = [
    ['/discussions', { name: 'As ben', categoryID: garden, ...text }],
    ['/comments', { discussionID, ...text }],
    ['/drafts', { recordType: 'discussion', attributes: { name: 'As ben', ...text } }],
    ['/conversations', { participantUserIDs: [ben.userID], initialBody: 'Hello', initialFormat: 'markdown' }],
  ];
  for (const [url, body] of made) {
    const refused = await send(anna, 'POST', url, { ...body, insertUserID: ben.userID });
    expect([refused.status, refused.body.code], url).toEqual([403, 'permission.missing']);
    expect((await send(anna, 'POST', url, { ...body, insertUserID: anna.userID })).status, url).toBe(201);
  }
  const comment = (await send(anna, 'POST', '/comments', { discussionID, ...text })).body;
  const change = (insertUserID: number) =>
    send(anna, 'PATCH', `/comments/${comment.commentID}`, { body: 'Changed', insertUserID });
  expect((await change(ben.userID)).status).toBe(403);
  expect((await change(anna.userID)).status).toBe(200);
  expect((await send(anna, 'PATCH', `/discussions/${discussionID}`, { insertUserID: ben.userID })).status).toBe(403);
});

test('IDs and data types of notifications and fields are named as in the reference', async () => {
  const { body: conversationless } = await get(anna, '/notifications?expand=discussion');
  const [heard] = conversationless.filter((one: { discussion?: object }) => one.discussion);
  expect(heard?.discussion.categoryID).toBe(garden);
  const field = {
    ...{ apiName: 'sails', label: 'Sails', formType: 'checkbox', visibility: 'public', mutability: 'all' },
    registrationOptions: 'optional',
  };
  expect((await send(admin, 'POST', '/profile-fields', { ...field, dataType: 'bool' })).body.dataType).toBe('boolean');
  const other = await send(admin, 'POST', '/profile-fields', { ...field, apiName: 'rows', dataType: 'boolean' });
  expect([other.status, other.body.dataType]).toEqual([201, 'boolean']);
  for (const name of ['bool', 'boolean'])
    expect((await get(admin, `/profile-fields?dataType=${name}`)).body.length, name).toBe(2);
  const asked = { postFieldID: 'seen', label: 'Seen', formType: 'checkbox', visibility: 'public' };
  expect((await send(admin, 'POST', '/post-fields', { ...asked, dataType: 'bool' })).body.dataType).toBe('boolean');
  expect((await get(admin, '/post-fields?dataType=boolean')).body.length).toBe(1);
});
