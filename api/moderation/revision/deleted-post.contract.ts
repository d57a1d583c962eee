import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Moderation log'] as const;
const id = z.number().int();
const needed = 'Needs discussions.moderate in its category, or community.moderate.';
const one = z.object({ id: recordID });

/** A deleted discussion or comment: its content, who deleted it, and when. `name` is the title of its discussion. */
export const DeletedPost = z.object({
  recordType: z.enum(['discussion', 'comment']),
  recordID: id,
  discussionID: id,
  categoryID: id,
  name: z.string(),
  bodyHtml: z.string(),
  insertUser: UserFragment,
  dateInserted: z.string(),
  deleteUser: UserFragment,
  dateDeleted: z.string(),
  deleteMethod: z.enum(['full', 'tombstone']),
  reason: z.string().nullable(),
});
/** A deleted discussion or comment. */
export type DeletedPost = z.infer<typeof DeletedPost>;

/** The routes of deleted posts. */
export const deletedPostRoutes = {
  list: {
    method: 'GET',
    url: '/deleted-posts',
    schema: {
      tags,
      summary: 'List deleted discussions, or deleted comments of a discussion.',
      description: `The last deleted first. \`parentRecordID\` is the discussion of comments, the category of discussions. ${needed}`,
      querystring: z.object({
        recordType: z.enum(['discussion', 'comment']),
        parentRecordID: recordID.optional(),
        ...paging(20, 100),
        ...fields,
      }),
      response: { 200: z.array(DeletedPost) },
    },
  },
  restoreDiscussion: {
    method: 'POST',
    url: '/discussions/:id/restore',
    schema: {
      tags,
      summary: 'Restore a deleted discussion with all its comments.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
  restoreComment: {
    method: 'POST',
    url: '/comments/:id/restore',
    schema: {
      tags,
      summary: 'Restore a deleted comment.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
