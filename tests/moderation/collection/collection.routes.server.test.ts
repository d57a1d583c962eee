import { expect, test } from 'vitest';
import { createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { createRole } from '#api/member/role/role.client.ts';
import * as collections from '#api/moderation/collection/collection.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();
const categoryID = await forum.aCategory({ name: 'Workshop' });

const discuss = async (name: string) => {
  const { body } = await createDiscussion(member.api, { name, body: 'Words.', format: 'markdown', categoryID });
  return { recordType: 'discussion' as const, recordID: body.discussionID };
};
const add = async (name: string, records: Parameters<typeof collections.addCollection>[1]['records'] = []) =>
  (await collections.addCollection(administrator.api, { name, records })).body;
const contentOf = async ({ api }: TestUser, id: number) =>
  (await collections.readCollectionContent(api, id, 'en')).body.records.map(({ record }) => record.name);

test('a collection stores discussions and categories in the given order', async () => {
  const first = await discuss('Dovetails');
  const made = await add('Best of the bench', [
    { ...first, sort: 2 },
    { recordType: 'category', recordID: categoryID, sort: 1 },
  ]);
  expect(made).toMatchObject({
    name: 'Best of the bench',
    insertUserID: administrator.userID,
    updateUserID: null,
    records: [
      { recordType: 'category', recordID: categoryID, sort: 1 },
      { ...first, sort: 2 },
    ],
  });
  expect((await collections.readCollection(administrator.api, made.collectionID)).body).toEqual(made);
  expect(await contentOf(forum.guest, made.collectionID)).toEqual(['Workshop', 'Dovetails']);
});

test('a record is in exactly the collections that were chosen for it', async () => {
  const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
  const record = await discuss('Chisels');
  const choose = (collectionIDs: number[]) =>
    collections.chooseCollections(administrator.api, { collectionIDs, record });
  const { body: chosen } = await choose([one.collectionID, two.collectionID, two.collectionID]);
  expect(chosen.map(({ name, records }) => [name, records.map(({ record: { name } }) => name)])).toEqual([
    ['One', ['Chisels']],
    ['Two', ['Chisels']],
  ]);
  await choose([two.collectionID, three.collectionID]);
  const { body: now } = await collections.listCollectionsOfRecord(administrator.api, record);
  expect(now.map(({ name }) => name)).toEqual(['Three', 'Two']);
  expect(now[1]?.records[0]?.dateAddedToCollection).toBe(
    (await collections.readCollection(administrator.api, two.collectionID)).body.records[0]?.dateAddedToCollection,
  );
  await expect(choose([one.collectionID, 999_999])).rejects.toMatchObject({ code: 'collection.not-found' });
  expect((await collections.listCollectionsOfRecord(administrator.api, record)).body).toEqual(now);
  await choose([]);
  expect((await collections.listCollectionsOfRecord(administrator.api, record)).body).toEqual([]);
});

test('a collection name is unique, ignoring case', async () => {
  const made = await add('Kilns');
  await expect(add('kilns')).rejects.toMatchObject({
    code: 'collection.name-taken',
    message: 'A collection named "kilns" already exists.',
    status: 422,
  });
  const other = await add('Glazes');
  await expect(
    collections.changeCollection(administrator.api, other.collectionID, { name: 'KILNS' }),
  ).rejects.toMatchObject({ code: 'collection.name-taken' });
  const { body } = await collections.changeCollection(administrator.api, made.collectionID, { name: 'KILNS' });
  expect(body).toMatchObject({ name: 'KILNS', updateUserID: administrator.userID });
  expect(body.dateUpdated).not.toBeNull();
});

test('collections are filtered by ID, name and date, their records by the date they were added', async () => {
  const [first, second] = [await discuss('Earlier'), await discuss('Later')];
  const made = await add('Found again');
  const { collectionID } = made;
  const names = async (query: Parameters<typeof collections.listCollections>[1]) =>
    (await collections.listCollections(administrator.api, query)).body.map(({ name }) => name);
  expect(await names({ collectionID: String(collectionID) })).toEqual(['Found again']);
  expect(await names({ name: 'FOUND again' })).toEqual(['Found again']);
  expect(await names({ collectionID: String(collectionID), dateUpdated: '>=2020-01-01' })).toEqual([]);
  const [tomorrow, dayAfter] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000));
  forum.setNow(tomorrow);
  await collections.changeCollection(administrator.api, collectionID, { records: [first] });
  forum.setNow(dayAfter);
  await collections.changeCollection(administrator.api, collectionID, { records: [first, second] });
  forum.setNow();
  const list = async (query: Parameters<typeof collections.listCollectionContents>[2]) =>
    (await collections.listCollectionContents(administrator.api, 'en', query)).body;
  const both = await list({ collectionID: String(collectionID), expand: ['collection'] });
  expect(both.map(({ record, collection }) => [record.name, collection])).toEqual([
    ['Later', { collectionID, name: 'Found again' }],
    ['Earlier', { collectionID, name: 'Found again' }],
  ]);
  const [last] = await list({ dateAddedToCollection: dayAfter?.toISOString().slice(0, 10) ?? '' });
  expect([last?.record.name, last?.collection]).toEqual(['Later', undefined]);
});

