import { z } from 'zod';
import { ExpectedDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import {
  LongJobResult,
  LongJobTracking,
  longRunnerQuery,
  longRunnerResponses,
} from '#api/moderation/bulk/long-job-fields.contract.ts';
import { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Discussions'] as const;
const querystring = z.object(longRunnerQuery);
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const discussionIDs = z.array(id).min(1).max(500);

/**
 * The routes of bulk actions on discussions (docs/behavior/moderation.md#bulk-actions). Each response contains the
 * progress of the job; see `/calls/run`.
 */
export const discussionBulkRoutes = {
  remove: {
    method: 'DELETE',
    url: '/discussions/list',
    schema: {
      tags,
      summary: 'Delete discussions.',
      description:
        'Needs discussions.manage in the category of each; otherwise nothing is deleted and `recordIDs` lists those without it.',
      querystring,
      body: z.object({ discussionIDs }),
      response: longRunnerResponses,
    },
  },
  move: {
    method: 'PATCH',
    url: '/discussions/move',
    schema: {
      tags,
      summary:
        'Move discussions into a category, with `addRedirects` leaving a link to each; `postTypeID` changes their type.',
      description:
        'Needs discussions.add in the target category and discussions.edit in the category of each. A discussion already there counts as moved. `postMeta` sets fields of that type. 409 for a discussion whose state differs from `seen`.',
      querystring,
      body: z
        .object({
          discussionIDs,
          categoryID: recordID,
          addRedirects: z.boolean().default(false),
          postTypeID: z.string().min(1).max(50).optional(),
          postMeta: PostMetaPatch.optional(),
          seen: ExpectedDiscussion.optional(),
        })
        .refine(({ postTypeID, postMeta }) => postMeta === undefined || postTypeID !== undefined, {
          path: ['postMeta'],
          message: 'Give postMeta only with postTypeID.',
        }),
      response: longRunnerResponses,
    },
  },
  close: {
    method: 'PATCH',
    url: '/discussions/close',
    schema: {
      tags,
      summary: 'Close or reopen discussions.',
      description:
        'Needs discussions.manage and discussions.close in the category of each. Discussions already in that state count as done.',
      querystring,
      body: z.object({ discussionIDs, closed: z.boolean().default(true) }),
      response: longRunnerResponses,
    },
  },
  resolve: {
    method: 'POST',
    url: '/discussions/resolve-bulk',
    schema: {
      tags,
      summary:
        'Mark discussions as resolved; without `discussionIDs` those that have been unresolved for the longest time.',
      description:
        'Needs site.manage. Resolved discussions count as done; up to 500 per request. 201 when it is complete or continues.',
      querystring,
      body: z.object({ discussionIDs: discussionIDs.optional(), resolved: z.boolean().default(true) }).nullish(),
      response: { 201: LongJobResult, 202: LongJobTracking, 408: LongJobResult },
    },
  },
  merge: {
    method: 'PATCH',
    url: '/discussions/merge',
    schema: {
      tags,
      summary: 'Merge discussions into one of them: their posts become its comments, in chronological order.',
      description:
        'Needs discussions.manage in the category of each. The merged discussions are deleted, or become links with `addRedirects`.',
      querystring,
      body: z.object({ discussionIDs, destinationDiscussionID: id, addRedirects: z.boolean().default(false) }),
      response: longRunnerResponses,
    },
  },
  split: {
    method: 'POST',
    url: '/discussions/split',
    schema: {
      tags,
      summary: 'Move comments and all replies to them into a new discussion.',
      description:
        'Needs curation.manage, or discussions.add in the category of the new discussion and discussions.edit in the category of the comments. All of them are moved, or none: `comment.moved-meanwhile` or `comment.deleted-meanwhile`, with member and date, after a concurrent change.',
      body: z.object({
        newPost: z.object({
          name: visibleText().min(1, 'Name is required.').max(250),
          body: z.string().max(500_000).optional(),
          format: z.enum(['markdown', 'text', 'html']).optional(),
          categoryID: recordID,
          postType: visibleText().min(1).max(50),
          postMeta: PostMetaPatch.optional(),
          authorType: z.enum(['me', 'system', 'System']).transform((type) => (type === 'me' ? 'me' : 'system')),
        }),
        commentIDs: z.array(id).min(1).max(500),
        /** The discussion of the comments at the time they were selected. */
        seen: z.object({ discussionID: id }).optional(),
      }),
      response: { 200: LongJobResult.extend({ newPostUrl: z.string(), newPostID: z.number().int() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
