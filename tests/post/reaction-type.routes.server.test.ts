import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeReactionType,
  listReactionTypes,
  readReactionType,
  readReactionTypeForEdit,
} from '#api/post/reaction-type.client.ts';
import { type Somebody, startTestForum, type TestForum } from '#tests/support/test-forum.ts';

let site: TestForum;
let anna: Somebody;
let moderator: Somebody;
let administrator: Somebody;

beforeAll(async () => {
  site = await startTestForum();
  anna = await site.aMember();
  moderator = await site.aModerator();
  administrator = await site.anAdministrator();
});
afterAll(() => site.close());

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code }),
  );

test('kinds of reactions are listed in order, those in use', async () => {
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
  expect(await refusal(readReactionType(anna.api, 'hug'))).toEqual({ status: 404, code: 'reaction.not-found' });
});

test('kinds of reactions are changed with site.manage', async () => {
  expect(await refusal(changeReactionType(moderator.api, 'Lol', { name: 'Ha' }))).toEqual({
    status: 403,
    code: 'permission.missing',
  });
  expect((await changeReactionType(administrator.api, 'Lol', { name: 'Ha', active: false })).body).toMatchObject({
    name: 'Ha',
    active: false,
  });
  expect(await refusal(readReactionTypeForEdit(moderator.api, 'Lol'))).toEqual({
    status: 403,
    code: 'permission.missing',
  });
  expect((await readReactionTypeForEdit(administrator.api, 'Lol')).body.name).toBe('Ha');
  await changeReactionType(administrator.api, 'Lol', { name: 'LOL', active: true });
});
