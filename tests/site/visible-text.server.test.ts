import { expect, test } from 'vitest';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [administrator, member, other] = [await forum.anAdministrator(), await forum.aMember(), await forum.aMember()];
const categoryID = await forum.aCategory();
const post = { name: 'Visible', body: 'Words.', format: 'markdown', categoryID } as const;
const { discussionID } = (await createDiscussion(member.api, post)).body;

const send = (who: TestUser, method: 'POST' | 'PATCH' | 'PUT', path: string, payload: object) =>
  who.request({ method, url: `/api/v2${path}`, payload });

const record = { recordType: 'discussion', recordID: discussionID };
const format = 'markdown';

/** Requests with a text that must be visible, each with `blank` in its place. */
const calls = (blank: string): readonly [string, TestUser, 'POST' | 'PATCH' | 'PUT', string, object][] => [
  ['title of a discussion', member, 'POST', '/discussions', { ...post, name: blank }],
  ['title of a changed discussion', member, 'PATCH', `/discussions/${discussionID}`, { name: blank }],
  ['body of a discussion', member, 'POST', '/discussions', { ...post, body: blank }],
  ['body in HTML', member, 'POST', '/discussions', { ...post, format: 'html', body: `<p><b>${blank}</b></p>` }],
  ['comment', member, 'POST', '/comments', { discussionID, body: blank, format }],
  ['comment of character references', member, 'POST', '/comments', { discussionID, body: '&#8203;&shy;', format }],
  ['conversation', member, 'POST', '/messages', { conversationID: 1, body: blank, format }],
  ['new tag of a discussion', administrator, 'POST', '/discussions', { ...post, newTagNames: [blank] }],
  ['tag', administrator, 'POST', '/tags', { name: blank }],
  ['category', administrator, 'POST', '/categories', { name: blank, urlcode: 'blank' }],
  ['changed category', administrator, 'PATCH', `/categories/${categoryID}`, { name: blank }],
  ['role', administrator, 'POST', '/roles', { name: blank }],
  ['changed role', administrator, 'PATCH', '/roles/8', { name: blank }],
  ['member', administrator, 'POST', '/users', { name: blank, email: 'n@example.org', password: 'abcdefgh12345' }],
  ['collection', administrator, 'POST', '/collections', { name: blank, records: [] }],
  ['note', administrator, 'POST', '/moderator-notes', { ...record, body: blank }],
  ['status', administrator, 'POST', '/discussions/statuses', { name: blank }],
  [
    'reason to report',
    administrator,
    'POST',
    '/report-reasons',
    { reportReasonID: 'blank', name: blank, description: '' },
  ],
  ['answer template', administrator, 'POST', '/answer-templates', { name: 'Kept', body: blank }],
  ['escalation', administrator, 'POST', '/escalations', { ...record, name: blank }],
  ['access token', member, 'POST', '/tokens', { name: blank }],
];

test.each(['\u200B\u200B\u200B', '\u2800 \u3164', '\u202E\u00AD\u034F'])(
  '%j counts as empty in every call',
  async (blank) => {
    const { body: conversation } = await member
      .request({
        method: 'POST',
        url: '/api/v2/conversations',
        payload: { participantUserIDs: [other.userID], initialBody: 'Hello.', initialFormat: format },
      })
      .then((answer) => ({ body: answer.json() as { conversationID: number } }));
    const answers = calls(blank).map(async ([what, who, method, path, payload]) => {
      const full = 'conversationID' in payload ? { ...payload, conversationID: conversation.conversationID } : payload;
      const { statusCode } = await send(who, method, path, full);
      return [what, statusCode];
    });
    expect(await Promise.all(answers)).toEqual(calls(blank).map(([what]) => [what, 422]));
  },
);

test('optional texts without visible characters are stored as null', async () => {
  const answer = await send(member, 'PATCH', `/users/${member.userID}`, { title: '\u200B', location: '\u2800' });
  expect(answer.statusCode).toBe(200);
  expect((await member.request({ method: 'GET', url: `/api/v2/users/${member.userID}` })).json()).toMatchObject({
    title: null,
  });
});

test('names are stored without invisible and bidirectional marks', async () => {
  const tag = await send(administrator, 'POST', '/tags', { name: 'gar\u200Bden\u202E' });
  expect(tag.json()).toMatchObject({ name: 'garden', urlcode: 'garden' });
  const again = await send(administrator, 'POST', '/tags', { name: 'garden', urlcode: 'gar\u034Fden' });
  expect(again.json()).toMatchObject({ errors: { urlcode: [{ code: 'taken' }] } });
  const role = await send(administrator, 'POST', '/roles', { name: '\u2066Keeper\u2069' });
  expect(role.json()).toMatchObject({ name: 'Keeper' });
  const category = await send(administrator, 'POST', '/categories', { name: 'Ga\u00ADrden \u{1F468}‍\u{1F33E}' });
  expect(category.json()).toMatchObject({ name: 'Garden \u{1F468}‍\u{1F33E}' });
});

test('titles and bodies preserve joiners that their words need', async () => {
  const { body } = await createDiscussion(member.api, { ...post, name: 'می‌خواهم 👩‍👩‍👧', body: 'می‌خواهم 👩‍👩‍👧' });
  expect(body).toMatchObject({ name: 'می‌خواهم 👩‍👩‍👧' });
  expect(body.body).toContain('می‌خواهم 👩‍👩‍👧');
});
