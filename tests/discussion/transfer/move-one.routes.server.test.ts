import { expect, test } from 'vitest';
import { createDiscussion, listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { changePostSettings } from '#components/post/option/change-post-settings.ts';
import type { PostSettings } from '#machines/post/option/post-settings.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const [author, moderator, from, to] = await Promise.all([
  site.aMember(),
  site.aModerator(),
  site.aCategory({}),
  site.aCategory({}),
]);

const start = async () =>
  (await createDiscussion(author.api, { name: 'Here', body: 'Or there?', format: 'markdown', categoryID: from })).body;
const settings = (own: Partial<PostSettings> = {}): PostSettings => ({
  action: 'move',
  categoryID: to,
  type: undefined,
  addRedirects: false,
  ...own,
});
const change = ({ api }: typeof moderator, subject: Awaited<ReturnType<typeof start>>, chosen: PostSettings) =>
  changePostSettings(api, subject.discussionID, { subject, settings: chosen, postMeta: {} });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code }),
  );
const stateOf = async (id: number) => {
  const { categoryID, type } = (await readDiscussion(moderator.api, id)).body;
  return { categoryID, type };
};

test('a discussion is moved from its dialog, and leaves a redirect when requested', async () => {
  const [plain, linked] = [await start(), await start()];
  await change(moderator, plain, settings());
  await change(moderator, linked, settings({ addRedirects: true }));
  expect(await stateOf(plain.discussionID)).toEqual({ categoryID: to, type: 'discussion' });
  const { body: left } = await listDiscussions(author.api, { categoryID: from });
  expect(left.map(({ type, name }) => ({ type, name }))).toEqual([{ type: 'redirect', name: 'Here' }]);
});

test('a discussion is moved and its type is changed in one step', async () => {
  const discussion = await start();
  await change(moderator, discussion, settings({ action: 'both', type: 'question' }));
  expect(await stateOf(discussion.discussionID)).toEqual({ categoryID: to, type: 'question' });
});

test('the type of a discussion is changed without moving it', async () => {
  const discussion = await start();
  await change(moderator, discussion, settings({ action: 'type', type: 'idea' }));
  expect(await stateOf(discussion.discussionID)).toEqual({ categoryID: from, type: 'idea' });
});

test('the second of two moderators gets a conflict error, and nothing is changed', async () => {
  const discussion = await start();
  await changeDiscussionType(moderator.api, discussion.discussionID, { type: 'question' });
  expect(await refusal(change(moderator, discussion, settings()))).toEqual({
    status: 409,
    code: 'discussion.changed-meanwhile',
  });
  expect(await stateOf(discussion.discussionID)).toEqual({ categoryID: from, type: 'question' });
});

test('a member without permission to edit discussions cannot move those of others', async () => {
  const discussion = await start();
  const stranger = await site.aMember();
  expect(await refusal(change(stranger, discussion, settings()))).toEqual({
    status: 403,
    code: 'permission.missing',
  });
});
