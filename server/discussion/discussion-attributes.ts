import { sql } from 'kysely';
import type { AnswerFragment, DiscussionAttributes } from '#api/discussion/discussion-fields.contract.ts';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import type { DiscussionExtra, DiscussionRow } from '#server/discussion/list/discussion-row.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findVotes } from '#server/post/reaction/reaction.queries.ts';

/** Returns the additional attributes of a question or idea. Returns null for other types. */
export type AttributesOf = (row: DiscussionRow) => DiscussionAttributes | null;

type Judged = 'accepted' | 'rejected';

/** Finds the accepted and rejected answers of questions, by acceptance date and then by position. */
async function findJudged(db: Queryable, discussionIDs: readonly number[], wanted: readonly Judged[]) {
  if (discussionIDs.length === 0 || wanted.length === 0) return [];
  const { rows } = await sql<{ discussion_id: number; comment_id: number; body_html: string; qna: Judged }>`
    select discussion_id, comment_id, body_html, qna from comment
    where discussion_id = any(${[...discussionIDs]}::bigint[]) and qna = any(${[...wanted]}::text[]) and date_deleted is null
    order by date_accepted nulls first, position
  `.execute(db);
  return rows;
}

const questionStatuses = new Map<number, NonNullable<DiscussionAttributes['question']>['status']>([
  [statusIDs.unanswered, 'unanswered'],
  [statusIDs.answered, 'answered'],
  [statusIDs.accepted, 'accepted'],
  [statusIDs.rejected, 'rejected'],
]);

/** Loads the additional attributes of questions and ideas. Sends no query when there are none. */
export async function findAttributes(
  db: Queryable,
  viewer: Viewer,
  rows: readonly DiscussionRow[],
  expand: readonly DiscussionExtra[],
): Promise<AttributesOf> {
  const questions = rows.filter(({ type }) => type === 'question').map(({ discussion_id }) => discussion_id);
  const wanted: Judged[] = [
    ...(expand.includes('acceptedAnswers') ? (['accepted'] as const) : []),
    ...(expand.includes('rejectedAnswers') && may(viewer, 'curation.manage') ? (['rejected'] as const) : []),
  ];
  const ideas = rows.filter(({ type }) => type === 'idea').map(({ discussion_id }) => discussion_id);
  const [judged, votes] = await Promise.all([findJudged(db, questions, wanted), findVotes(db, viewer, ideas)]);
  const answersOf = (discussionID: number, qna: Judged): AnswerFragment[] =>
    judged
      .filter((row) => row.discussion_id === discussionID && row.qna === qna)
      .map(({ comment_id, body_html }) => ({ commentID: comment_id, body: body_html, url: commentUrl(comment_id) }));
  return ({ discussion_id, type, status_id, status_notes, date_answered, date_accepted }) => {
    if (type === 'question')
      return {
        question: {
          status: questionStatuses.get(status_id) ?? 'answered',
          dateAnswered: date_answered,
          dateAccepted: date_accepted,
          ...(wanted.includes('accepted') && { acceptedAnswers: answersOf(discussion_id, 'accepted') }),
          ...(wanted.includes('rejected') && { rejectedAnswers: answersOf(discussion_id, 'rejected') }),
        },
      };
    const status = viewer.statuses.find(({ statusID }) => statusID === status_id);
    if (type !== 'idea' || !status) return null;
    const { name, state } = status;
    return {
      idea: {
        statusID: status_id,
        statusNotes: status_notes,
        status: { name, state },
        type: 'up-down',
        votes: (votes.get(discussion_id) ?? []).map((vote) =>
          state === 'closed' ? { ...vote, isRefused: true } : vote,
        ),
      },
    };
  };
}
