import { z } from 'zod';
import {
  Comment,
  CommentEdit,
  CommentPatch,
  CommentPost,
  CommentQuote,
  commentExtras,
} from '#api/discussion/comment/comment-fields.contract.ts';
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
  unmatchableFilters,
} from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Comments'] as const;
const one = z.object({ id: recordID });

/** The routes of comments (docs/behavior/discussion.md#comments-and-threads). */
export const commentRoutes = {
  list: {
    method: 'GET',
    url: '/comments',
    schema: {
      tags,
      summary: 'List comments of a discussion or of a member.',
      description:
        'Only comments in categories in which the viewer has discussions.view. For a discussion, oldest first by default; otherwise newest first. Reading a page of a discussion in chronological order marks its comments as read. With `quoteParent` a reply to a comment starts with a quote of it. `qna=rejected` needs curation.manage.',
      querystring: z.object({
        commentID: numberRange.optional(),
        discussionID: recordID.optional(),
        parentRecordType: z.literal('discussion').optional(),
        parentRecordID: recordID.optional(),
        parentCommentID: recordID.optional(),
        categoryID: listOf(recordID),
        insertUserID: memberIDs,
        insertUserRoleID: listOf(recordID),
        dateInserted: dateRange.optional(),
        dateUpdated: dateRange.optional(),
        score: numberRange.optional(),
        qna: z.enum(['accepted', 'rejected']).optional(),
        ...unmatchableFilters,
        quoteParent: flag,
        sort: z
          .enum([
            'dateInserted',
            '-dateInserted',
            'commentID',
            '-commentID',
            'score',
            '-score',
            'experimentalTrending',
            '-experimentalTrending',
          ])
          .optional(),
        expand: expands(...commentExtras),
        ...paging(30, 500),
        ...fields,
      }),
      response: { 200: z.array(Comment) },
    },
  },
  create: {
    method: 'POST',
    url: '/comments',
    schema: {
      tags,
      summary: 'Write a comment.',
      description:
        'Needs comments.add in the category; in a closed discussion discussions.close as well. 400 when the parent comment is in a different thread or nested too deeply.',
      body: CommentPost,
      response: { 201: Comment },
    },
  },
  read: {
    method: 'GET',
    url: '/comments/:id',
    schema: {
      tags,
      summary: 'Read a comment.',
      description:
        'The expand `location` returns its page, by the site’s thread style and page size unless `style` and `limit` are given. With `quoteParent` a reply to a comment starts with a quote of it.',
      params: one,
      querystring: z.object({
        expand: expands(...commentExtras, 'location'),
        style: z.enum(['flat', 'nested']).optional(),
        quoteParent: flag,
        limit: z.coerce.number().int().min(1).max(500).optional(),
        ...fields,
      }),
      response: { 200: Comment },
    },
  },
  readForEdit: {
    method: 'GET',
    url: '/comments/:id/edit',
    schema: {
      tags,
      summary: 'Read a comment for editing.',
      description: 'For its author within the edit window, or with comments.edit.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: CommentEdit },
    },
  },
  quote: {
    method: 'GET',
    url: '/comments/:id/quote',
    schema: {
      tags,
      summary: 'Read the data for a quote of a comment.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: CommentQuote },
    },
  },
  change: {
    method: 'PATCH',
    url: '/comments/:id',
    schema: {
      tags,
      summary: 'Change a comment.',
      description: 'For its author within the edit window, unless the discussion is closed; or with comments.edit.',
      params: one,
      querystring: z.object({ expand: expands(...commentExtras) }),
      body: CommentPatch,
      response: { 200: Comment },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/comments/:id',
    schema: {
      tags,
      summary: 'Delete a comment.',
      description:
        'Needs comments.delete in the category. A comment with replies leaves a tombstone (`tombstone`), others are removed entirely (`full`).',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
