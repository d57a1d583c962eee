import { z } from 'zod';
import { answerStatuses } from '#api/discussion/answer-status.ts';
import { Format, MainImage } from '#api/discussion/discussion-fields.contract.ts';
import { UserFragment } from '#api/member/user-fragment.contract.ts';
import { orderFields } from '#api/moderation/post-order.contract.ts';
import { ReactionCount } from '#api/post/reaction-fields.contract.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * Where a comment stands: `position` from 1 among all comments of the discussion, `rootPosition` that of the comment
 * at the top of its branch. `page` counts pages of `limit` comments (flat) or branches (nested), as `style` says.
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
/** Where a comment stands. */
export type CommentLocation = z.infer<typeof CommentLocation>;

/** What became of an answer to a question (`spec/addons.md` §1); one that came accepted from elsewhere has no date. */
export const AnswerState = z.object({
  status: z.enum(answerStatuses),
  dateAccepted: z.string().optional(),
  acceptUserID: number.optional(),
});
/** What became of an answer to a question. */
export type AnswerState = z.infer<typeof AnswerState>;

/**
 * A comment (`spec/api.md`, Comment). `body` is safe HTML. Of a comment that was deleted while it had answers only its
 * place is left: `displayMode` is `tombstone`, the author 0. `isIgnored` is true where the asking member ignores the author. `countChildComments` counts all answers, at any depth.
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
  ...orderFields,
});
/** A comment. */
export type Comment = z.infer<typeof Comment>;

/** A new comment, on a discussion or as an answer to one of its comments. */
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
/** A new comment. */
export type CommentPost = z.infer<typeof CommentPost>;

/** A change of a comment. */
export const CommentPatch = z.object({
  body: z.string().max(500_000).optional(),
  format: Format.optional(),
  /** The author, who stays the same: any other is refused. */
  insertUserID: recordNumber.optional(),
  draftID: recordNumber.optional(),
});
/** A change of a comment. */
export type CommentPatch = z.infer<typeof CommentPatch>;

/** A comment as its editor begins with it; `body` as it was written. */
export const CommentEdit = z.object({
  commentID: number,
  discussionID: number,
  parentCommentID: number.nullable(),
  body: z.string(),
  format: Format,
});
/** A comment as its editor begins with it. */
export type CommentEdit = z.infer<typeof CommentEdit>;

/** What a quote of a comment is made of. */
export const CommentQuote = z.object({
  commentID: number,
  bodyRaw: z.string(),
  format: Format,
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUser: UserFragment,
  url: z.string(),
});
/** What a quote of a comment is made of. */
export type CommentQuote = z.infer<typeof CommentQuote>;

/** What `expand` adds to comments, wherever they are read. */
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
