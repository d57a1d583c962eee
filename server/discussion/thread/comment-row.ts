import { type RawBuilder, sql } from 'kysely';
import type { AnswerState, Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { findSignatures, withSignature } from '#server/member/settings/signature.queries.ts';
import { findModerationFields, type ModerationExtra } from '#server/moderation/triage/post-moderation.queries.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findCardsIn, type LinkCards } from '#server/post/body/link-card.ts';
import { firstImageIn } from '#server/post/body/render-body.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { findReactionCounts } from '#server/post/reaction/reaction.queries.ts';

/** The `expand` values of a comment. */
export type CommentExtra =
  | 'insertUser'
  | 'insertUser.signature'
  | 'insertUser.profileFields'
  | 'updateUser'
  | 'reactions'
  | 'rawBody'
  | ModerationExtra;

/** A stored comment with the columns of its discussion. */
export interface CommentRow {
  readonly comment_id: number;
  readonly discussion_id: number;
  readonly parent_comment_id: number | null;
  readonly depth: number;
  readonly position: number;
  readonly root_position: number | null;
  readonly body?: string;
  readonly format?: string;
  readonly body_html: string;
  readonly insert_user_id: number;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
  readonly score: number;
  readonly count_child_comments: number;
  readonly qna: 'accepted' | 'rejected' | null;
  readonly date_accepted: string | null;
  readonly accept_user_id: number | null;
  readonly insert_ip_address: string | null;
  readonly date_deleted: string | null;
  readonly delete_method: 'full' | 'tombstone' | null;
  readonly discussion_name: string;
  readonly discussion_type: string;
  readonly discussion_closed: boolean;
  readonly date_discussion_deleted: string | null;
  readonly category_id: number;
}

/** The text that replaces a deleted comment with replies. */
const removedText = 'This content has been removed.';

/** The SQL condition that a comment `c` has a position among its siblings. Completely removed comments have none. */
export const hasPositionSql = sql`c.delete_method is distinct from 'full'`;

/** Returns the columns of a comment `c` joined with its discussion `d`. */
export const commentColumns = (expand: readonly CommentExtra[]): RawBuilder<unknown> => sql`
  c.comment_id, c.discussion_id, c.parent_comment_id, c.depth, c.position, c.root_position, c.body_html,
  ${expand.includes('rawBody') ? sql`c.body, c.format,` : sql``} c.insert_user_id, c.update_user_id, c.date_inserted,
  c.date_updated, c.score, c.count_child_comments, c.qna, c.date_accepted, c.accept_user_id, c.insert_ip_address, c.date_deleted, c.delete_method,
  d.name as discussion_name, d.type as discussion_type, d.closed as discussion_closed, d.date_deleted as date_discussion_deleted, d.category_id`;

const answerOf = ({ qna, date_accepted, accept_user_id }: CommentRow): AnswerState => ({
  status: qna ?? 'pending',
  ...(date_accepted !== null && { dateAccepted: date_accepted }),
  ...(accept_user_id !== null && { acceptUserID: accept_user_id }),
});

function toComment(row: CommentRow, viewer: Viewer, cards: LinkCards): Comment {
  const isTombstone = row.delete_method === 'tombstone';
  const picture = isTombstone ? null : firstImageIn(row.body_html);
  return {
    commentID: row.comment_id,
    discussionID: row.discussion_id,
    parentRecordType: 'discussion',
    parentRecordID: row.discussion_id,
    parentCommentID: row.parent_comment_id,
    categoryID: row.category_id,
    depth: row.depth,
    position: row.position,
    name: `Re: ${row.discussion_name}`,
    body: isTombstone ? `<p>${removedText}</p>` : cards(row.body_html),
    image: picture === null ? null : { url: picture, alt: row.discussion_name },
    dateInserted: row.date_inserted,
    dateUpdated: isTombstone ? null : row.date_updated,
    insertUserID: isTombstone ? 0 : row.insert_user_id,
    updateUserID: isTombstone ? null : row.update_user_id,
    score: row.score,
    countChildComments: row.count_child_comments,
    displayMode: isTombstone ? 'tombstone' : 'full',
    qna: row.qna,
    closed: row.discussion_closed,
    groupID: null,
    attributes: row.discussion_type === 'question' && !isTombstone ? { answer: answerOf(row) } : null,
    url: commentUrl(row.comment_id),
    ...(may(viewer, 'personalInfo.view') && { insertIPAddress: isTombstone ? null : row.insert_ip_address }),
  };
}

const isShown = ({ delete_method }: CommentRow): boolean => delete_method === null;

/**
 * Maps comments to the API representation with the requested extras, which are loaded in one statement. Authors may be
 * passed if already known.
 */
export async function presentComments(
  db: Queryable,
  viewer: Viewer,
  rows: readonly CommentRow[],
  expand: readonly CommentExtra[],
  known?: Authors,
): Promise<Comment[]> {
  const has = (extra: CommentExtra): boolean => expand.includes(extra);
  const shown = rows.filter(isShown);
  const people = shown.flatMap((row) => [
    has('insertUser') ? row.insert_user_id : null,
    has('updateUser') ? row.update_user_id : null,
  ]);
  const ids = has('reactions') ? shown.map(({ comment_id }) => comment_id) : [];
  const posts = shown.map((row) => ({
    recordID: row.comment_id,
    userID: row.insert_user_id,
    categoryID: row.category_id,
  }));
  const signed = has('insertUser.signature') ? shown.map((row) => row.insert_user_id) : [];
  const joint = readsFor(viewer, db);
  const [authors, reactions, marks, signatures, cards] = await Promise.all([
    known ?? findAuthors(joint, people, has('insertUser.profileFields') ? viewer : undefined),
    findReactionCounts(joint, viewer, 'comment', ids),
    findModerationFields(joint, viewer, { kind: 'comment', posts, expand }),
    findSignatures(joint, viewer, signed),
    findCardsIn(
      joint,
      shown.map(({ body_html }) => body_html),
    ),
  ]);
  return rows.map((row) => ({
    ...toComment(row, viewer, cards),
    ...marks.get(row.comment_id),
    ...(isShown(row) && viewer.ignored.has(row.insert_user_id) && { isIgnored: true }),
    ...(has('insertUser') && { insertUser: withSignature(authors(isShown(row) ? row.insert_user_id : 0), signatures) }),
    ...(has('updateUser') && {
      updateUser: isShown(row) && row.update_user_id !== null ? authors(row.update_user_id) : null,
    }),
    ...(has('reactions') && { reactions: reactions.get(row.comment_id) ?? [] }),
    ...(has('rawBody') &&
      isShown(row) && { bodyRaw: row.body ?? '', format: row.format as NonNullable<Comment['format']> }),
  }));
}