test('records that are deleted or hidden from the viewer are not shown in a collection', async () => {
  const shut = await forum.aCategory({ name: 'Shut' });
  await setOwnPermissions(forum, shut);
  const record = await discuss('Soon gone');
  const { collectionID } = await add('Partly seen', [
    { ...record, sort: 1 },
    { recordType: 'category', recordID: shut, sort: 2 },
  ]);
  expect(await contentOf(administrator, collectionID)).toEqual(['Soon gone', 'Shut']);
  expect(await contentOf(member, collectionID)).toEqual(['Soon gone']);
  await removeDiscussion(administrator.api, record.recordID);
  expect(await contentOf(member, collectionID)).toEqual([]);
});

test('pages and their count contain only what the viewer may see', async () => {
  const shut = await forum.aCategory({ name: 'Shut too' });
  await setOwnPermissions(forum, shut);
  const records = [
    await discuss('Page 1'),
    { recordType: 'category' as const, recordID: shut },
    await discuss('Page 2'),
  ];
  const { collectionID } = await add(
    'Paged',
    records.map((record, index) => ({ ...record, sort: index })),
  );
  const pageFor = async ({ api }: TestUser, page: number) => {
    const { body, paging } = await collections.readCollectionContent(api, collectionID, 'en', { page, limit: 2 });
    return [body.records.map(({ record }) => record.name), paging?.total];
  };
  expect(await pageFor(administrator, 1)).toEqual([['Page 1', 'Shut too'], 3]);
  expect(await pageFor(administrator, 2)).toEqual([['Page 2'], 3]);
  expect(await pageFor(forum.guest, 1)).toEqual([['Page 1', 'Page 2'], 2]);
  expect(await pageFor(forum.guest, 2)).toEqual([[], 2]);
});

test('a collection with a deleted record can be changed, and the record returns when it is restored', async () => {
  const [gone, kept] = [await discuss('Gone'), await discuss('Kept')];
  const { collectionID } = await add('With a gap', [gone, kept]);
  await removeDiscussion(administrator.api, gone.recordID);
  const reversed = [
    { ...kept, sort: 1 },
    { ...gone, sort: 2 },
  ];
  await collections.changeCollection(administrator.api, collectionID, { records: reversed });
  expect(await contentOf(member, collectionID)).toEqual(['Kept']);
  const other = await add('Another');
  await expect(
    collections.changeCollection(administrator.api, other.collectionID, { records: [gone] }),
  ).rejects.toMatchObject({ status: 422 });
  const [entry] = (await listAuditLogs(administrator.api, { eventType: 'discussion.delete' })).body;
  await undoAuditLog(administrator.api, entry?.auditLogID ?? '');
  expect(await contentOf(member, collectionID)).toEqual(['Kept', 'Gone']);
});

test('a change that does not know the present records is refused, and changes nothing', async () => {
  const [first, second] = [await discuss('First known'), await discuss('Second known')];
  const { collectionID } = await add('Two editors', [first]);
  const known = [first];
  await collections.changeCollection(administrator.api, collectionID, { records: [first, second], known });
  await expect(
    collections.changeCollection(administrator.api, collectionID, { records: [], known }),
  ).rejects.toMatchObject({ status: 409, code: 'collection.changed-meanwhile' });
  expect(await contentOf(member, collectionID)).toEqual(['First known', 'Second known']);
  await collections.changeCollection(administrator.api, collectionID, { records: [second], known: [first, second] });
  expect(await contentOf(member, collectionID)).toEqual(['Second known']);
});

