import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import { removeComments } from '#api/discussion/transfer/comment-bulk.client.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import {
  aThread,
  type BulkForum,
  expectUndone,
  refusal,
  result,
  startBulkForum,
} from '#tests/moderation/bulk/bulk-support.ts';

let bulk: BulkForum;
let { site, anna, ben, moderator, later } = {} as BulkForum;

beforeAll(async () => {
  bulk = await startBulkForum();
  ({ site, anna, ben, moderator, later } = bulk);
});
afterAll(() => site.close());
beforeEach(() => void later());

describe('deleting comments', () => {
  test('leaves tombstones or removes whole branches, and undo restores every row', async () => {
    const { c1, c2, c21, c3 } = await aThread(bulk);
    for (const [commentIDs, deleteMethod] of [
      [[c1, c2], 'tombstone'],
      [[c1, c2, c3], 'full'],
      [[c21, c2], 'full'],
    ] as const)
      await expectUndone(bulk, async () =>
        result((await removeComments(moderator.api, { commentIDs: [...commentIDs], deleteMethod })).body),
      );
  });

  test('removes tombstones within the branch too, and undo restores them', async () => {
    const { c2, c21 } = await aThread(bulk);
    await removeComments(moderator.api, { commentIDs: [c21], deleteMethod: 'tombstone' });
    await expectUndone(bulk, async () =>
      result((await removeComments(moderator.api, { commentIDs: [c2], deleteMethod: 'full' })).body),
    );
  });

  test('a comment removed together with its parent counts as deleted', async () => {
    const { id, c2, c21, c211 } = await aThread(bulk);
    const order = { commentIDs: [c2, c21, c211], deleteMethod: 'full' as const };
    const { status, body } = await removeComments(moderator.api, order);
    expect(status).toBe(200);
    expect(result(body).progress.successIDs).toEqual([c2, c21, c211]);
    expect((await readDiscussion(anna.api, id)).body.countComments).toBe(2);
  });

  test('is refused for comments of two discussions, and for members', async () => {
    const [one, two] = [await aThread(bulk), await aThread(bulk)];
    const order = { commentIDs: [one.c1, two.c1], deleteMethod: 'full' as const };
    expect(await refusal(removeComments(moderator.api, order))).toMatchObject({
      status: 400,
      message: 'Comments must belong to the same parent record.',
    });
    const { status, body } = await removeComments(ben.api, { commentIDs: [one.c1], deleteMethod: 'full' });
    expect([status, result(body).progress.failedIDs]).toEqual([403, [one.c1]]);
  });
});

test('all counters of the forum are correct afterwards', async () => {
  expect(await recount(site.forum.database, { repair: false })).toEqual([]);
});
