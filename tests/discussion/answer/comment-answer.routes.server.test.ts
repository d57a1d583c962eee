import { describe, expect, test } from 'vitest';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import { createComment, listComments, readComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import {
  askQuestion,
  changeDiscussion,
  createDiscussion,
  listDiscussions,
  postIdea,
  readDiscussion,
} from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import * as statuses from '#api/discussion/status/discussion-status.client.ts';
import { readCommentThread } from '#api/discussion/thread/comment-thread.client.ts';
import { resolveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [asker, writer, other, moderator, administrator] = [
  await forum.aMember(),
  await forum.aMember(),
  await forum.aMember(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const categoryID = await forum.aCategory();
const words = { body: 'A bowline.', format: 'text' } as const;

const ask = async () =>
  (await askQuestion(asker.api, { name: 'Which knot?', body: 'For a mooring.', format: 'text', categoryID })).body
    .discussionID;
const answer = async (discussionID: number, by: TestUser = writer) =>
  (await createComment(by.api, { discussionID, ...words })).body.commentID;
const read = async (id: number, by: Pick<TestUser, 'api'> = forum.guest) =>
  (await readDiscussion(by.api, id, { expand: ['status', 'acceptedAnswers', 'rejectedAnswers'] })).body;
const stands = async (id: number) => (await read(id)).status?.name;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code }: ApiFailure) => `${status} ${code}`,
  );

describe('asking a question', () => {
  test('creates a discussion of the type question; posting an idea creates one of the type idea', async () => {
    const post = { name: 'Knots', body: 'Words.', format: 'text', categoryID } as const;
    const question = await askQuestion(asker.api, post);
    expect([question.status, question.body.type]).toEqual([201, 'question']);
    expect(question.body.attributes).toEqual({
      question: { status: 'unanswered', dateAnswered: null, dateAccepted: null },
    });
    const { body } = await postIdea(asker.api, post);
    expect([body.type, body.attributes]).toMatchObject([
      'idea',
      { idea: { statusID: 0, statusNotes: null, status: { name: 'None', state: 'open' }, type: 'up-down' } },
    ]);
    expect((await createDiscussion(asker.api, post)).body.attributes).toBeNull();
    expect(await refusal(askQuestion(forum.guest.api, post))).toBe('403 permission.missing');
  });
});

describe('a comment thread', () => {
  test('can be filtered by accepted answers, or by rejected ones for viewers who may see them', async () => {
    const id = await ask();
    const [first, second, third] = [await answer(id), await answer(id, other), await answer(id)];
    const deeper = (await createComment(asker.api, { discussionID: id, parentCommentID: first, ...words })).body
      .commentID;
    await setAnswerStatus(asker.api, second, 'accepted');
    await setAnswerStatus(asker.api, deeper, 'accepted');
    await setAnswerStatus(asker.api, third, 'rejected');
    const of = async (by: Pick<TestUser, 'api'>, query: object) => {
      const { body, paging } = await readCommentThread(by.api, { parentRecordID: id, ...query });
      return [
        body.threadStructure.map((item) => item.type === 'comment' && [item.commentID, item.depth]),
        paging?.total,
      ];
    };
    expect(await of(forum.guest, { qna: 'accepted' })).toEqual([
      [
        [second, 1],
        [deeper, 2],
      ],
      2,
    ]);
    expect(await of(forum.guest, { qna: 'accepted', sort: '-dateInserted', limit: 1 })).toEqual([[[deeper, 2]], 2]);
    expect(await of(moderator, { qna: 'rejected' })).toEqual([[[third, 1]], 1]);
    expect(await refusal(of(asker, { qna: 'rejected' }))).toBe('403 permission.missing');
    await removeComment(administrator.api, deeper);
    expect(await of(forum.guest, { qna: 'accepted' })).toEqual([[[second, 1]], 1]);
  });
});

describe('an answer', () => {
  test('can be accepted by the author of the question, which shows the accepted answer and its date until that is undone', async () => {
    const id = await ask();
    const [first, second] = [await answer(id), await answer(id, other)];
    expect(await stands(id)).toBe('Answered');
    const { body } = await setAnswerStatus(asker.api, second, 'accepted');
    expect(body.attributes).toEqual({
      answer: { status: 'accepted', dateAccepted: expect.any(String), acceptUserID: asker.userID },
    });
    const question = await read(id);
    expect(question).toMatchObject({
      acceptedCommentID: second,
      status: { name: 'Accepted', state: 'closed' },
      attributes: {
        question: {
          status: 'accepted',
          dateAnswered: (await readComment(asker.api, first)).body.dateInserted,
          dateAccepted: body.attributes?.answer.dateAccepted,
          acceptedAnswers: [{ commentID: second, body: expect.stringContaining('bowline') }],
        },
      },
    });
    await setAnswerStatus(asker.api, second, 'pending');
    expect(await read(id)).toMatchObject({ acceptedCommentID: null, status: { name: 'Answered' } });
    expect((await readComment(asker.api, second)).body.attributes).toEqual({ answer: { status: 'pending' } });
  });

  test('that is accepted first is the accepted answer of the question; when it is deleted, the next accepted one replaces it', async () => {
    const id = await ask();
    const [first, second] = [await answer(id), await answer(id)];
    await setAnswerStatus(asker.api, second, 'accepted');
    await setAnswerStatus(asker.api, first, 'accepted');
    expect((await read(id)).acceptedCommentID).toBe(second);
    await removeComment(moderator.api, second);
    expect((await read(id)).acceptedCommentID).toBe(first);
    await removeComment(moderator.api, first);
    expect(await stands(id)).toBe('Unanswered');
    const [entry] = (await listAuditLogs(moderator.api, { eventType: 'comment.delete', limit: 1 })).body;
    await undoAuditLog(moderator.api, entry?.auditLogID ?? '');
    expect((await read(id)).acceptedCommentID).toBe(first);
  });

  test('that is rejected leaves the question answered; when all are rejected, its status is Rejected, and moderators see them', async () => {
    const id = await ask();
    const [first, second] = [await answer(id), await answer(id)];
    await setAnswerStatus(asker.api, first, 'rejected');
    expect(await stands(id)).toBe('Answered');
    await setAnswerStatus(moderator.api, second, 'rejected');
    expect(await stands(id)).toBe('Rejected');
    const { body } = await listDiscussions(forum.guest.api, { categoryID, status: 'rejected' });
    expect(body.map(({ discussionID }) => discussionID)).toEqual([id]);
    expect((await read(id)).attributes?.question).not.toHaveProperty('rejectedAnswers');
    const told = (await read(id, moderator)).attributes?.question?.rejectedAnswers;
    expect(told?.map(({ commentID }) => commentID)).toEqual([first, second]);
    const rejected = await listComments(moderator.api, { discussionID: id, qna: 'rejected' });
    expect(rejected.body.map(({ commentID }) => commentID)).toEqual([first, second]);
    expect(await refusal(listComments(asker.api, { discussionID: id, qna: 'rejected' }))).toBe(
      '403 permission.missing',
    );
    await answer(id);
    expect(await stands(id)).toBe('Answered');
  });

  test('cannot be judged by other members, on a closed question, or outside a question', async () => {
    const id = await ask();
    const first = await answer(id);
    expect(await refusal(setAnswerStatus(writer.api, first, 'accepted'))).toBe('403 permission.missing');
    expect(await refusal(setAnswerStatus(forum.guest.api, first, 'accepted'))).toMatch(/^403/);
    expect(await refusal(setAnswerStatus(asker.api, 999_999, 'accepted'))).toBe('404 comment.not-found');
    await changeDiscussion(moderator.api, id, { closed: true });
    expect(await refusal(setAnswerStatus(asker.api, first, 'accepted'))).toBe('403 permission.missing');
    await setAnswerStatus(moderator.api, first, 'accepted');
    const talk = await createDiscussion(asker.api, { name: 'Knots', ...words, categoryID });
    const remark = await answer(talk.body.discussionID);
    expect(await refusal(setAnswerStatus(asker.api, remark, 'accepted'))).toBe('400 comment.not-an-answer');
    await removeComment(moderator.api, remark);
    expect(await refusal(setAnswerStatus(asker.api, remark, 'accepted'))).toMatch(/^40[49]/);
  });

  test('judged by a moderator is logged and can be undone; a verdict of the author of the question is not logged', async () => {
    const id = await ask();
    const first = await answer(id);
    await setAnswerStatus(asker.api, first, 'accepted');
    await setAnswerStatus(moderator.api, first, 'rejected');
    const { body } = await listAuditLogs(moderator.api, { eventType: 'comment.answer', recordID: first } as never);
    expect(body).toHaveLength(1);
    await undoAuditLog(moderator.api, body[0]?.auditLogID ?? '');
    expect((await read(id)).acceptedCommentID).toBe(first);
  });

  test('accepted by two members simultaneously is accepted once', async () => {
    const id = await ask();
    const [first, second] = [await answer(id), await answer(id)];
    await Promise.all([
      setAnswerStatus(asker.api, first, 'accepted'),
      setAnswerStatus(moderator.api, first, 'accepted'),
      setAnswerStatus(moderator.api, second, 'accepted'),
    ]);
    const { attributes, acceptedCommentID } = await read(id);
    expect(attributes?.question?.acceptedAnswers).toHaveLength(2);
    expect([first, second]).toContain(acceptedCommentID);
  });

  test('that is accepted notifies its author, and the notification is removed when that is undone', async () => {
    const news = async () => {
      await settleNotifications(forum.forum);
      const { body } = await listNotifications(writer.api, {});
      return body.filter(({ activityType }) => activityType === 'AnswerAccepted').map((one) => one.commentID);
    };
    const before = await news();
    const first = await answer(await ask());
    await setAnswerStatus(asker.api, first, 'accepted');
    expect(await news()).toEqual([first, ...before]);
    await setAnswerStatus(asker.api, first, 'pending');
    expect(await news()).toEqual(before);
  });

  test('that is accepted notifies members who bookmarked the question, except the author of the answer and the member who accepted it', async () => {
    const id = await ask();
    const commentID = await answer(id);
    for (const { api } of [other, writer, asker]) await bookmarkDiscussion(api, id, true);
    const news = async ({ api }: TestUser) => {
      await settleNotifications(forum.forum);
      return (await listNotifications(api, {})).body
        .filter((one) => one.commentID === commentID && one.activityType.endsWith('Accepted'))
        .map(({ activityType }) => activityType);
    };
    await setAnswerStatus(asker.api, commentID, 'accepted');
    expect([await news(other), await news(writer), await news(asker)]).toEqual([
      ['BookmarkedAnswerAccepted'],
      ['AnswerAccepted'],
      [],
    ]);
    await setAnswerStatus(asker.api, commentID, 'rejected');
    expect(await news(other)).toEqual([]);
  });
});

describe('an idea', () => {
  test('has the status set by moderators, with public notes that remain until they are replaced', async () => {
    const { statusID } = (await statuses.addStatus(administrator.api, { name: 'Planned', recordSubtype: 'idea' })).body;
    const { body: idea } = await postIdea(asker.api, { name: 'A slip', ...words, categoryID });
    const id = idea.discussionID;
    const told = { statusID, statusNotes: 'In the spring.' };
    expect((await statuses.setIdeaStatus(moderator.api, id, told)).body).toEqual(told);
    expect((await statuses.setIdeaStatus(moderator.api, id, { statusID })).body).toEqual(told);
    expect((await read(id)).attributes).toMatchObject({
      idea: { ...told, status: { name: 'Planned', state: 'open' }, type: 'up-down' },
    });
    const none = { statusID: 0, statusNotes: null };
    expect((await statuses.setIdeaStatus(moderator.api, id, none)).body).toEqual(none);
    expect(await refusal(statuses.setIdeaStatus(asker.api, id, told))).toBe('403 permission.missing');
    expect(await refusal(statuses.setIdeaStatus(moderator.api, await ask(), none))).toBe('400 discussion.not-an-idea');
  });
});

describe('resolving many discussions', () => {
  test('requires an administrator, and resolves the given discussions or all unresolved ones', async () => {
    const ids = [await ask(), await ask()];
    const done = await resolveDiscussions(administrator.api, { discussionIDs: ids });
    expect([done.status, (done.body as { progress: object }).progress]).toMatchObject([201, { successIDs: ids }]);
    expect((await read(ids[0] as number, moderator)).resolved).toBe(true);
    await resolveDiscussions(administrator.api);
    const { body } = await listDiscussions(moderator.api, { resolved: false });
    expect(body).toEqual([]);
    expect(await refusal(resolveDiscussions(moderator.api, { discussionIDs: ids }))).toBe('403 permission.missing');
  });
});
