import { expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [administrator, author, reader] = [await forum.anAdministrator(), await forum.aMember(), await forum.aMember()];

const send = async (who: TestUser, method: 'POST' | 'PATCH', path: string, payload: object) => {
  const answer = await who.request({ method, url: `/api/v2${path}`, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};

for (const [apiName, visibility, posts] of [
  ['town', 'public', true],
  ['phone', 'private', true],
  ['note', 'internal', true],
  ['shoes', 'public', false],
] as const) {
  const field = { apiName, visibility, label: `My ${apiName}`, dataType: 'text', formType: 'text', mutability: 'all' };
  const displayOptions = { userCards: false, posts, search: false };
  await send(administrator, 'POST', '/profile-fields', { ...field, displayOptions, registrationOptions: 'optional' });
}
await send(administrator, 'PATCH', `/users/${author.userID}/profile-fields`, {
  town: 'Hull',
  phone: '0123',
  note: 'Kind.',
  shoes: '43',
});

const { discussionID } = (
  await createDiscussion(author.api, {
    name: 'Dovetails by hand',
    body: 'Pins first.',
    format: 'markdown',
    categoryID: await forum.aCategory(),
  })
).body;
await createComment(author.api, { discussionID, body: 'Or tails.', format: 'markdown' });

/** Returns the names of the answers displayed beside a discussion. Checks that its comment has the same ones. */
async function besidePosts(who: TestUser, expand = 'insertUser,insertUser.profileFields') {
  const ask = async (path: string) => (await who.request({ url: `/api/v2${path}expand=${expand}` })).json();
  const authors: UserFragment[] = [
    (await ask(`/discussions/${discussionID}?`)).insertUser,
    (await ask(`/comments?discussionID=${discussionID}&`))[0].insertUser,
  ];
  const [first, second] = authors.map(({ answers }) => answers?.map(({ apiName }) => apiName));
  expect(second).toEqual(first);
  return authors[0]?.answers?.map(({ apiName }) => apiName);
}

test('answers are shown next to posts if the field is configured so, to viewers who may see them', async () => {
  expect(await besidePosts(forum.guest)).toEqual(['town']);
  expect(await besidePosts(reader)).toEqual(['town']);
  expect(await besidePosts(author)).toEqual(['town', 'phone']);
  expect(await besidePosts(administrator)).toEqual(['town', 'phone', 'note']);
  expect(await besidePosts(administrator, 'insertUser')).toBeUndefined();
});

test('no answers of a private profile or of a disabled field are shown next to posts', async () => {
  await send(administrator, 'PATCH', '/profile-fields/town', { enabled: false });
  expect(await besidePosts(reader)).toBeUndefined();
  await send(administrator, 'PATCH', '/profile-fields/town', { enabled: true });
  await send(author, 'PATCH', `/users/${author.userID}`, { private: true });
  expect(await besidePosts(administrator)).toBeUndefined();
});
