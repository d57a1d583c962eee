import { beforeEach, expect, test } from 'vitest';
import type { ContentJob } from '#api/moderation/sanction/content-deletion.contract.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let lea: TestUser;
const forum = await testForum();
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();
const bob = await forum.aMember({ name: 'bob' });
const categoryID = await forum.aCategory();

const post = async (who: TestUser, url: string, payload: object) =>
  (await who.request({ method: 'POST', url: `/api/v2${url}`, payload })).json();
const discussionOf = async (who: TestUser): Promise<number> =>
  (await post(who, '/discussions', { name: 'On boats', body: 'They float.', format: 'text', categoryID })).discussionID;
const commentOf = async (who: TestUser, discussionID: number, parentCommentID?: number): Promise<number> =>
  (await post(who, '/comments', { discussionID, parentCommentID, body: 'Indeed.', format: 'text' })).commentID;

let own: number;
let others: number;
let answered: number;
let unanswered: number;
beforeEach(async () => {
  lea = await forum.aMember();
  own = await discussionOf(lea);
  await commentOf(lea, own);
  await commentOf(bob, own);
  others = await discussionOf(bob);
  answered = await commentOf(lea, others);
  await commentOf(bob, others, answered);
  unanswered = await commentOf(lea, others);
});

const remove = async (method: string, who = moderator): Promise<ContentJob[]> => {
  const jobs = await post(who, `/users/${lea.userID}/content-deletion`, { method });
  await forum.forum.jobs.settled();
  return jobs;
};
const undo = (job: ContentJob | undefined) =>
  moderator.request({ method: 'POST', url: `/api/v2/calls/${job?.jobTrackingID}/undo` });
const preview = async (who = moderator) => (await who.request({ url: `/api/v2/users/${lea.userID}/content` })).json();
const statusOf = async (url: string) => (await bob.request({ url: `/api/v2${url}` })).statusCode;
const rowOf = (commentID: number) =>
  forum.forum.db
    .selectFrom('comment')
    .select(['delete_method', 'insert_user_id'])
    .where('comment_id', '=', commentID)
    .executeTakeFirstOrThrow();

test('content deletion requires the permission to sanction the member', async () => {
  for (const who of [forum.guest, bob]) {
    expect((await preview(who)).status).toBe(403);
    expect(await remove('full', who)).toMatchObject({ status: 403 });
  }
  expect(await post(moderator, `/users/${admin.userID}/content-deletion`, { method: 'full' })).toMatchObject({
    code: 'user.outranks',
  });
  expect(await post(moderator, '/users/999999/content-deletion', { method: 'full' })).toMatchObject({
    code: 'user.not-found',
  });
  expect(await post(moderator, `/users/${lea.userID}/content-deletion`, { method: 'burn' })).toMatchObject({
    status: 422,
  });
  expect(await preview()).toEqual({ countDiscussions: 1, countComments: 3, countOthersComments: 1 });
});

test('content deletion leaves placeholders for comments, and can be undone completely', async () => {
  const jobs = await remove('tombstone');
  expect(jobs.map(({ recordType, countTotalIDs }) => [recordType, countTotalIDs])).toEqual([
    ['comment', 2],
    ['discussion', 1],
  ]);
  expect(await statusOf(`/discussions/${own}`)).toBe(410);
  expect((await rowOf(answered)).delete_method).toBe('tombstone');
  expect((await rowOf(unanswered)).delete_method).toBe('tombstone');
  expect(await preview()).toEqual({ countDiscussions: 0, countComments: 0, countOthersComments: 0 });
  for (const job of jobs) expect((await undo(job)).statusCode).toBe(200);
  expect(await statusOf(`/discussions/${own}`)).toBe(200);
  expect((await rowOf(answered)).delete_method).toBeNull();
  expect(await preview()).toEqual({ countDiscussions: 1, countComments: 3, countOthersComments: 1 });
});

test('full deletion leaves a placeholder only for comments with replies', async () => {
  await remove('full');
  expect((await rowOf(answered)).delete_method).toBe('tombstone');
  expect((await rowOf(unanswered)).delete_method).toBe('full');
});

test('posts can be preserved without their author, and an undo restores the author', async () => {
  const jobs = await remove('keep');
  const kept = (await bob.request({ url: `/api/v2/discussions/${own}?expand=insertUser` })).json();
  expect(kept.insertUser.name).toBe('Deleted User');
  expect((await rowOf(unanswered)).insert_user_id).toBe(kept.insertUserID);
  expect(await preview()).toMatchObject({ countDiscussions: 0, countComments: 0 });
  for (const job of jobs) expect((await undo(job)).statusCode).toBe(200);
  expect((await rowOf(unanswered)).insert_user_id).toBe(lea.userID);
  expect(await preview()).toEqual({ countDiscussions: 1, countComments: 3, countOthersComments: 1 });
});
