import { expect, test } from 'vitest';
import { createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import * as collections from '#api/moderation/collection/collection.client.ts';
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
