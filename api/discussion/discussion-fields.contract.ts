import { z } from 'zod';
import { Breadcrumb, CategoryFragment } from '#api/category/category-fields.contract.ts';
import { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { moderationFields } from '#api/moderation/triage/post-moderation.contract.ts';
import { bodyFormats } from '#api/post/body/body-format.ts';
import { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { PostField, PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The source format of a body. */
export const Format = z.enum(bodyFormats);

/** The short form of a tag that discussions embed. */
export const TagFragment = z.object({ tagID: number, name: z.string(), urlcode: z.string() });
/** The short form of a tag that discussions embed. */
export type TagFragment = z.infer<typeof TagFragment>;

/** The scope of an announcement: pinned to the top of its category only, or also of the list of all discussions. */
export const PinLocation = z.enum(['category', 'recent']);

/**
 * The short form of a discussion or comment that other records embed. `body` is present with the expand
 * `lastPost.body`.
 */
export const PostFragment = z.object({
  discussionID: number,
  commentID: number.optional(),
  name: z.string(),
  body: z.string().optional(),
  url: z.string(),
  dateInserted: z.string(),
  insertUserID: number,
  insertUser: UserFragment.optional(),
});
/** The short form of a discussion or comment that other records embed. */
export type PostFragment = z.infer<typeof PostFragment>;

/** The definition of a post field that a discussion has a value for, reduced to the properties that readers need. */
const AnsweredField = PostField.pick({
  postFieldID: true,
  label: true,
  dataType: true,
  formType: true,
  visibility: true,
  optionNames: true,
});
/** The definition of a post field that a discussion has a value for. */
export type AnsweredField = z.infer<typeof AnsweredField>;

/** The main image of a post, for cards and link previews. */
export const MainImage = z.object({ url: z.string(), alt: z.string() });

/** The short form of an answer that its question embeds. */
const AnswerFragment = z.object({ commentID: number, body: z.string(), url: z.string() });
/** The short form of an answer that its question embeds. */
export type AnswerFragment = z.infer<typeof AnswerFragment>;

/**
 * The additional attributes of questions and ideas (docs/behavior/discussion.md#answers,
 * docs/behavior/post.md#idea-votes). The answers are present with the expands `acceptedAnswers` and `rejectedAnswers`;
 * the latter requires curation.manage. `statusNotes` is public. `votes` contains the reactions Up and Down in this
 * order, including those with a count of 0.
 */
export const DiscussionAttributes = z.object({
  question: z
    .object({
      status: z.enum(['unanswered', 'answered', 'accepted', 'rejected']),
      dateAnswered: z.string().nullable(),
      dateAccepted: z.string().nullable(),
      acceptedAnswers: z.array(AnswerFragment).optional(),
      rejectedAnswers: z.array(AnswerFragment).optional(),
    })
    .optional(),
  idea: z
    .object({
      statusID: number,
      statusNotes: z.string().nullable(),
      status: z.object({ name: z.string(), state: z.enum(['open', 'closed']) }),
      type: z.enum(['up', 'up-down']),
      votes: z.array(ReactionCount),
    })
    .optional(),
});
/** The additional attributes of questions and ideas. */
export type DiscussionAttributes = z.infer<typeof DiscussionAttributes>;

/**
 * A discussion (docs/behavior/discussion.md#discussion-page). `body` is sanitized HTML. The properties that depend on
 * the viewer (`bookmarked`, `unread`, `countUnread`, `dismissed`, `muted`) are false or 0 for guests. `resolved` and
 * `internalStatusID` express the same state and are present for staff only (staff.allow). `postTypeID` is the custom
 * post type derived from `type`, described by `postType`; without a custom type it equals `type`. The expand `postMeta`
 * adds the values of the post type's fields and `postFields`, their definitions. `isTranslatable` is present when a single
 * discussion is read, if the viewer can have its posts translated into the language of the request
 * (docs/behavior/post.md#translation). Other properties after `url` are present only with `expand`.
 */
export const Discussion = z.object({
  discussionID: number,
  type: z.string(),
  postTypeID: z.string(),
  name: z.string(),
  body: z.string().optional(),
  categoryID: number,
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  dateLastComment: z.string(),
  insertUserID: number,
  updateUserID: number.nullable(),
  lastUserID: number,
  lastCommentID: number.nullable(),
  acceptedCommentID: number.nullable(),
  countComments: number,
  countViews: number,
  countBookmarks: number,
  score: number,
  hot: z.number(),
  closed: z.boolean(),
  sink: z.boolean(),
  resolved: z.boolean().optional(),
  statusID: number,
  internalStatusID: number.optional(),
  pinned: z.boolean(),
  pinLocation: PinLocation.nullable(),
  announce: z.boolean(),
  bookmarked: z.boolean(),
  dismissed: z.boolean(),
  muted: z.boolean(),
  participated: z.boolean(),
  unread: z.boolean(),
  countUnread: number,
  canonicalUrl: z.string().nullable(),
  image: MainImage.nullable(),
  groupID: z.null(),
  attributes: DiscussionAttributes.nullable(),
  url: z.string(),
  insertUser: UserFragment.optional(),
  isIgnored: z.boolean().optional(),
  isTranslatable: z.boolean().optional(),
  updateUser: UserFragment.nullable().optional(),
  lastUser: UserFragment.optional(),
  lastPost: PostFragment.optional(),
  category: CategoryFragment.optional(),
  breadcrumbs: z.array(Breadcrumb).optional(),
  tags: z.array(TagFragment).optional(),
  tagIDs: z.array(number).optional(),
  reactions: z.array(ReactionCount).optional(),
  excerpt: z.string().optional(),
  snippet: z.string().optional(),
  countReports: number.optional(),
  bodyRaw: z.string().optional(),
  format: Format.optional(),
  permissions: z.record(z.string(), z.boolean()).optional(),
  postMeta: PostMeta.optional(),
  postFields: z.array(AnsweredField).optional(),
  postType: z.object({ postTypeID: z.string(), name: z.string() }).optional(),
  status: StatusFragment.optional(),
  internalStatus: StatusFragment.optional(),
  firstUnreadCommentID: number.nullable().optional(),
  insertIPAddress: z.string().nullable().optional(),
  ...moderationFields,
});
/** A discussion. */
export type Discussion = z.infer<typeof Discussion>;

/**
 * The group of a post. Groups are not supported: a body that names a group is rejected, because the post would
 * otherwise be published in a different place than intended.
 */
const groupID = z.null('Groups are not available on this site.').optional();
const name = visibleText().min(1, 'Name is required.').max(250);
const body = z.string().max(500_000);
const tagging = {
  tagIDs: z.array(recordNumber).max(100).optional(),
  newTagNames: z.array(visibleName().min(1).max(100)).max(100).optional(),
};
const state = {
  closed: z.boolean().optional(),
  sink: z.boolean().optional(),
  pinned: z.boolean().optional(),
  pinLocation: z.enum(['category', 'recent', 'none']).nullable().optional(),
  resolved: z.boolean().optional(),
};

/**
 * The request body that creates a discussion. `postTypeID` is an alias of `type`. `postMeta` contains the values of the
 * post type's fields. `draftID` identifies the source draft, which is deleted when the discussion is created.
 */
export const DiscussionPost = z.object({
  name,
  body,
  format: Format,
  categoryID: recordNumber,
  type: visibleText().min(1).max(50).optional(),
  postTypeID: visibleText().min(1).max(50).optional(),
  postMeta: PostMetaPatch.optional(),
  groupID,
  draftID: recordNumber.optional(),
  ...state,
  ...tagging,
});
/** The request body that creates a discussion. */
export type DiscussionPost = z.infer<typeof DiscussionPost>;

/**
 * The state of a discussion as the client last loaded it, for conflict detection. Omitted properties are not compared.
 */
export const ExpectedDiscussion = z
  .object({
    closed: z.boolean(),
    sink: z.boolean(),
    resolved: z.boolean(),
    pinned: z.boolean(),
    pinLocation: PinLocation.nullable(),
    categoryID: recordNumber,
    insertUserID: recordNumber,
    type: z.string().max(50),
    postTypeID: z.string().max(50),
  })
  .partial();
/** The state of a discussion as the client last loaded it. */
export type ExpectedDiscussion = z.infer<typeof ExpectedDiscussion>;

/**
 * The request body that changes a discussion. Omitted properties remain unchanged. With `seen` the change is rejected
 * when the discussion no longer has that state.
 */
export const DiscussionPatch = z.object({
  name: name.optional(),
  body: body.optional(),
  format: Format.optional(),
  categoryID: recordNumber.optional(),
  insertUserID: recordNumber.optional(),
  postMeta: PostMetaPatch.optional(),
  groupID,
  draftID: recordNumber.optional(),
  seen: ExpectedDiscussion.optional(),
  ...state,
  ...tagging,
});
/** The request body that changes a discussion. */
export type DiscussionPatch = z.infer<typeof DiscussionPatch>;

/** The editable values of a discussion. `body` is the unrendered source. */
export const DiscussionEdit = z.object({
  discussionID: number,
  name: z.string(),
  body: z.string(),
  format: Format,
  categoryID: number,
  insertUserID: number,
  dateInserted: z.string(),
  type: z.string(),
  postTypeID: z.string(),
  postMeta: PostMeta,
  closed: z.boolean(),
  sink: z.boolean(),
  pinned: z.boolean(),
  pinLocation: PinLocation.nullable(),
  groupID: z.null(),
  tagIDs: z.array(number),
  tags: z.array(TagFragment),
});
/** The editable values of a discussion. */
export type DiscussionEdit = z.infer<typeof DiscussionEdit>;

/** The data from which a quote of a discussion is built. */
export const DiscussionQuote = z.object({
  discussionID: number,
  name: z.string(),
  bodyRaw: z.string(),
  format: Format,
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUser: UserFragment,
  url: z.string(),
});
/** The data from which a quote of a discussion is built. */
export type DiscussionQuote = z.infer<typeof DiscussionQuote>;
