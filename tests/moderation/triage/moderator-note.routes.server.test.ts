import { expect, test } from 'vitest';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import { addModeratorNote, listModeratorNotes } from '#api/moderation/triage/moderator-note.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember();
const moderator = await forum.aModerator();

test('notes are written and read by moderators only', async () => {
  const categoryID = await forum.aCategory();
  const post = { name: 'Words', body: 'Words.', format: 'markdown', categoryID } as const;
  const { body: discussion } = await createDiscussion(member.api, post);
  const record = { recordType: 'discussion' as const, recordID: discussion.discussionID };
  const { body: note } = await addModeratorNote(moderator.api, { ...record, body: 'Watch this one.' });
  expect(note).toMatchObject({ ...record, body: 'Watch this one.', insertUser: { name: moderator.name } });
  expect((await listModeratorNotes(moderator.api, record)).body).toEqual([note]);
  for (const { api } of [member, forum.guest]) {
    await expect(listModeratorNotes(api, record)).rejects.toMatchObject({ status: 403 });
    await expect(addModeratorNote(api, { ...record, body: 'Mine.' })).rejects.toMatchObject({ status: 403 });
  }
});

test('a note requires text and an existing record', async () => {
  const record = { recordType: 'user' as const, recordID: member.userID };
  await expect(addModeratorNote(moderator.api, { ...record, body: ' ' })).rejects.toMatchObject({ status: 422 });
  const nothing = { recordType: 'comment' as const, recordID: 987_654 };
  await expect(listModeratorNotes(moderator.api, nothing)).rejects.toMatchObject({ code: 'report.record-not-found' });
});

test('a note notifies the mentioned moderators with a link to where they handle the record, and nobody else', async () => {
  const categoryID = await forum.aCategory();
  const mentioned = await forum.aModerator();
  const post = { name: 'Planks', body: 'Words.', format: 'markdown', categoryID } as const;
  const { discussionID } = (await createDiscussion(member.api, post)).body;
  const record = { recordType: 'discussion' as const, recordID: discussionID };
  const told = async ({ api }: TestUser) => {
    await settleNotifications(forum.forum);
    const { body } = await listNotifications(api);
    return body
      .filter(({ activityType }) => activityType === 'Mention')
      .map(({ body: words, url }) => [words.replace(/<[^>]+>/g, ''), url]);
  };
  const calling = `@"${mentioned.name}" and @"${member.name}", what do you think?`;
  await addModeratorNote(moderator.api, { ...record, body: calling });
  const sentence = `${moderator.name} mentioned you in Planks.`;
  expect(await told(mentioned)).toEqual([[sentence, `/discussion/${discussionID}/planks`]]);
  expect(await told(member)).toEqual([]);
  const escalation = { ...record, name: 'Quarrel', initialCommentBody: `@"${mentioned.name}", yours?` };
  const { escalationID } = (await addEscalation(moderator.api, escalation)).body;
  expect((await told(mentioned)).map(([, url]) => url)).toContain(
    `/dashboard/content/escalations?escalationID=${escalationID}`,
  );
  expect(await told(member)).toEqual([]);
});