test('the feed contains only discussions that guests may read, last added first', async () => {
  const shut = await forum.aCategory({ name: 'Shut for the feed' });
  const secret = await createDiscussion(member.api, {
    name: 'Secret of the feed',
    body: 'Words.',
    format: 'markdown',
    categoryID: shut,
  });
  await setOwnPermissions(forum, shut);
  const [older, newer, gone] = [await discuss('Older & added late'), await discuss('Newer'), await discuss('Deleted')];
  const { collectionID } = await add('For the feed', [
    newer,
    gone,
    { recordType: 'discussion', recordID: secret.body.discussionID },
    { recordType: 'category', recordID: categoryID },
  ]);
  const feed = async (user = forum.guest, headers = {}) =>
    user.request({ url: `/collections/${collectionID}/feed.atom`, headers });
  await removeDiscussion(administrator.api, gone.recordID);
  const before = await feed();
  forum.setNow(new Date(Date.now() + 86_400_000));
  const { body } = await collections.readCollection(administrator.api, collectionID);
  await collections.changeCollection(administrator.api, collectionID, { records: [...body.records, older] });
  forum.setNow();
  const changed = await feed(administrator, { 'if-modified-since': String(before.headers['last-modified']) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect([...changed.body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'For the feed - Folkmoot',
    'Older &amp; added late',
    'Newer',
  ]);
  expect((await forum.guest.request({ url: '/collections/999999/feed.atom' })).statusCode).toBe(404);
});

test('an unknown record is refused with its type and ID', async () => {
  for (const recordType of ['discussion', 'category', 'article'] as const)
    await expect(add(`Of no ${recordType}`, [{ recordType, recordID: 999_999 }])).rejects.toMatchObject({
      status: 422,
      details: { errors: { records: [{ message: `There is no ${recordType} 999999.` }] } },
    });
});

test('deleting a collection does not delete its records', async () => {
  const record = await discuss('Stays');
  const { collectionID } = await add('Goes', [record]);
  await collections.removeCollection(administrator.api, collectionID);
  await expect(collections.readCollectionContent(member.api, collectionID, 'en')).rejects.toMatchObject({
    code: 'collection.not-found',
    status: 404,
  });
  expect((await collections.listCollectionsOfRecord(administrator.api, record)).body).toEqual([]);
});

test('only members who may manage the community see and change collections', async () => {
  const { collectionID } = await add('For managers');
  const record = await discuss('Not collected');
  const moderator = await forum.aMember({ roles: [roleIDs.member] });
  for (const { api } of [forum.guest, moderator]) {
    for (const call of [
      () => collections.listCollections(api),
      () => collections.listCollectionsOfRecord(api, record),
      () => collections.chooseCollections(api, { collectionIDs: [collectionID], record }),
      () => collections.listCollectionContents(api, 'en'),
      () => collections.readCollection(api, collectionID),
      () => collections.addCollection(api, { name: 'Mine', records: [] }),
      () => collections.changeCollection(api, collectionID, { name: 'Mine' }),
      () => collections.removeCollection(api, collectionID),
    ])
      await expect(call()).rejects.toMatchObject({
        status: 403,
        details: { permissions: ['community.manage', 'site.manage'] },
      });
  }
});

test('a member with community.manage manages collections, but adds only records that they may see', async () => {
  const permissions = [
    {
      type: 'global' as const,
      permissions: { 'community.manage': true, 'discussions.view': true, 'session.valid': true },
    },
  ];
  const { roleID } = (await createRole(administrator.api, { name: 'Curator', permissions })).body;
  const curator = await forum.aMember({ roles: [roleID] });
  const shut = await forum.aCategory({ name: 'Shut for curators' });
  await setOwnPermissions(forum, shut);
  const hidden = { recordType: 'category' as const, recordID: shut };
  const record = await discuss('Curated');
  const { collectionID } = (await collections.addCollection(curator.api, { name: 'Curated', records: [record] })).body;
  await expect(
    collections.changeCollection(curator.api, collectionID, { records: [record, hidden] }),
  ).rejects.toMatchObject({ status: 422 });
  // A hidden record that somebody else has added stays.
  await collections.changeCollection(administrator.api, collectionID, { records: [record, hidden] });
  await collections.changeCollection(curator.api, collectionID, { name: 'Chosen', records: [hidden, record] });
  expect((await collections.readCollection(curator.api, collectionID)).body.records).toHaveLength(2);
  expect(await contentOf(curator, collectionID)).toEqual(['Curated']);
  await collections.removeCollection(curator.api, collectionID);
});
