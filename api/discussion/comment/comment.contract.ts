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
  unknownFacts,
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
      summary: 'List comments, of a discussion or of a member.',
      description:
        'Those of the categories in which the viewer has discussions.view. Of a discussion, oldest first unless asked otherwise; elsewhere newest first. Reading a page of a discussion’s comments in order of time remembers them as seen. With `quoteParent` an answer to a comment begins with a quote of it. `qna=rejected` needs curation.manage.',
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
        ...unknownFacts,
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
        'Needs comments.add in the category; on a closed discussion discussions.close as well. 400 when the parent comment is from a different thread or too deep.',
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
        'With the expand `location`: which page it is on, by the site’s style of threads and number per page unless `style` and `limit` say otherwise. With `quoteParent` an answer to a comment begins with a quote of it.',
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
      summary: 'Read a comment as its editor begins with it.',
      description: 'Its author within the time for editing, or comments.edit.',
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
      summary: 'Read what a quote of a comment is made of.',
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
      description: 'Its author within the time for editing, unless the discussion is closed; or comments.edit.',
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
        'Needs comments.delete in the category. A comment with answers leaves its place behind (`tombstone`), another goes for good (`full`).',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
