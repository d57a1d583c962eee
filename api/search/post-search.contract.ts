import { z } from 'zod';
import { Comment, commentExtras } from '#api/discussion/comment/comment-fields.contract.ts';
import { discussionExpand } from '#api/discussion/discussion.contract.ts';
import { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { expands, fields, flag, listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const asked = {
  query: z.string().trim().min(1).max(1_000),
  categoryID: listOf(recordID),
  includeChildCategories: flag,
  ...paging(30, 100),
  ...fields,
};
const description =
  'By the rules of `GET /search`, best match first, but in the representation of the resource; only what the viewer may see.';

/** The search routes for a single kind of post (docs/behavior/search.md#post-search). */
export const postSearchRoutes = {
  discussions: {
    method: 'GET',
    url: '/discussions/search',
    schema: {
      tags: ['Discussions'],
      summary: 'Search discussions.',
      description,
      querystring: z.object({ ...asked, followed: flag, expand: discussionExpand }),
      response: { 200: z.array(Discussion) },
    },
  },
  comments: {
    method: 'GET',
    url: '/comments/search',
    schema: {
      tags: ['Comments'],
      summary: 'Search comments.',
      description,
      querystring: z.object({ ...asked, expand: expands(...commentExtras) }),
      response: { 200: z.array(Comment) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
