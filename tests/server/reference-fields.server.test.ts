import { beforeAll, expect, test } from 'vitest';
import { type ReferenceShape, shapeDifferences } from '#tests/support/api/reference-fields.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [anna, ben, admin] = [
  await forum.aMember({ name: 'anna' }),
  await forum.aMember({ name: 'ben' }),
  await forum.anAdministrator(),
];

const get = async (who: TestUser, url: string): Promise<unknown> => {
  const response = await who.request({ url: `/api/v2${url}` });
  if (response.statusCode !== 200) throw new Error(`${url} is answered with ${response.statusCode}: ${response.body}`);
  return response.json();
};
const post = async (who: TestUser, url: string, payload: object) => {
  const response = await who.request({ method: 'POST', url: `/api/v2${url}`, payload });
  if (response.statusCode >= 300) throw new Error(`${url} is answered with ${response.statusCode}: ${response.body}`);
  return response.json();
};

const words = { body: 'Words for @ben', format: 'markdown' };
let discussionID: number;
let commentID: number;
let categoryID: number;
let conversationID: number;

beforeAll(async () => {
  categoryID = await forum.aCategory({ name: 'Garden' });
  await admin.request({ method: 'PATCH', url: '/api/v2/config', payload: { 'tagging.enabled': true } });
  const made = await post(admin, '/discussions', { name: 'Seeds', categoryID, newTagNames: ['Oak'], ...words });
  discussionID = made.discussionID;
  ({ commentID } = await post(anna, '/comments', { discussionID, ...words }));
  await post(ben, '/comments', { discussionID, parentCommentID: commentID, ...words });
  await post(ben, `/comments/${commentID}/reactions`, { reactionType: 'like' });
  const message = { initialBody: 'Hello', initialFormat: 'markdown' };
  ({ conversationID } = await post(anna, '/conversations', { participantUserIDs: [ben.userID], ...message }));
  await post(ben, '/reports', {
    ...{ recordType: 'comment', recordID: commentID, reportReasonIDs: ['spam'] },
    ...{ noteBody: 'Look', noteFormat: 'markdown' },
  });
  await post(anna, '/drafts', { recordType: 'discussion', attributes: { name: 'Later', ...words } });
  await forum.forum.jobs.settled();
});

/**
 * The requests whose responses are compared: the expected shape, the viewer and the URL. The URL is built once the
 * records exist.
 */
const calls: readonly [ReferenceShape, () => readonly [TestUser, string]][] = [
  ['Discussion', () => [anna, '/discussions?expand=all']],
  ['Discussion', () => [forum.guest, '/discussions']],
  ['Discussion', () => [admin, `/discussions/${discussionID}?expand=all`]],
  ['Comment', () => [anna, `/comments?discussionID=${discussionID}&expand=all`]],
  ['Comment', () => [forum.guest, `/comments/${commentID}`]],
  ['Category', () => [anna, '/categories?expand=all']],
  ['Category', () => [forum.guest, `/categories/${categoryID}`]],
  ['User', () => [admin, '/users']],
  ['User', () => [admin, `/users/${anna.userID}`]],
  ['Notification', () => [ben, '/notifications?expand=discussion']],
  ['Conversation', () => [anna, '/conversations?expand=all']],
  ['Conversation', () => [ben, `/conversations/${conversationID}`]],
  ['Reaction', () => [anna, `/comments/${commentID}/reactions`]],
  ['ReactionType', () => [admin, '/reactions']],
  ['Tag', () => [anna, '/tags']],
  ['Report', () => [admin, '/reports']],
  ['Draft', () => [anna, '/drafts']],
];

test.each(calls)('%s has the fields of the reference', async (shape, call) => {
  const [who, url] = call();
  const records = [await get(who, url)].flat();
  expect(records.length, url).toBeGreaterThan(0);
  expect(records.flatMap((record) => shapeDifferences(shape, record, url))).toEqual([]);
});

test('create and update responses have the same fields as reads', async () => {
  const made = await post(anna, '/comments', { discussionID, ...words });
  expect(shapeDifferences('Comment', made)).toEqual([]);
  const changed = await anna.request({
    method: 'PATCH',
    url: `/api/v2/comments/${made.commentID}`,
    payload: { body: 'Changed', format: 'markdown' },
  });
  expect(shapeDifferences('Comment', changed.json())).toEqual([]);
  const discussion = await post(anna, '/discussions', { name: 'More seeds', categoryID, ...words });
  expect(shapeDifferences('Discussion', discussion)).toEqual([]);
  const draft = await post(anna, '/drafts', { recordType: 'discussion', attributes: { name: 'Later', ...words } });
  expect(shapeDifferences('Draft', draft)).toEqual([]);
});

test('the check finds missing fields and fields of other types', () => {
  const fragment = { userID: 3, name: 'Ada', photoUrl: null, dateLastActive: '2026-01-02T03:04:05+00:00' };
  expect(shapeDifferences('UserFragment', fragment)).toEqual([]);
  expect(shapeDifferences('UserFragment', { ...fragment, userID: '3' })).toEqual([
    'UserFragment.userID is "3", not int',
  ]);
  expect(shapeDifferences('UserFragment', { ...fragment, dateLastActive: '2026-01-02T03:04:05.000Z' })).toHaveLength(1);
  const { name: _, ...nameless } = fragment;
  expect(shapeDifferences('UserFragment', nameless)).toEqual(['UserFragment.name is missing']);
  expect(shapeDifferences('Report', { reportReasons: [{ sort: true }] })).toContain(
    'Report.reportReasons[0].sort is true, not int',
  );
});
