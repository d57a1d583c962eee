import { expect, test } from 'vitest';
import { affectsOnlyOwnData } from '#server/moderation/permission/mute-guard.ts';
import { readApi } from '#tests/support/api/openapi-route.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { testService } from '#tests/support/builders/test-integration.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const [muted, other] = [await forum.aMember(), await forum.aMember()];
const categoryID = await forum.aCategory();
const text = { body: 'Words', format: 'text' };
const { discussionID } = await sendPreparation(muted, 'POST', '/discussions', { name: 'Before', ...text, categoryID });
const { discussionID: otherID } = await sendPreparation(other, 'POST', '/discussions', {
  name: 'Theirs',
  ...text,
  categoryID,
});
const { conversationID } = await sendPreparation(muted, 'POST', '/conversations', {
  participantUserIDs: [other.userID],
});
const { draftID } = await sendPreparation(muted, 'POST', '/drafts', { recordType: 'discussion', attributes: text });
const { decisionID } = await sendPreparation<{ decisionID: number }>(
  administrator,
  'POST',
  `/users/${muted.userID}/decisions`,
  { kind: 'mute', words: 'Too loud.' },
);

const ask = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  muted.request({ method, url: `/api/v2${path}`, ...(payload && { payload }) });

const own = `/users/${muted.userID}`;
const later = new Date(Date.now() + 7_200_000).toISOString();

test.each<[string, 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?]>([
  ['a discussion', 'POST', '/discussions', { name: 'Now', ...text, categoryID }],
  ['a question', 'POST', '/discussions/question', { name: 'Now', ...text, categoryID }],
  ['a new title of a discussion', 'PATCH', `/discussions/${discussionID}`, { name: 'Now' }],
  ['a comment', 'POST', '/comments', { discussionID: otherID, ...text }],
  ['a tag', 'PUT', `/discussions/${discussionID}/tags`, { tagIDs: [] }],
  ['a reaction', 'POST', `/discussions/${otherID}/reactions`, { reactionType: 'like' }],
  ['a message', 'POST', '/messages', { conversationID, ...text }],
  ['the name of a conversation', 'POST', '/conversations', { participantUserIDs: [other.userID], name: 'Words' }],
  [
    'a report with a note',
    'POST',
    '/reports',
    { recordType: 'discussion', recordID: otherID, reportReasonIDs: ['spam'] },
  ],
  ['an invitation', 'POST', '/invites', { email: 'somebody@example.org' }],
  ['a signature', 'PUT', `${own}/signature`, { body: 'Words' }],
  ['a title', 'PATCH', own, { title: 'Words' }],
  ['a description', 'PATCH', own, { about: 'Words' }],
  ['a new name', 'PATCH', own, { name: 'Words' }],
  ['profile fields', 'PATCH', `${own}/profile-fields`, { words: 'Words' }],
  ['a scheduled draft', 'PATCH', `/drafts/schedule/${draftID}`, { dateScheduled: later }],
  [
    'an attachment in an external service',
    'POST',
    '/attachments',
    { attachmentType: testService, recordType: 'discussion', recordID: discussionID },
  ],
])('a muted member cannot publish %s', async (_, method, path, payload) => {
  const answer = await ask(method, path, payload);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'session.muted']);
});

test.each<[string, 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?]>([
  ['a bookmark', 'PUT', `/discussions/${otherID}/bookmark`, { bookmarked: true }],
  ['a followed category', 'PUT', `/categories/${categoryID}/follow`, { followed: true }],
  ['the read state of all discussions', 'PUT', '/users/me/all-viewed'],
  ['a draft', 'PATCH', `/drafts/${draftID}`, { attributes: text }],
  ['the display of signatures', 'PUT', `${own}/signature`, { hidesAll: true }],
  ['the privacy of the profile', 'PATCH', own, { private: true }],
  ['the list of ignored members', 'PUT', `${own}/ignored/${other.userID}`],
  ['an appeal', 'POST', `/decisions/${decisionID}/appeal`, { body: 'I was not.' }],
])('a muted member can still change %s', async (_, method, path, payload) => {
  expect((await ask(method, path, payload)).statusCode).toBeLessThan(300);
});

test('these calls, and no others, are open to muted members', async () => {
  const { routes } = await readApi(forum);
  const open = routes
    .filter(({ method }) => method !== 'GET')
    .filter(({ method, path }) => affectsOnlyOwnData(method, `/api/v2${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, {}))
    .map(({ method, path }) => `${method} ${path}`);
  await expect(`${open.sort().join('\n')}\n`).toMatchFileSnapshot('mute-guard.table.txt');
});
