import { expect, test } from 'vitest';
import * as discussions from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { moveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { addPostField, changePostField, removePostField } from '#api/post/type/post-field.client.ts';
import { addPostType, changePostType } from '#api/post/type/post-type.client.ts';
import { search } from '#api/search/search.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [author, moderator, administrator] = [
  await forum.aMember(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const categoryID = await forum.aCategory();

let counter = 0;
const aType = async (parentPostTypeID = 'discussion') => {
  counter += 1;
  const postTypeID = `boat-${counter}`;
  await addPostType(administrator.api, { postTypeID, name: `Boat ${counter}`, parentPostTypeID });
  return postTypeID;
};
const aField = async (postTypeID: string, own: Partial<Parameters<typeof addPostField>[1]> = {}) => {
  counter += 1;
  const postFieldID = `part-${counter}`;
  const text = { dataType: 'text', formType: 'text', visibility: 'public' } as const;
  await addPostField(administrator.api, { postFieldID, postTypeID, label: `Part ${counter}`, ...text, ...own });
  return postFieldID;
};
const start = async (postTypeID: string, postMeta: Record<string, string | number | string[]>) => {
  const post = { name: 'A dinghy', body: 'From one plank.', format: 'text', categoryID, postTypeID, postMeta } as const;
  return (await discussions.createDiscussion(author.api, post)).body.discussionID;
};
const found = async (query: string, { api }: Pick<TestUser, 'api'> = forum.guest) =>
  (await search(api, { query, recordTypes: ['discussion'] })).body.map(({ recordID }) => recordID);
const settled = () => forum.forum.jobs.settled();
const undoLast = async (recordType: string) => {
  const { body } = await listAuditLogs(administrator.api, { recordType, limit: 1 } as never);
  await undoAuditLog(administrator.api, body[0]?.auditLogID ?? '');
};

test('a discussion is found by its text answers to public fields, together with its title and text', async () => {
  const type = await aType();
  const [wood, maker, length] = [
    await aField(type),
    await aField(type, { dataType: 'string[]', formType: 'tokens' }),
    await aField(type, { dataType: 'number', formType: 'number' }),
  ];
  const id = await start(type, { [wood]: 'Larch Ĺonghull', [maker]: ['Yrsa', 'Oddleif'], [length]: 4711 });
  for (const query of ['larch', 'longhull plank', 'yrsa dinghy', '"yrsa oddleif"', '4711', 'larc'])
    expect([query, await found(query)]).toEqual([query, [id]]);
  expect(await found('larch tulip')).toEqual([]);
  const [result] = (await search(forum.guest.api, { query: 'oddleif' })).body;
  expect(result?.highlight).toContain('<mark>Oddleif</mark>');
});

test('a discussion is not found by answers to non-public fields, not even by viewers who may see them', async () => {
  const type = await aType();
  const [own, staff] = [await aField(type, { visibility: 'private' }), await aField(type, { visibility: 'internal' })];
  const id = await start(type, { [own]: 'quincunx' });
  await discussions.changeDiscussion(moderator.api, id, { postMeta: { [staff]: 'syzygy' } });
  for (const by of [forum.guest, author, moderator]) {
    expect(await found('quincunx', by)).toEqual([]);
    expect(await found('syzygy', by)).toEqual([]);
  }
});

test('a discussion is found by its current answers, which an edit of its text does not affect', async () => {
  const type = await aType();
  const wood = await aField(type);
  const id = await start(type, { [wood]: 'wychelm' });
  await discussions.changeDiscussion(moderator.api, id, { postMeta: { [wood]: 'sycamore' } });
  expect([await found('wychelm'), await found('sycamore')]).toEqual([[], [id]]);
  await undoLast('discussion');
  expect([await found('wychelm'), await found('sycamore')]).toEqual([[id], []]);
  await discussions.changeDiscussion(moderator.api, id, { name: 'A skerry', body: 'From planks.' });
  expect([await found('wychelm skerry'), await found('wychelm dinghy')]).toEqual([[id], []]);
});

test('a post is found by the fields of its type after a change of type, a move, and their undo', async () => {
  const [boat, raft] = [await aType(), await aType('question')];
  const [wood, rope] = [await aField(boat), await aField(raft)];
  const id = await start(boat, { [wood]: 'bogoak' });
  await changeDiscussionType(moderator.api, id, { postTypeID: raft, postMeta: { [rope]: 'marlinhemp' } });
  expect([await found('bogoak'), await found('marlinhemp')]).toEqual([[], [id]]);
  await changeDiscussionType(moderator.api, id, { postTypeID: boat });
  expect([await found('bogoak'), await found('marlinhemp')]).toEqual([[id], []]);
  await undoLast('discussion');
  expect([await found('bogoak'), await found('marlinhemp')]).toEqual([[], [id]]);
  const target = await forum.aCategory();
  await moveDiscussions(moderator.api, { discussionIDs: [id], categoryID: target, postTypeID: boat });
  expect([await found('bogoak'), await found('marlinhemp')]).toEqual([[id], []]);
});

test('an answer is no longer found as soon as its field is private, disabled, removed from the type or deleted', async () => {
  const type = await aType();
  const [wood, rope] = [await aField(type), await aField(type)];
  const id = await start(type, { [wood]: 'blackthorn', [rope]: 'coirline' });
  const bothWays = async (hide: () => Promise<unknown>, show: () => Promise<unknown>) => {
    await hide();
    expect(await found('blackthorn')).toEqual([]);
    await settled();
    expect([await found('blackthorn'), await found('coirline'), await found('dinghy')]).toEqual([
      [],
      [id],
      expect.arrayContaining([id]),
    ]);
    await show();
    await settled();
    expect(await found('blackthorn')).toEqual([id]);
  };
  const change = (patch: Parameters<typeof changePostField>[2]) => changePostField(administrator.api, wood, patch);
  await bothWays(
    () => change({ visibility: 'private' }),
    () => change({ visibility: 'public' }),
  );
  await bothWays(
    () => change({ isActive: false }),
    () => undoLast('post-field'),
  );
  await bothWays(
    () => changePostType(administrator.api, type, { postFieldIDs: [rope] }),
    () => changePostType(administrator.api, type, { postFieldIDs: [wood, rope] }),
  );
  await bothWays(
    () => removePostField(administrator.api, wood),
    () => undoLast('post-field'),
  );
});

test('while posts are reindexed, those not yet reached are found by title and text only', async () => {
  const type = await aType();
  const wood = await aField(type);
  const id = await start(type, { [wood]: 'hornbeam' });
  await settled();
  const { db, postTypes } = forum.forum;
  await db
    .updateTable('post_answer_index')
    .set({ passed_id: id - 1 })
    .execute();
  await postTypes.changed();
  expect([await found('hornbeam'), await found('dinghy')]).toEqual([[], expect.arrayContaining([id])]);
  await db.updateTable('post_answer_index').set({ passed_id: id }).execute();
  expect(await found('hornbeam')).toEqual([id]);
});

test('the search and the list accept the same ID of a custom type', async () => {
  const type = await aType();
  const id = await start(type, {});
  const { body } = await search(forum.guest.api, { query: 'dinghy', postTypeID: [type] });
  expect(body.map(({ recordID }) => recordID)).toEqual([id]);
});
