import { z } from 'zod';
import { Breadcrumb, CategoryFragment } from '#api/category/category-fields.contract.ts';
import { StatusFragment } from '#api/discussion/discussion-status-fields.contract.ts';
import { UserFragment } from '#api/member/user-fragment.contract.ts';
import { orderFields } from '#api/moderation/post-order.contract.ts';
import { bodyFormats } from '#api/post/body-format.ts';
import { PostField, PostMeta, PostMetaPatch } from '#api/post/post-field.contract.ts';
import { ReactionCount } from '#api/post/reaction-fields.contract.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The format a body is written in. */
export const Format = z.enum(bodyFormats);

/** A tag as discussions name it. */
export const TagFragment = z.object({ tagID: number, name: z.string(), urlcode: z.string() });
/** A tag as discussions name it. */
export type TagFragment = z.infer<typeof TagFragment>;

/** Where in the lists an announcement stands first: in its category, or in the list of all discussions too. */
export const PinLocation = z.enum(['category', 'recent']);

/** A discussion or comment as other records name it; `body` with the expand `lastPost.body`. */
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
/** A discussion or comment as other records name it. */
export type PostFragment = z.infer<typeof PostFragment>;

/** A field that a discussion answers, as far as readers need it. */
const AnsweredField = PostField.pick({
  postFieldID: true,
  label: true,
  dataType: true,
  formType: true,
  visibility: true,
  optionNames: true,
});
/** A field that a discussion answers. */
export type AnsweredField = z.infer<typeof AnsweredField>;

/** A picture of a post, for cards and link previews. */
export const MainImage = z.object({ url: z.string(), alt: z.string() });

/** An answer as its question names it. */
const AnswerFragment = z.object({ commentID: number, body: z.string(), url: z.string() });
/** An answer as its question names it. */
export type AnswerFragment = z.infer<typeof AnswerFragment>;

/**
 * What questions and ideas have beyond other discussions (`spec/addons.md` §1, §3). The answers come with the expands
 * `acceptedAnswers` and `rejectedAnswers`, the latter for who holds curation.manage. `statusNotes` are for everybody. `votes` are the
 * reactions Up and Down, in this order, however often they were given.
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
/** What questions and ideas have beyond other discussions. */
export type DiscussionAttributes = z.infer<typeof DiscussionAttributes>;

/**
 * A discussion (`spec/api.md`, Discussion). `body` is safe HTML. What the viewer has to do with it (`bookmarked`,
 * `unread`, `countUnread`, `dismissed`, `muted`) is false and 0 for guests. `resolved` and `internalStatusID`,
 * which say the same, are there for staff (staff.allow); `postTypeID` is the further type that
 * administrators made of `type`, which `postType` then names, or the same. The expand `postMeta` tells what it answers to
 * the fields of that type, with these fields; fields after `url` come with `expand`.
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
  ...orderFields,
});
/** A discussion. */
export type Discussion = z.infer<typeof Discussion>;

/** Whose place a post would be in; a body that names one is refused, since the post would be elsewhere than it was meant. */
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

/** A new discussion. `postTypeID` is another name of `type`; `postMeta` answers the fields of that type; `draftID` names the draft it grew from, which is deleted with it. */
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
/** A new discussion. */
export type DiscussionPost = z.infer<typeof DiscussionPost>;

/** How whoever changes a discussion saw it; what is left out is not looked at. */
export const SeenDiscussion = z
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
/** How whoever changes a discussion saw it. */
export type SeenDiscussion = z.infer<typeof SeenDiscussion>;

/** A change of a discussion; what is left out stays as it is. With `seen` it is refused when that is no longer so. */
export const DiscussionPatch = z.object({
  name: name.optional(),
  body: body.optional(),
  format: Format.optional(),
  categoryID: recordNumber.optional(),
  insertUserID: recordNumber.optional(),
  postMeta: PostMetaPatch.optional(),
  groupID,
  draftID: recordNumber.optional(),
  seen: SeenDiscussion.optional(),
  ...state,
  ...tagging,
});
/** A change of a discussion. */
export type DiscussionPatch = z.infer<typeof DiscussionPatch>;

/** A discussion as its editor begins with it; `body` as it was written. */
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
/** A discussion as its editor begins with it. */
export type DiscussionEdit = z.infer<typeof DiscussionEdit>;

/** What a quote of a discussion is made of. */
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
/** What a quote of a discussion is made of. */
export type DiscussionQuote = z.infer<typeof DiscussionQuote>;
