import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import type { MessageID } from '#api/message-id.ts';
import { demandReadable } from '#server/discussion/discussion.policy.ts';
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
/** A question first answered longer ago is left alone, in days. */
const longestAgo = 60;
/** How many questions are looked at at once. */
export const followUpBatch = 100;
const mostAnswers = 3;
const excerptLength = 200;

/** The span in which a question must have been answered first for its asker to be reminded now; undefined while the site reminds nobody. */
async function followUpSpan(forum: Forum): Promise<{ from: Date; until: Date } | undefined> {
  const settings = await forum.settings.get();
  if (!settings['qna.followUp.enabled']) return undefined;
  const ago = (days: number) => new Date(forum.now().getTime() - days * day);
  return { from: ago(longestAgo), until: ago(settings['qna.followUp.days']) };
}

/** Those of the askers who want such messages. */
async function wantMail(forum: Forum, userIDs: readonly number[]): Promise<ReadonlySet<number>> {
  const all = await preferencesOfMembers(forum, forum.db, [...new Set(userIDs)]);
  const wanted = [...all].filter(
    ([, { QuestionFollowUp, DigestOnly }]) => QuestionFollowUp?.email && !DigestOnly.enabled,
  );
  return new Set(wanted.map(([userID]) => userID));
}

async function lettersAnswers(forum: Forum, discussionID: number) {
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

/** Reminds the asker of one question, unless they were before or may not read it any more; true when a message leaves. */
async function remind(forum: Forum, question: queries.OpenQuestion): Promise<boolean> {
  const { discussion_id, category_id, insert_user_id, name } = question;
  if (!may(await viewerOfUser(forum, insert_user_id), 'discussions.view', category_id)) return false;
  const answers = await lettersAnswers(forum, discussion_id);
  return inTransaction(forum.db, async (trx) => {
    if (!(await queries.noteFollowUp(trx, discussion_id, forum.now()))) return false;
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
  const wanting = await wantMail(
    forum,
    questions.map(({ insert_user_id }) => insert_user_id),
  );
  let sent = 0;
  for (const question of questions)
    if (wanting.has(question.insert_user_id) && (await remind(forum, question))) sent += 1;
  return sent;
}

/** What was done for a batch of questions, and after which number the next one begins; undefined when there are no more. */
export interface FollowUpBatch {
  readonly sent: number;
  readonly last: number | undefined;
}

/**
 * Asks those whose questions were answered some time ago, in categories that want it, to decide on the answers, each once:
 * the next questions after a number (`spec/addons.md` §1).
 */
export async function followUpQuestions(forum: Forum, after: number): Promise<FollowUpBatch> {
  const span = await followUpSpan(forum);
  if (!span) return { sent: 0, last: undefined };
  const questions = await queries.findOpenQuestions(forum.db, { span, after, limit: followUpBatch });
  const last = questions.length < followUpBatch ? undefined : questions.at(-1)?.discussion_id;
  return { sent: await remindAll(forum, questions), last };
}

/** What was sent, and why nothing was. */
export interface FollowUpResult {
  readonly sent: number;
  readonly reason?: MessageID;
}

/**
 * Asks whoever asked one question to decide now, however short ago it was answered.
 *
 * @throws {ApiError} question-follow-up.off; discussion.not-a-question; what reading the discussion refuses.
 */
export async function followUpQuestion(forum: Forum, viewer: Viewer, discussionID: number): Promise<FollowUpResult> {
  await demandFollowUps(forum);
  const row = demandReadable(viewer, await findDiscussion(forum.db, viewer, discussionID, []));
  if (row.type !== 'question') throw new ApiError('discussion.not-a-question');
  if (await queries.wasFollowedUp(forum.db, discussionID)) return { sent: 0, reason: 'mail.follow-up.before' };
  if (!(await wantMail(forum, [row.insert_user_id])).has(row.insert_user_id))
    return { sent: 0, reason: 'mail.follow-up.unwanted' };
  const sent = await remindAll(forum, await queries.findOpenQuestions(forum.db, { discussionID, limit: 1 }));
  return sent > 0 ? { sent } : { sent, reason: 'mail.follow-up.nothing' };
}

/** Refuses while the site reminds nobody. @throws {ApiError} question-follow-up.off. */
export async function demandFollowUps(forum: Forum): Promise<void> {
  if (!(await followUpSpan(forum))) throw new ApiError('question-follow-up.off');
}
