import { expect, test } from 'vitest';
import { changeDiscussion, createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const [author, first, second, categoryID] = await Promise.all([
  site.aMember(),
  site.aModerator(),
  site.aModerator(),
  site.aCategory({}),
]);

const start = async () =>
  (await createDiscussion(author.api, { name: 'Twice', body: 'Once.', format: 'markdown', categoryID })).body
    .discussionID;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code }),
  );
const expected = { status: 409, code: 'discussion.changed-meanwhile' };

test('the second of two moderators gets a conflict error, and nothing is changed', async () => {
  const id = await start();
  const close = (by: TestUser) => changeDiscussion(by.api, id, { closed: true, sink: true, seen: { closed: false } });
  await close(first);
  await changeDiscussion(first.api, id, { sink: false });
  expect(await refusal(close(second))).toEqual(expected);
  const { body } = await readDiscussion(second.api, id);
  expect({ closed: body.closed, sink: body.sink }).toEqual({ closed: true, sink: false });
});

test('the conflict error names the first moderator and the date', async () => {
  const id = await start();
  const close = (by: TestUser) => changeDiscussion(by.api, id, { closed: true, seen: { closed: false } });
  await close(first);
  const record = await close(second).catch((error) => error.details.record);
  expect(record).toEqual({ userID: first.userID, name: first.name, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

test('of two simultaneous changes, one gets a conflict error', async () => {
  const id = await start();
  const pin = (by: TestUser) => changeDiscussion(by.api, id, { pinLocation: 'category', seen: { pinLocation: null } });
  const answers = await Promise.all([refusal(pin(first)), refusal(pin(second))]);
  expect(answers.filter(Boolean)).toEqual([expected]);
});

test('fields that the moderator has not seen may have changed', async () => {
  const id = await start();
  await changeDiscussion(first.api, id, { sink: true });
  expect((await changeDiscussion(second.api, id, { closed: true, seen: { closed: false } })).body.closed).toBe(true);
});

test('a type that another moderator has changed is not changed again', async () => {
  const id = await start();
  const seen = { type: 'discussion' };
  await changeDiscussionType(first.api, id, { type: 'question', seen });
  expect(await refusal(changeDiscussionType(second.api, id, { type: 'idea', seen }))).toEqual(expected);
});

test('the author is changed only if the moderator saw the current one', async () => {
  const id = await start();
  const administrator = await site.anAdministrator();
  const change = { insertUserID: first.userID, seen: { insertUserID: author.userID } };
  expect((await changeDiscussion(administrator.api, id, change)).body.insertUserID).toBe(first.userID);
  expect(await refusal(changeDiscussion(administrator.api, id, change))).toEqual(expected);
});
