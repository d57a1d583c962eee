import { expect, test } from 'vitest';
import { findRecords } from '#server/search/search.queries.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

const forum = await testForum();
const { db } = forum.forum;

test('results that were moved out of reach or deleted since they were found are omitted', async () => {
  const [readable, other] = [await forum.aCategory(), await forum.aCategory()];
  const [here, there] = [await aPost(forum, { categoryID: readable }), await aPost(forum, { categoryID: other })];
  const comments = [
    await aReply(forum, here, { body: '<p>Peas</p>' }),
    await aReply(forum, there, { body: '<p>Peas</p>' }),
  ];
  const found = async () =>
    (await findRecords(db, { discussions: [here, there], comments, users: [2], categoryIDs: [readable] })).map(
      ({ recordType, recordID }) => `${recordType} ${recordID}`,
    );
  expect((await found()).sort()).toEqual([`comment ${comments[0]}`, `discussion ${here}`, 'user 2']);
  await db.updateTable('discussion').set({ date_deleted: new Date() }).where('discussion_id', '=', here).execute();
  expect(await found()).toEqual(['user 2']);
});
