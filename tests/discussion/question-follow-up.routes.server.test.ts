import { expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment.client.ts';
import { judgeAnswer } from '#api/discussion/comment-answer.client.ts';
import { askQuestion, changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import { sendQuestionFollowUps } from '#api/discussion/question-follow-up.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { changePreferences } from '#api/notification/notification-preference.client.ts';
import { questionFollowUp } from '#server/discussion/question-follow-up.job.ts';
import { lastMailTo, setSetting } from '#tests/account/support.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';

const forum = await testForum();
const [writer, moderator, administrator] = [
  await forum.aMember({ name: 'writer' }),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const day = 86_400_000;
/** Long enough ago that sessions begun today hold all the time. */
const began = Date.now() - 62 * day;
const atDay = (days: number) => forum.setNow(new Date(began + days * day));
const words = { body: 'A bowline.', format: 'text' } as const;

/** A category that reminds its askers, on a site that does. */
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

const ask = async (asker: Somebody, categoryID: number, name = 'Which knot?') =>
  (await askQuestion(asker.api, { name, body: 'For a mooring.', format: 'text', categoryID })).body.discussionID;

const answer = async (discussionID: number, by = writer) =>
  (await createComment(by.api, { discussionID, ...words })).body.commentID;

/** Lets the job of the day run, and gives the subjects of what a member has got so far. */
async function remindAll(asker: Somebody) {
  await forum.forum.jobs.send(questionFollowUp, { after: 0 });
  return lettersTo(asker);
}

async function lettersTo({ userID }: Somebody) {
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

test('whoever asked is reminded once, a week after the first answer', async () => {
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

test('nobody is reminded of what is decided, closed, answered by themselves alone, too old, or elsewhere', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  const [decided, closed, own, elsewhere] = [
    await ask(asker, categoryID),
    await ask(asker, categoryID),
    await ask(asker, categoryID),
    await ask(asker, await forum.aCategory()),
  ];
  await judgeAnswer(asker.api, await answer(decided), 'accepted');
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

test('who has switched it off, or gets single e-mails with the digest only, is left alone', async () => {
  atDay(0);
  const [off, summed, categoryID] = [await forum.aMember(), await forum.aMember(), await reminding()];
  for (const asker of [off, summed]) await answer(await ask(asker, categoryID));
  await changePreferences(off.api, { QuestionFollowUp: { email: false } });
  await changePreferences(summed.api, { DigestOnly: { enabled: true } });
  atDay(10);
  expect([await remindAll(off), await remindAll(summed)]).toEqual([[], []]);
});

test('those who may read the answers no more are not told of them', async () => {
  atDay(0);
  const [asker, categoryID] = [await forum.aMember(), await reminding()];
  await answer(await ask(asker, categoryID));
  const permissions = [{ roleID: 8, permissions: { 'discussions.view': false } }];
  const url = `/api/v2/categories/${categoryID}`;
  await administrator.request({ method: 'PATCH', url, payload: { customPermissions: true, permissions } });
  atDay(10);
  expect(await remindAll(asker)).toEqual([]);
});

test('those who run the community can have one question followed up at once', async () => {
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

test('all that is due can be sent at once, while the site reminds anybody', async () => {
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
