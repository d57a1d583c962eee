import { z } from 'zod';
import {
  Discussion,
  DiscussionEdit,
  DiscussionPatch,
  DiscussionPost,
  DiscussionQuote,
} from '#api/discussion/discussion-fields.contract.ts';
import {
  dateRange,
  expands,
  fields,
  flag,
  listOf,
  memberIDs,
  numberRange,
  paging,
  recordID,
  siteSection,
  unmatchableFilters,
} from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Discussions'] as const;
const one = z.object({ id: recordID });

/** Adds `body` to the expand values; a client removes it with `-body`. */
const withBody = (value: unknown): unknown[] => [
  'body',
  ...(value === undefined ? [] : typeof value === 'object' && value !== null ? Object.values(value) : [value]),
];

/** The `expand` values of discussions. */
export const discussionExpand = z.preprocess(
  withBody,
  expands(
    'body',
    'insertUser',
    'insertUser.signature',
    'insertUser.profileFields',
    'updateUser',
    'lastUser',
    'lastPost',
    'lastPost.body',
    'lastPost.insertUser',
    'category',
    'breadcrumbs',
    'tags',
    'reactions',
    'excerpt',
    'snippet',
    'rawBody',
    'permissions',
    'firstUnread',
    'status',
    'status.log',
    'warnings',
    'reportMeta',
    'countReports',
    'attachments',
    'acceptedAnswers',
    'rejectedAnswers',
    'postMeta',
  ),
);

/** The sort orders of discussions. `-` sorts in descending order. Both trending names mean the same. */
export const discussionSort = z.enum([
  'dateLastComment',
  '-dateLastComment',
  'dateInserted',
  '-dateInserted',
  'score',
  '-score',
  'hot',
  '-hot',
  'experimentalTrending',
  '-experimentalTrending',
  'discussionID',
  '-discussionID',
  'name',
  '-name',
]);

const filters = {
  discussionID: numberRange.optional(),
  categoryID: listOf(recordID),
  includeChildCategories: flag,
  excludedCategoryIDs: listOf(recordID),
  excludeHiddenCategories: flag,
  dateInserted: dateRange.optional(),
  dateUpdated: dateRange.optional(),
  dateLastComment: dateRange.optional(),
  slotType: z.enum(['d', 'w', 'm', 'y', 'a']).optional(),
  tagID: numberRange.optional(),
  type: listOf(z.string().max(50)),
  postTypeID: listOf(z.string().max(50)),
  followed: flag,
  bookmarkUserID: z.union([z.literal('$me'), recordID]).optional(),
  participatedUserID: z.union([z.literal('$me'), recordID]).optional(),
  insertUserID: memberIDs,
  insertUserRoleID: listOf(recordID),
  score: numberRange.optional(),
  pinned: flag,
  pinOrder: z.enum(['first', 'mixed']).default('first'),
  hasComments: flag,
  closed: flag,
  unread: flag,
  resolved: flag,
  status: z.string().max(100).optional(),
  statusID: listOf(recordID),
  internalStatusID: listOf(recordID),
  suggested: flag,
  reactionType: z.string().max(50).optional(),
  groupID: numberRange.optional(),
  siteSectionID: siteSection,
  ...unmatchableFilters,
};

const paged = { ...paging(30, 500), ...fields, excerptLength: z.coerce.number().int().min(10).max(1_000).optional() };

/** The routes of discussions (docs/behavior/discussion.md#discussion-lists). */
export const discussionRoutes = {
  list: {
    method: 'GET',
    url: '/discussions',
    schema: {
      tags,
      summary: 'List discussions.',
      description:
        'Only discussions in categories in which the viewer has discussions.view. Announcements come first unless `pinOrder=mixed`; with a category (and, with `includeChildCategories`, its subcategories) also those pinned to it. `slotType` restricts the creation date to the last day, week, month or year, or all. `participatedUserID` and `bookmarkUserID` of other members need community.moderate; `resolved` and `internalStatusID` need staff.allow; `followed`, `unread`, `suggested` and `$me` need a session. `status` is the name or the state of a status. `suggested` selects unopened discussions of other members in followed categories or with tags of the newest 1,000 discussions that the viewer bookmarked or took part in.',
      querystring: z.object({
        ...filters,
        sort: discussionSort.default('-dateLastComment'),
        expand: discussionExpand,
        ...paged,
      }),
      response: { 200: z.array(Discussion) },
    },
  },
  bookmarked: {
    method: 'GET',
    url: '/discussions/bookmarked',
    schema: {
      tags,
      summary: 'List the viewer’s bookmarked discussions, most recently active first.',
      querystring: z.object({ expand: discussionExpand, ...paged }),
      response: { 200: z.array(Discussion) },
    },
  },
  create: {
    method: 'POST',
    url: '/discussions',
    schema: {
      tags,
      summary: 'Start a discussion.',
      description:
        'Needs discussions.add in the category, which must allow discussions and not be archived; for `closed` discussions.close, for `pinned` discussions.announce, for `sink` discussions.sink, for `newTagNames` tags.add, for `resolved` staff.allow.',
      body: DiscussionPost,
      response: { 201: Discussion },
    },
  },
  createQuestion: {
    method: 'POST',
    url: '/discussions/question',
    schema: {
      tags,
      summary: 'Ask a question.',
      description: 'Like starting a discussion, in a category that allows questions.',
      body: DiscussionPost.omit({ type: true, postTypeID: true }),
      response: { 201: Discussion },
    },
  },
  createIdea: {
    method: 'POST',
    url: '/discussions/idea',
    schema: {
      tags,
      summary: 'Post an idea.',
      description: 'Like starting a discussion, in a category that allows ideas.',
      body: DiscussionPost.omit({ type: true, postTypeID: true }),
      response: { 201: Discussion },
    },
  },
  read: {
    method: 'GET',
    url: '/discussions/:id',
    schema: {
      tags,
      summary: 'Read a discussion. Counts as a view and marks it as viewed.',
      description: '410 when it has been deleted, 403 without discussions.view in its category.',
      params: one,
      querystring: z.object({ expand: discussionExpand, ...fields }),
      response: { 200: Discussion },
    },
  },
  readForEdit: {
    method: 'GET',
    url: '/discussions/:id/edit',
    schema: {
      tags,
      summary: 'Read a discussion for editing.',
      description: 'For its author within the edit window, or with discussions.edit.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: DiscussionEdit },
    },
  },
  quote: {
    method: 'GET',
    url: '/discussions/:id/quote',
    schema: {
      tags,
      summary: 'Read the data for a quote of a discussion.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: DiscussionQuote },
    },
  },
  change: {
    method: 'PATCH',
    url: '/discussions/:id',
    schema: {
      tags,
      summary: 'Change a discussion.',
      description:
        'Text, tags and category: the author within the edit window, or discussions.edit (a closed one needs discussions.close too). `closed`: discussions.close, or its author with discussions.closeOwn; `pinned`, `pinLocation`: discussions.announce; `sink`: discussions.sink; `resolved`: staff.allow; `insertUserID`: site.manage; another category: discussions.add there. 400 after the edit window; 409 when its state differs from `seen`.',
      params: one,
      querystring: z.object({ expand: discussionExpand }),
      body: DiscussionPatch,
      response: { 200: Discussion },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/discussions/:id',
    schema: {
      tags,
      summary: 'Delete a discussion.',
      description: 'Needs discussions.delete in its category. Afterwards its URL responds with 410.',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
