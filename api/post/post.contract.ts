import { z } from 'zod';
import { Comment, commentExtras } from '#api/discussion/comment/comment-fields.contract.ts';
import { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { expands, fields, numberRange, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * The maximum page number of a list of posts. Older posts are available in the lists of discussions and of comments.
 */
export const maxPages = 50;

/** The route for posts of every kind (docs/behavior/post.md#list-of-all-posts). */
export const postRoutes = {
  list: {
    method: 'GET',
    url: '/posts',
    schema: {
      tags: ['Posts'],
      summary: 'List discussions and comments together, by members with a given role.',
      description:
        'Only posts in categories in which the viewer has discussions.view, newest first by default. The `dateLastComment` of a comment is its creation date. Roles that are personal information need site.manage.',
      querystring: z.object({
        roleIDs: numberRange,
        sort: z
          .enum(['score', 'dateInserted', 'dateLastComment', '-score', '-dateInserted', '-dateLastComment'])
          .default('-dateInserted'),
        expand: expands(...commentExtras),
        ...paging(30, 100),
        page: z.coerce.number().int().min(1).max(maxPages).default(1),
        ...fields,
      }),
      response: { 200: z.array(z.union([Discussion, Comment])) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
