import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import type { MessageID } from '#api/message-id.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { preferencesOfMembers } from '#server/notification/preferences.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import * as queries from './question-follow-up.queries.ts';

const day = 86_400_000;
/** The maximum age of the first answer for a reminder, in days. */
const longestAgo = 60;
/** The number of questions per batch. */
export const followUpBatch = 100;
const mostAnswers = 3;
const excerptLength = 200;

/**
 * Returns the time span of first answers for which reminders are due. Returns undefined when the site has reminders
 * disabled.
 */
async function followUpSpan(forum: Forum): Promise<{ from: Date; until: Date } | undefined> {
  const settings = await forum.settings.get();
  if (!settings['qna.followUp.enabled']) return undefined;
  const ago = (days: number) => new Date(forum.now().getTime() - days * day);
  return { from: ago(longestAgo), until: ago(settings['qna.followUp.days']) };
}

/** Returns the members who have enabled this e-mail notification. */
async function filterSubscribers(forum: Forum, userIDs: readonly number[]): Promise<ReadonlySet<number>> {
  const all = await preferencesOfMembers(forum, forum.db, [...new Set(userIDs)]);
  const wanted = [...all].filter(
    ([, { QuestionFollowUp, DigestOnly }]) => QuestionFollowUp?.email && !DigestOnly.enabled,
  );
  return new Set(wanted.map(([userID]) => userID));
}

async function loadAnswersForMail(forum: Forum, discussionID: number) {
  const answers = await queries.findWaitingAnswers(forum.db, discussionID, mostAnswers);
  const authors = await findAuthors(
    forum.db,
    answers.map(({ insert_user_id }) => insert_user_id),
  );
  return answers.map(({ comment_id, insert_user_id, body_html, date_inserted }) => ({
    author: authors(insert_user_id).name,
    path: commentUrl(comment_id),
    date: date_inserted,
    excerpt: excerptOfHtml(body_html, excerptLength),
  }));
}

/**
 * Reminds the author of one question, unless the author has been reminded before or may no longer read the question.
 * Returns whether a message was sent.
 */
async function remind(forum: Forum, question: queries.OpenQuestion): Promise<boolean> {
  const { discussion_id, category_id, insert_user_id, name } = question;
  if (!may(await viewerOfUser(forum, insert_user_id), 'discussions.view', category_id)) return false;
  const answers = await loadAnswersForMail(forum, discussion_id);
  return inTransaction(forum.db, async (trx) => {
    if (!(await queries.recordFollowUp(trx, discussion_id, forum.now()))) return false;
    await sendMail(forum, {
      trx,
      userID: insert_user_id,
      template: 'question-follow-up',
      data: {
        name: question.asker,
        title: name,
        path: discussionUrl({ discussionID: discussion_id, name }),
        date: question.date_answered,
        count: question.count_answers,
        answers,
      },
    });
    return true;
  });
}

async function remindAll(forum: Forum, questions: readonly queries.OpenQuestion[]): Promise<number> {
  const wanting = await filterSubscribers(
    forum,
    questions.map(({ insert_user_id }) => insert_user_id),
  );
  let sent = 0;
  for (const question of questions)
    if (wanting.has(question.insert_user_id) && (await remind(forum, question))) sent += 1;
  return sent;
}

/**
 * The result of a batch: the number of messages, and the last question ID, after which the next batch starts; undefined
 * after the last batch.
 */
export interface FollowUpBatch {
  readonly sent: number;
  readonly last: number | undefined;
}

/**
 * Reminds the authors of questions answered some time ago, in categories with reminders enabled, to accept or reject
 * the answers. Each author is reminded once per question. Processes the next batch of questions after an ID
 * (docs/behavior/discussion.md#follow-up-mail).
 */
export async function followUpQuestions(forum: Forum, after: number): Promise<FollowUpBatch> {
  const span = await followUpSpan(forum);
  if (!span) return { sent: 0, last: undefined };
  const questions = await queries.findOpenQuestions(forum.db, { span, after, limit: followUpBatch });
  const last = questions.length < followUpBatch ? undefined : questions.at(-1)?.discussion_id;
  return { sent: await remindAll(forum, questions), last };
}

/** The number of messages sent, and the reason when there were none. */
export interface FollowUpResult {
  readonly sent: number;
  readonly reason?: MessageID;
}

/**
 * Reminds the author of one question immediately, regardless of when it was answered.
 *
 * @throws {ApiError} question-follow-up.off; discussion.not-a-question; the errors of reading the discussion.
 */
export async function followUpQuestion(forum: Forum, viewer: Viewer, discussionID: number): Promise<FollowUpResult> {
  await requireFollowUps(forum);
  const row = requireReadable(viewer, await findDiscussion(forum.db, viewer, discussionID, []));
  if (row.type !== 'question') throw new ApiError('discussion.not-a-question');
  if (await queries.wasFollowedUp(forum.db, discussionID)) return { sent: 0, reason: 'mail.follow-up.before' };
  if (!(await filterSubscribers(forum, [row.insert_user_id])).has(row.insert_user_id))
    return { sent: 0, reason: 'mail.follow-up.unwanted' };
  const sent = await remindAll(forum, await queries.findOpenQuestions(forum.db, { discussionID, limit: 1 }));
  return sent > 0 ? { sent } : { sent, reason: 'mail.follow-up.nothing' };
}

/** Checks that the site has reminders enabled. @throws {ApiError} question-follow-up.off. */
export async function requireFollowUps(forum: Forum): Promise<void> {
  if (!(await followUpSpan(forum))) throw new ApiError('question-follow-up.off');
}
