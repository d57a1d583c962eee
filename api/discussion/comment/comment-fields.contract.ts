import { z } from 'zod';
import { answerStatuses } from '#api/discussion/answer/answer-status.ts';
import { Format, MainImage } from '#api/discussion/discussion-fields.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { moderationFields } from '#api/moderation/triage/post-moderation.contract.ts';
import { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * The position of a comment: `position` counts from 1 among all comments of the discussion; `rootPosition` is the
 * position of the top-level comment of its branch. `page` counts pages of `limit` comments (`style` flat) or of `limit`
 * branches (`style` nested).
 */
export const CommentLocation = z.object({
  style: z.enum(['flat', 'nested']),
  page: number,
  limit: number,
  position: number,
  rootPosition: number,
  rootCommentID: number,
  url: z.string(),
});
/** The position of a comment in its discussion. */
export type CommentLocation = z.infer<typeof CommentLocation>;

/**
 * The state of an answer to a question (docs/behavior/discussion.md#answers). An imported accepted answer may have no
 * date.
 */
export const AnswerState = z.object({
  status: z.enum(answerStatuses),
  dateAccepted: z.string().optional(),
  acceptUserID: number.optional(),
});
/** The state of an answer to a question. */
export type AnswerState = z.infer<typeof AnswerState>;

/**
 * A comment (docs/behavior/discussion.md#comments-and-threads). `body` is sanitized HTML. A comment that was deleted
 * while it had replies remains as a placeholder: `displayMode` is `tombstone` and the author ID is 0. `isIgnored` is
 * true when the viewer ignores the author. `countChildComments` counts the replies at all depths.
 */
export const Comment = z.object({
  commentID: number,
  discussionID: number,
  parentRecordType: z.literal('discussion'),
  parentRecordID: number,
  parentCommentID: number.nullable(),
  categoryID: number,
  depth: number,
  position: number,
  name: z.string(),
  body: z.string(),
  image: MainImage.nullable(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUserID: number,
  updateUserID: number.nullable(),
  score: number,
  countChildComments: number,
  displayMode: z.enum(['full', 'tombstone']),
  qna: z.enum(['accepted', 'rejected']).nullable(),
  closed: z.boolean(),
  groupID: z.null(),
  attributes: z.object({ answer: AnswerState }).nullable(),
  url: z.string(),
  insertUser: UserFragment.optional(),
  isIgnored: z.boolean().optional(),
  updateUser: UserFragment.nullable().optional(),
  reactions: z.array(ReactionCount).optional(),
  bodyRaw: z.string().optional(),
  format: Format.optional(),
  location: CommentLocation.optional(),
  insertIPAddress: z.string().nullable().optional(),
  ...moderationFields,
});
/** A comment. */
export type Comment = z.infer<typeof Comment>;

/** The request body that creates a comment on a discussion or a reply to one of its comments. */
export const CommentPost = z
  .object({
    body: z.string().max(500_000),
    format: Format,
    discussionID: recordNumber.optional(),
    parentRecordType: z.literal('discussion').optional(),
    parentRecordID: recordNumber.optional(),
    parentCommentID: recordNumber.nullable().optional(),
    draftID: recordNumber.optional(),
  })
  .refine(({ discussionID, parentRecordID }) => (discussionID ?? parentRecordID) !== undefined, {
    path: ['parentRecordID'],
    message: 'Specify the discussion of the comment.',
  });
/** The request body that creates a comment. */
export type CommentPost = z.infer<typeof CommentPost>;

/** The request body that changes a comment. */
export const CommentPatch = z.object({
  body: z.string().max(500_000).optional(),
  format: Format.optional(),
  /** The author. The value cannot change: the server rejects any other ID. */
  insertUserID: recordNumber.optional(),
  draftID: recordNumber.optional(),
});
/** The request body that changes a comment. */
export type CommentPatch = z.infer<typeof CommentPatch>;

/** The editable values of a comment. `body` is the unrendered source. */
export const CommentEdit = z.object({
  commentID: number,
  discussionID: number,
  parentCommentID: number.nullable(),
  body: z.string(),
  format: Format,
});
/** The editable values of a comment. */
export type CommentEdit = z.infer<typeof CommentEdit>;

/** The data from which a quote of a comment is built. */
export const CommentQuote = z.object({
  commentID: number,
  bodyRaw: z.string(),
  format: Format,
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUser: UserFragment,
  url: z.string(),
});
/** The data from which a quote of a comment is built. */
export type CommentQuote = z.infer<typeof CommentQuote>;

/** The `expand` values of all routes that return comments. */
export const commentExtras = [
  'insertUser',
  'insertUser.signature',
  'insertUser.profileFields',
  'updateUser',
  'reactions',
  'rawBody',
  'warnings',
  'reportMeta',
  'attachments',
] as const;
