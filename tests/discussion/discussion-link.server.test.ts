import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readComment } from '#api/discussion/comment/comment.client.ts';
import { removeDiscussion } from '#api/discussion/discussion.client.ts';
import {
  mergeDiscussions,
  moveDiscussions,
  removeDiscussions,
} from '#api/discussion/transfer/discussion-bulk.client.ts';
import { undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import {
  aComment,
  aDiscussion,
  type BulkForum,
  expectUndone,
  refusal,
  result,
  startBulkForum,
} from '#tests/moderation/bulk/bulk-support.ts';

let bulk: BulkForum;
let { site, anna, moderator, garden, kitchen, later } = {} as BulkForum;

beforeAll(async () => {
  bulk = await startBulkForum();
  ({ site, anna, moderator, garden, kitchen, later } = bulk);
});
afterAll(() => site.close());
beforeEach(() => void later());

/** Returns the redirects to a discussion that are not deleted. */
const linksTo = async (id: number): Promise<number[]> => {
  const { rows } = await sql<{ discussion_id: number }>`
    select discussion_id from discussion
    where type = 'redirect' and date_deleted is null and canonical_url like ${`/discussion/${id}/%`}
    order by discussion_id`.execute(site.forum.db);
  return rows.map(({ discussion_id }) => discussion_id);
};

/** Creates a discussion with a redirect left by a move. */
async function moved(): Promise<{ id: number; linkID: number }> {
  const id = await aDiscussion(anna, garden, 'Moving house');
  later();
  await moveDiscussions(moderator.api, { discussionIDs: [id], categoryID: kitchen, addRedirects: true });
  later();
  const [linkID] = await linksTo(id);
  return { id, linkID: linkID as number };
}

test('a redirect is deleted with its discussion, and restored when that is undone', async () => {
  const { id } = await moved();
  const other = await moved();
  await expectUndone(bulk, async () => {
    const done = result((await removeDiscussions(moderator.api, { discussionIDs: [id] })).body);
    expect(await linksTo(id)).toEqual([]);
    expect(await linksTo(other.id)).toEqual([other.linkID]);
    return done;
  });
  expect(await linksTo(id)).toHaveLength(1);
});

test('a redirect and its discussion can be deleted in one job, and undo restores both', async () => {
  const { id, linkID } = await moved();
  for (const discussionIDs of [
    [id, linkID],
    [linkID, id],
  ])
    await expectUndone(bulk, async () => result((await removeDiscussions(moderator.api, { discussionIDs })).body));
});

test('a redirect that was deleted before remains deleted when its discussion is restored', async () => {
  const { id, linkID } = await moved();
  await removeDiscussion(moderator.api, linkID);
  later();
  const done = result((await removeDiscussions(moderator.api, { discussionIDs: [id] })).body);
  await undoLongJob(moderator.api, done.jobID);
  expect(await linksTo(id)).toEqual([]);
});

test('redirects of a merge are deleted with the remaining discussion, as are the redirects that lead to them', async () => {
  const { id, linkID } = await moved();
  const remaining = await aDiscussion(anna, kitchen, 'Remaining');
  later();
  const order = { discussionIDs: [id, remaining], destinationDiscussionID: remaining, addRedirects: true };
  await mergeDiscussions(moderator.api, order);
  later();
  expect([await linksTo(remaining), await linksTo(id)]).toEqual([[id], [linkID]]);
  await expectUndone(bulk, async () => {
    const done = result((await removeDiscussions(moderator.api, { discussionIDs: [remaining] })).body);
    expect([await linksTo(remaining), await linksTo(id)]).toEqual([[], []]);
    return done;
  });
});

test('the error for a deleted comment contains its discussion, if the viewer can read it', async () => {
  const id = await aDiscussion(anna, garden, 'Beans');
  const commentID = await aComment(anna, id);
  await sql`update comment set date_deleted = now(), delete_method = 'full' where comment_id = ${commentID}`.execute(
    site.forum.db,
  );
  const refused = {
    status: 404,
    code: 'comment.not-found',
    record: { discussionID: id, url: `/discussion/${id}/beans` },
  };
  expect(await refusal(readComment(anna.api, commentID, { expand: ['location'] }))).toMatchObject(refused);
  await removeDiscussion(moderator.api, id);
  expect(await refusal(readComment(anna.api, commentID))).toMatchObject({ status: 410, code: 'discussion.gone' });
  expect(await refusal(readComment(anna.api, 999_999))).not.toHaveProperty('record');
});
