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
  unknownFacts,
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
  ...unknownFacts,
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
        'Those of the categories in which the viewer has discussions.view. Announcements come first unless `pinOrder=mixed`; with a category (and, with `includeChildCategories`, what is below it) also those pinned to it. `slotType` counts back from now by creation: a day, week, month, year, all. `participatedUserID` and `bookmarkUserID` of others: community.moderate; `resolved` and `internalStatusID`: staff.allow; `followed`, `unread`, `suggested` and `$me` need a session. `status` is a status’s name, or its state. `suggested` are those by others, not opened yet, in followed categories or with tags of the newest 1,000 discussions that the viewer bookmarked or took part in.',
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
      summary: 'List the discussions that the viewer has bookmarked, most recently active first.',
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
        'Needs discussions.add in the category, which must take discussions and not be archived; for `closed` discussions.close, for `pinned` discussions.announce, for `sink` discussions.sink, for `newTagNames` tags.add, for `resolved` staff.allow.',
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
      description: 'As starting a discussion, in a category that takes questions.',
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
      description: 'As starting a discussion, in a category that takes ideas.',
      body: DiscussionPost.omit({ type: true, postTypeID: true }),
      response: { 201: Discussion },
    },
  },
  read: {
    method: 'GET',
    url: '/discussions/:id',
    schema: {
      tags,
      summary: 'Read a discussion. Counts as a view, and is remembered as seen by the viewer.',
      description: '410 when it was deleted, 403 without discussions.view in its category.',
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
      summary: 'Read a discussion as its editor begins with it.',
      description: 'Its author within the time for editing, or discussions.edit.',
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
      summary: 'Read what a quote of a discussion is made of.',
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
        'Text, tags and category: its author within the time for editing, or discussions.edit (a closed one needs discussions.close too). `closed`: discussions.close, or its author with discussions.closeOwn; `pinned`, `pinLocation`: discussions.announce; `sink`: discussions.sink; `resolved`: staff.allow; `insertUserID`: site.manage; another category: discussions.add there. 400 when it is no longer editable; 409 when it is not as `seen` says.',
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
      description: 'Needs discussions.delete in its category. Afterwards its address answers 410.',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
