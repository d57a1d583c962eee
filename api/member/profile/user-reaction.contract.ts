import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { expands, fields, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * A post that received reactions (docs/behavior/member.md#reactions-received). `count` is the number of reactions of
 * the requested kind.
 */
export const ReactedRecord = z.object({
  recordType: z.enum(['Discussion', 'Comment']),
  recordID: z.number().int(),
  discussionID: z.number().int(),
  commentID: z.number().int().optional(),
  name: z.string(),
  body: z.string(),
  excerpt: z.string(),
  url: z.string(),
  insertUserID: z.number().int(),
  insertUser: UserFragment.optional(),
  updateUser: UserFragment.nullable().optional(),
  reactions: z.array(ReactionCount).optional(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  count: z.number().int(),
});
export type ReactedRecord = z.infer<typeof ReactedRecord>;

/** The route that lists the posts of a member that received reactions (docs/behavior/member.md#reactions-received). */
export const userReactionRoutes = {
  reacted: {
    method: 'GET',
    url: '/users/:id/reacted',
    schema: {
      tags: ['Users'],
      summary: 'List a member’s posts that received a given reaction',
      description:
        'Readable posts, the most recent reaction first. Needs profiles.view, except for the viewer; none of a closed ' +
        'profile.',
      params: memberPath,
      querystring: z.object({
        reactionUrlcode: z.string().trim().min(1).max(50),
        ...paging(30, 100),
        expand: expands('insertUser', 'updateUser', 'reactions'),
        ...fields,
      }),
      response: { 200: z.array(ReactedRecord) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
