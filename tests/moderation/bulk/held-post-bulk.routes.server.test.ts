import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import * as held from '#api/moderation/approval/held-post.client.ts';
import * as bulk from '#api/moderation/bulk/held-post-bulk.client.ts';
import { undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { listAuditLogs } from '#api/moderation/log/audit-log.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const moderator = await forum.aModerator();
await liftPostingLimit(forum);

/** Creates a category in which all posts are held, with a member who has posted there. */
async function waiting(count: number) {
  const member = await forum.aMember();
  const categoryID = await forum.aCategory();
  await changeConfig(administrator.api, { 'premoderation.discussionCategories': [categoryID] });
  for (let index = 1; index <= count; index += 1)
    await createDiscussion(member.api, { name: `Post ${index}`, body: 'Words.', format: 'text', categoryID }).catch(
      () => undefined,
    );
  await changeConfig(administrator.api, { 'premoderation.discussionCategories': [] });
  const ids = (await queueOf(categoryID)).map(({ heldPostID }) => heldPostID);
  return { member, categoryID, ids };
}

const queueOf = async (categoryID: number) =>
  (await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID), limit: 100 })).body;
const ownOf = async ({ api }: TestUser, status: 'held' | 'rejected' = 'held') =>
  (await held.listHeldPosts(api, { insertUserID: '$me', status })).body;
const namesIn = async (categoryID: number) =>
  (await listDiscussions(moderator.api, { categoryID })).body.map(({ name }) => name).sort();
/** Continues a job, like the client. */
const goOn = async (payload: string) => {
  const headers = { 'content-type': 'application/system+jwt' };
  const answer = await moderator.request({ method: 'POST', url: '/api/v2/calls/run', headers, payload });
  return { body: answer.json<LongJobResult>() };
};
const resultOf = ({ body }: { readonly body: unknown }) => body as LongJobResult;
const toldTo = async (who: TestUser) => {
  await settleNotifications(forum.forum);
  return (await listNotifications(who.api)).body.map(({ activityType }) => activityType);
};

test('a bulk approval reports each post separately, and names the moderator who already decided on one', async () => {
  const { member, categoryID, ids } = await waiting(4);
  const other = await forum.aModerator();
  await held.rejectHeldPost(other.api, ids[1] as number);
  expect(await bulk.approveHeldPosts(moderator.api, { heldPostIDs: ids })).toMatchObject({
    status: 409,
    body: {
      progress: {
        successIDs: [ids[0], ids[2], ids[3]],
        failedIDs: [ids[1]],
        exceptionsByID: { [ids[1] as number]: { code: 'held-post.decided', record: { name: other.name } } },
      },
    },
  });
  expect(await namesIn(categoryID)).toEqual(['Post 1', 'Post 3', 'Post 4']);
  expect(await queueOf(categoryID)).toEqual([]);
  expect(await toldTo(member)).toContain('PostApproved');
});

test('a bulk approval over many calls publishes each post once', async () => {
  const { categoryID, ids } = await waiting(3);
  const order = { heldPostIDs: [...ids, ...ids], verifyUser: true };
  let calls = 1;
  const began = await bulk.approveHeldPosts(moderator.api, order, { longRunnerTimeout: 0 });
  let { callbackPayload, progress } = resultOf(began);
  while (callbackPayload) {
    ({ callbackPayload, progress } = resultOf(await goOn(callbackPayload)));
    calls += 1;
  }
  expect([calls > 1, progress.successIDs, progress.countTotalIDs]).toEqual([true, ids, 3]);
  expect(await namesIn(categoryID)).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

test('a post that cannot be published stays held, and does not block the others', async () => {
  const { member, categoryID, ids } = await waiting(1);
  const post = { name: 'Open', body: 'Words.', format: 'text', categoryID } as const;
  const { discussionID } = (await createDiscussion(moderator.api, post)).body;
  await changeConfig(administrator.api, { 'premoderation.commentCategories': [categoryID] });
  await createComment(member.api, { discussionID, body: 'An answer.', format: 'text' }).catch(() => undefined);
  await changeConfig(administrator.api, { 'premoderation.commentCategories': [] });
  await changeDiscussion(moderator.api, discussionID, { closed: true });
  const [, comment] = await queueOf(categoryID);
  const heldPostIDs = [comment?.heldPostID ?? 0, ...ids];
  expect(await bulk.approveHeldPosts(moderator.api, { heldPostIDs })).toMatchObject({
    status: 403,
    body: { progress: { successIDs: ids, failedIDs: [comment?.heldPostID] } },
  });
  expect(await queueOf(categoryID)).toMatchObject([{ name: 'Re: Open', status: 'held' }]);
  expect(await namesIn(categoryID)).toEqual(['Open', 'Post 1']);
});

test('a bulk rejection stores a reason, and undo returns the posts to the queue', async () => {
  const { member, categoryID, ids } = await waiting(2);
  const answer = await bulk.rejectHeldPosts(moderator.api, { heldPostIDs: ids, reason: 'Too short.' });
  expect(await ownOf(member, 'rejected')).toMatchObject([{ reason: 'Too short.' }, { reason: 'Too short.' }]);
  expect(await toldTo(member)).toContain('PostRejected');
  await undoLongJob(moderator.api, resultOf(answer).jobID);
  expect((await queueOf(categoryID)).map(({ heldPostID, reason }) => [heldPostID, reason])).toEqual(
    ids.map((id) => [id, '']),
  );
});

test('a bulk deletion does not notify the authors, and undo restores the held posts', async () => {
  const { member, categoryID, ids } = await waiting(2);
  const before = await queueOf(categoryID);
  const answer = await bulk.removeHeldPosts(moderator.api, { heldPostIDs: ids });
  expect([await queueOf(categoryID), await ownOf(member), await toldTo(member)]).toEqual([[], [], []]);
  const { body: entries } = await listAuditLogs(administrator.api, { eventType: 'held-post.delete', recordID: ids[0] });
  expect(entries).toMatchObject([{ message: 'Pending post deleted', insertUserID: moderator.userID }]);
  await undoLongJob(moderator.api, resultOf(answer).jobID);
  expect(await queueOf(categoryID)).toEqual(before);
  const again = bulk.approveHeldPosts(moderator.api, { heldPostIDs: ids });
  expect(resultOf(await again).progress.successIDs).toEqual(ids);
});

test('bulk decisions are limited to moderators, and an unknown post is reported separately', async () => {
  const { member, ids } = await waiting(1);
  const order = { heldPostIDs: ids };
  for (const { api } of [forum.guest, member]) {
    await expect(bulk.approveHeldPosts(api, order)).rejects.toMatchObject({ status: 403 });
    await expect(bulk.rejectHeldPosts(api, order)).rejects.toMatchObject({ status: 403 });
    await expect(bulk.removeHeldPosts(api, order)).rejects.toMatchObject({ status: 403 });
  }
  expect(await bulk.removeHeldPosts(moderator.api, { heldPostIDs: [999_999] })).toMatchObject({
    status: 404,
    body: { progress: { exceptionsByID: { 999999: { code: 'held-post.not-found' } } } },
  });
});

test('the queue can be filtered by cause', async () => {
  const { categoryID, ids } = await waiting(1);
  const place = { placeRecordID: String(categoryID) };
  const of = async (cause: 'category' | 'spam') =>
    (await held.listHeldPosts(moderator.api, { ...place, cause })).body.map(({ heldPostID }) => heldPostID);
  expect([await of('category'), await of('spam')]).toEqual([ids, []]);
});
