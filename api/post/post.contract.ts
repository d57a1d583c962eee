import { z } from 'zod';
import { Comment, commentExtras } from '#api/discussion/comment/comment-fields.contract.ts';
import { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { expands, fields, numberRange, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * The maximum page number of a list of posts. Older posts are available in the lists of discussions and of comments.
 */
export const mostPages = 50;

/** The route for posts of every kind (docs/behavior/post.md#list-of-all-posts). */
export const postRoutes = {
  list: {
    method: 'GET',
    url: '/posts',
    schema: {
      tags: ['Posts'],
      summary: 'List discussions and comments together, by members who hold a role.',
      description:
        'Those of the categories in which the viewer has discussions.view, newest first unless asked otherwise. A comment’s `dateLastComment` is when it was written. Roles that tell personal things are found with site.manage.',
      querystring: z.object({
        roleIDs: numberRange,
        sort: z
          .enum(['score', 'dateInserted', 'dateLastComment', '-score', '-dateInserted', '-dateLastComment'])
          .default('-dateInserted'),
        expand: expands(...commentExtras),
        ...paging(30, 100),
        page: z.coerce.number().int().min(1).max(mostPages).default(1),
        ...fields,
      }),
      response: { 200: z.array(z.union([Discussion, Comment])) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
