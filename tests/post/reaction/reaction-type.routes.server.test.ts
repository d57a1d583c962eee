import { expect, test } from 'vitest';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { listRoles } from '#api/member/role/role.client.ts';
import { readUser } from '#api/member/user/user.client.ts';
import { addReaction, removeReaction } from '#api/post/reaction/reaction.client.ts';
import {
  changeReactionType,
  listReactionTypes,
  readReactionType,
  readReactionTypeForEdit,
} from '#api/post/reaction/reaction-type.client.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const anna = await site.aMember();
const moderator = await site.aModerator();
const administrator = await site.anAdministrator();

test('active reaction types are listed in order', async () => {
  const { body } = await listReactionTypes(site.guest.api);
  expect(body.map(({ urlcode }) => urlcode)).toEqual([
    'Promote',
    'Insightful',
    'Agree',
    'Like',
    'Support',
    'Awesome',
    'Lol',
    'Disagree',
    'OffTopic',
  ]);
  expect((await listReactionTypes(administrator.api)).body).toHaveLength(13);
  expect((await readReactionType(anna.api, 'lol')).body).toMatchObject({ tagID: 7, name: 'LOL', urlCode: 'Lol' });
  expect(await refusedWith(readReactionType(anna.api, 'hug'))).toEqual({ status: 404, code: 'reaction.not-found' });
});

test('changing reaction types requires site.manage', async () => {
  expect(await refusedWith(changeReactionType(moderator.api, 'Lol', { name: 'Ha' }))).toEqual({
    status: 403,
    code: 'permission.missing',
  });
  expect((await changeReactionType(administrator.api, 'Lol', { name: 'Ha', active: false })).body).toMatchObject({
    name: 'Ha',
    active: false,
  });
  expect(await refusedWith(readReactionTypeForEdit(moderator.api, 'Lol'))).toEqual({
    status: 403,
    code: 'permission.missing',
  });
  expect((await readReactionTypeForEdit(administrator.api, 'Lol')).body.name).toBe('Ha');
  await changeReactionType(administrator.api, 'Lol', { name: 'LOL', active: true });
});

test('the value of a reaction can be changed, also for those given before', async () => {
  const categoryID = await site.aCategory();
  const made = await createDiscussion(anna.api, { name: 'Beans', body: 'x', format: 'text', categoryID });
  const { discussionID } = made.body;
  await addReaction(moderator.api, 'discussion', discussionID, 'Like');
  const before = await readDiscussion(anna.api, discussionID);
  const like = (await readReactionType(administrator.api, 'Like')).body;
  const points = async () => (await readUser(anna.api, '$me')).body.points ?? 0;
  const pointsBefore = await points();
  const changed = await changeReactionType(administrator.api, 'Like', { reactionValue: 5, points: 9 });
  expect(changed.body).toMatchObject({ reactionValue: 5, points: 9, isRescoring: true });
  await site.forum.jobs.settled();
  expect((await readReactionType(administrator.api, 'Like')).body).toMatchObject({
    reactionValue: 5,
    isRescoring: false,
  });
  const after = (await readDiscussion(anna.api, discussionID)).body;
  expect(after.score - before.body.score).toBe(5 - like.reactionValue);
  expect(after.hot).toBeGreaterThan(before.body.hot);
  expect((await points()) - pointsBefore).toBe(9 - like.points);
  await removeReaction(moderator.api, 'discussion', discussionID);
  expect((await readDiscussion(anna.api, discussionID)).body.score).toBe(0);
  await changeReactionType(administrator.api, 'Like', { reactionValue: like.reactionValue, points: like.points });
  await site.forum.jobs.settled();
});

test('a reaction can be limited to roles', async () => {
  const categoryID = await site.aCategory();
  const made = await createDiscussion(anna.api, { name: 'Beans', body: 'x', format: 'text', categoryID });
  const roles = (await listRoles(administrator.api, {})).body;
  const keepers = roles.filter(({ name }) => name === 'Moderator').map(({ roleID }) => roleID);
  expect(keepers).toHaveLength(1);
  expect((await changeReactionType(administrator.api, 'Awesome', { roleIDs: keepers })).body.roleIDs).toEqual(keepers);
  const codes = async ({ api }: TestUser) => (await listReactionTypes(api)).body.map(({ urlcode }) => urlcode);
  expect(await codes(anna)).not.toContain('Awesome');
  expect(await codes(moderator)).toContain('Awesome');
  expect(await refusedWith(addReaction(anna.api, 'discussion', made.body.discussionID, 'Awesome'))).toMatchObject({
    code: 'reaction.not-usable',
  });
  await addReaction(moderator.api, 'discussion', made.body.discussionID, 'Awesome');
  expect((await changeReactionType(administrator.api, 'Awesome', { roleIDs: [] })).body.roleIDs).toEqual([]);
  expect(await codes(anna)).toContain('Awesome');
});
