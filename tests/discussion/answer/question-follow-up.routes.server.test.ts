import { expect, test } from 'vitest';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import { sendQuestionFollowUps } from '#api/discussion/answer/question-follow-up.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { askQuestion, changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { changePreferences } from '#api/notification/notification-preference.client.ts';
import { questionFollowUp } from '#server/discussion/answer/question-follow-up.job.ts';
import { lastMailTo, setSetting } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [writer, moderator, administrator] = [
  await forum.aMember({ name: 'writer' }),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const day = 86_400_000;
/** A date far enough in the past that sessions created now remain valid throughout the test. */
const began = Date.now() - 62 * day;
const atDay = (days: number) => forum.setNow(new Date(began + days * day));
const words = { body: 'A bowline.', format: 'text' } as const;

/** Creates a category with reminders enabled, and enables reminders on the site. */
async function reminding(): Promise<number> {
  await setSetting(forum, 'qna.followUp.enabled', true);
  const categoryID = await forum.aCategory();
  await administrator.request({
    method: 'PATCH',
    url: `/api/v2/categories/${categoryID}`,
    payload: { qnaFollowUpNotification: true },
  });
  return categoryID;
}

const ask = async (asker: TestUser, categoryID: number, name = 'Which knot?') =>
  (await askQuestion(asker.api, { name, body: 'For a mooring.', format: 'text', categoryID })).body.discussionID;

const answer = async (discussionID: number, by = writer) =>
  (await createComment(by.api, { discussionID, ...words })).body.commentID;

/** Runs the daily job and returns the subjects of all messages that a member has received so far. */
async function remindAll(asker: TestUser) {
  await forum.forum.jobs.send(questionFollowUp, { after: 0 });
  return lettersTo(asker);
}

async function lettersTo({ userID }: TestUser) {
  await forum.forum.jobs.settled();
  const rows = await forum.forum.db
    .selectFrom('mail')
    .select(['subject', 'state'])
    .where('user_id', '=', userID)
    .where('template', '=', 'question-follow-up')
    .orderBy('mail_id')
    .execute();
  return rows.map(({ subject, state }) => `${state}: ${subject}`);
}

const asked = (title = 'Which knot?') => [`sent: Did an answer to “${title}” help?`];

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code }: ApiFailure) => `${status} ${code}`,
  );

test('the author of a question is reminded once, a week after the first answer', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  const id = await ask(asker, categoryID);
  atDay(1);
  await answer(id);
  atDay(7);
  expect(await remindAll(asker)).toEqual([]);
  atDay(8.1);
  expect(await remindAll(asker)).toEqual(asked());
  atDay(9);
  expect(await remindAll(asker)).toEqual(asked());
  const letter = await lastMailTo(forum, `${asker.name}@example.org`);
  const text = letter?.source ?? '';
  expect(text).toContain('A bowline.');
  expect(text).toMatch(/^List-Unsubscribe-Post:/m);
});

test('no reminder is sent for questions that are decided, closed, answered only by their author, too old, or in other categories', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  const [decided, closed, own, elsewhere] = [
    await ask(asker, categoryID),
    await ask(asker, categoryID),
    await ask(asker, categoryID),
    await ask(asker, await forum.aCategory()),
  ];
  await setAnswerStatus(asker.api, await answer(decided), 'accepted');
  await answer(closed);
  await changeDiscussion(moderator.api, closed, { closed: true });
  await answer(own, asker);
  await answer(elsewhere);
  const old = await ask(asker, categoryID);
  await answer(old);
  atDay(61);
  await answer(old);
  expect(await remindAll(asker)).toEqual([]);
});

test('no reminder is sent to members who disabled it or receive only the digest', async () => {
  atDay(0);
  const [off, summed, categoryID] = [await forum.aMember(), await forum.aMember(), await reminding()];
  for (const asker of [off, summed]) await answer(await ask(asker, categoryID));
  await changePreferences(off.api, { QuestionFollowUp: { email: false } });
  await changePreferences(summed.api, { DigestOnly: { enabled: true } });
  atDay(10);
  expect([await remindAll(off), await remindAll(summed)]).toEqual([[], []]);
});

test('no reminder is sent to members who can no longer read the answers', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  await answer(await ask(asker, categoryID));
  const permissions = [{ roleID: 8, permissions: { 'discussions.view': false } }];
  const url = `/api/v2/categories/${categoryID}`;
  await administrator.request({ method: 'PATCH', url, payload: { customPermissions: true, permissions } });
  atDay(10);
  expect(await remindAll(asker)).toEqual([]);
});

test('community managers can trigger the reminder for a single question', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  const id = await ask(asker, categoryID);
  const send = async (discussionID: number) => (await sendQuestionFollowUps(administrator.api, { discussionID })).body;
  expect(await send(id)).toEqual({ notificationsSent: 0, message: expect.stringContaining('nothing to follow up') });
  await answer(id);
  expect(await send(id)).toEqual({ notificationsSent: 1 });
  expect(await send(id)).toEqual({ notificationsSent: 0, message: 'A follow-up email was already sent.' });
  const other = await ask(asker, categoryID);
  await answer(other);
  await changePreferences(asker.api, { QuestionFollowUp: { email: false } });
  expect(await send(other)).toEqual({
    notificationsSent: 0,
    message: 'This user has disabled this notification preference.',
  });
  const talk = await createDiscussion(asker.api, { name: 'Talk', ...words, categoryID });
  expect(await refusal(send(talk.body.discussionID))).toBe('400 discussion.not-a-question');
  expect(await refusal(send(99_999))).toBe('404 discussion.not-found');
});

test('all due reminders can be sent at once, while reminders are enabled', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  await answer(await ask(asker, categoryID, 'One?'));
  await answer(await ask(asker, categoryID, 'Two?'));
  atDay(8);
  expect(await refusal(sendQuestionFollowUps(moderator.api))).toBe('403 permission.missing');
  expect((await sendQuestionFollowUps(administrator.api)).body).toEqual({ notificationsSent: 2 });
  expect(await lettersTo(asker)).toEqual([...asked('One?'), ...asked('Two?')]);
  await setSetting(forum, 'qna.followUp.enabled', false);
  expect(await refusal(sendQuestionFollowUps(administrator.api))).toBe('400 question-follow-up.off');
});
