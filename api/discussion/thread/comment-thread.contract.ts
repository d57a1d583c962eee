import { z } from 'zod';
import { Comment, commentExtras } from '#api/discussion/comment/comment-fields.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const number = z.number().int();

/**
 * A hole: a placeholder for comments that a thread omits. A request to `apiUrl` returns the omitted comments; when
 * merging, skip those already present (by commentID). `offset` is the number of children of the parent that precede the
 * hole; `path` is the path of the parent. `countAllComments` counts the omitted comments at all depths; `insertUsers`
 * contains at most five of their authors.
 */
export const CommentThreadGap = z.object({
  type: z.literal('hole'),
  parentCommentID: number,
  depth: number,
  path: z.string(),
  offset: number,
  insertUsers: z.array(UserFragment).max(5),
  countAllComments: number,
  countAllInsertUsers: number,
  apiUrl: z.string(),
});
/** A placeholder for comments that a thread omits. */
export type CommentThreadGap = z.infer<typeof CommentThreadGap>;

/**
 * The position of a comment in a thread. `path` contains the IDs of the comments from the root to this comment, joined
 * by dots.
 */
export const CommentThreadComment = z
  .object({
    type: z.literal('comment'),
    commentID: number,
    parentCommentID: number.nullable(),
    depth: number,
    path: z.string(),
    get children() {
      return z.array(z.union([CommentThreadComment, CommentThreadGap]));
    },
  })
  .meta({ id: 'CommentThreadComment' });
/** The position of a comment in a thread. */
export type CommentThreadComment = z.infer<typeof CommentThreadComment>;

/** An item of a thread: a comment or a hole. */
export type CommentThreadItem = CommentThreadComment | CommentThreadGap;

/** A page of a thread: its structure, and its comments by ID. */
export const CommentThread = z.object({
  threadStructure: z.array(z.union([CommentThreadComment, CommentThreadGap])),
  commentsByID: z.record(z.string(), Comment),
});
/** A page of a thread. */
export type CommentThread = z.infer<typeof CommentThread>;

/** The route that returns comments as a thread (docs/behavior/discussion.md#comments-and-threads). */
export const commentThreadRoutes = {
  read: {
    method: 'GET',
    url: '/comments/thread',
    schema: {
      tags: ['Comments'],
      summary: 'Read a page of a discussion’s comments as a thread.',
      description:
        'A page has `limit` top-level comments, each with up to `collapseChildLimit` replies at every level down to `collapseChildDepth`; gaps stand for the rest, and their `apiUrl` loads them. `focusCommentID` selects the page with that comment and includes the path to it. `parentCommentID` reads the replies to one comment, starting at `offset`. Paging headers count top-level comments. `qna` returns the accepted or rejected answers instead, at any level, without their replies; `rejected` needs curation.manage.',
      querystring: z.object({
        parentRecordType: z.literal('discussion').default('discussion'),
        parentRecordID: recordID.optional(),
        discussionID: recordID.optional(),
        parentCommentID: recordID.optional(),
        focusCommentID: recordID.optional(),
        collapseChildDepth: z.coerce.number().int().min(1).max(10).default(3),
        collapseChildLimit: z.coerce.number().int().min(0).max(50).default(3),
        qna: z.enum(['accepted', 'rejected']).optional(),
        offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
        sort: z
          .enum(['dateInserted', '-dateInserted', 'score', '-score', 'experimentalTrending', '-experimentalTrending'])
          .default('dateInserted'),
        expand: expands(...commentExtras),
        ...paging(50, 100),
        ...fields,
      }),
      response: { 200: CommentThread },
    },
  },
} as const satisfies Record<string, ContractRoute>;
