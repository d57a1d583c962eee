import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { Appeal, Decision } from '#api/moderation/decision/decision.contract.ts';
import type { DecisionStatus } from '#api/moderation/decision/decision-kind.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { shorten, textOfHtml } from '#server/post/body/render-body.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { mayAnswer, maySanction } from './decision.policy.ts';
import type { DecisionRow } from './decision.queries.ts';

/** The length of the post excerpt in a statement of reasons, in characters. */
const excerptLength = 280;

/** Returns the current status of a decision. */
export function statusOf(row: DecisionRow, now: Date): DecisionStatus {
  const isOver = row.dateExpires !== null && Date.parse(row.dateExpires) <= now.getTime();
  if (row.liftedBy === 'expiry' || (row.dateLifted === null && isOver)) return 'expired';
  return row.dateLifted === null ? 'active' : 'lifted';
}

function appealOf(row: DecisionRow, authors: Authors, isModerator: boolean): Appeal | null {
  if (row.appealStatus === null || row.dateAppealed === null) return null;
  return {
    body: row.appealBody ?? '',
    status: row.appealStatus,
    answer: row.appealAnswer ?? '',
    ...(isModerator && { answerUser: row.appealUserID === null ? null : authors(row.appealUserID) }),
    dateInserted: row.dateAppealed,
    dateAnswered: row.dateAnswered,
  };
}

function urlOf({ recordType, recordID, recordName }: DecisionRow): string | null {
  if (recordID === null || recordName === null) return null;
  return recordType === 'comment' ? commentUrl(recordID) : discussionUrl({ discussionID: recordID, name: recordName });
}

const reasonOf = (row: DecisionRow): Decision['reason'] =>
  row.reasonName === null
    ? null
    : { reportReasonID: row.reasonID, name: row.reasonName, description: row.reasonDescription ?? '' };

/** Maps rows to the API representation. Moderators receive notes and moderator names; the member concerned does not. */
export async function presentDecisions(
  forum: Forum,
  viewer: Viewer,
  rows: readonly DecisionRow[],
): Promise<Decision[]> {
  const authors = await findAuthors(
    forum.db,
    rows.flatMap((row) => [row.userID, row.insertUserID, row.appealUserID]),
  );
  return Promise.all(rows.map((row) => present(forum, viewer, row, authors)));
}

async function present(forum: Forum, viewer: Viewer, row: DecisionRow, authors: Authors): Promise<Decision> {
  const isModerator = maySanction(viewer) && viewer.userID !== row.userID;
  const status = statusOf(row, forum.now());
  return {
    decisionID: row.decisionID,
    kind: row.kind,
    status,
    userID: row.userID,
    user: authors(row.userID),
    recordType: row.recordType,
    recordID: row.recordID,
    recordName: row.recordName,
    recordUrl: urlOf(row),
    recordExcerpt: row.recordExcerpt ? shorten(textOfHtml(row.recordExcerpt), excerptLength) : null,
    reason: reasonOf(row),
    words: row.words,
    points: row.points,
    isAutomated: row.isAutomated,
    dateInserted: row.dateInserted,
    dateExpires: row.dateExpires,
    dateLifted: row.dateLifted,
    liftedBy: row.liftedBy,
    appeal: appealOf(row, authors, isModerator),
    mayAppeal: !isModerator && row.appealStatus === null && status === 'active',
    mayAnswer: row.appealStatus === 'open' && (await mayAnswer(forum, viewer, row)),
    mayLift: isModerator && status === 'active' && row.kind !== 'removal',
    ...(isModerator && {
      note: row.note,
      insertUser: row.insertUserID === null ? null : authors(row.insertUserID),
    }),
  };
}
