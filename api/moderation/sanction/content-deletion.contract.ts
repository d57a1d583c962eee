import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { contentDeletionMethods } from './content-deletion-method.ts';

/** The number of a member's posts and of other members' comments below them. */
export const MemberContent = z.object({
  countDiscussions: z.number().int(),
  countComments: z.number().int(),
  /** Comments by others in the member's discussions. They are deleted together with the discussions. */
  countOthersComments: z.number().int(),
});
export type MemberContent = z.infer<typeof MemberContent>;

/** A started job. `/calls/{id}` returns its progress, `/calls/{id}/undo` undoes it. */
export const ContentJob = z.object({
  jobTrackingID: z.uuid(),
  recordType: z.enum(['discussion', 'comment']),
  countTotalIDs: z.number().int(),
});
export type ContentJob = z.infer<typeof ContentJob>;

const tags = ['Users'] as const;
const needs =
  'Like a sanction: community.moderate, users.edit or users.ban, and an authority at least equal to theirs.';

/** The routes for all posts of a member: counting them, and deleting them by one of three methods. */
export const contentDeletionRoutes = {
  preview: {
    method: 'GET',
    url: '/users/:id/content',
    schema: {
      tags,
      summary: 'Count a member’s posts',
      description: needs,
      params: memberPath,
      querystring: z.object(fields),
      response: { 200: MemberContent },
    },
  },
  delete: {
    method: 'POST',
    url: '/users/:id/content-deletion',
    schema: {
      tags,
      summary: 'Delete a member’s posts',
      description:
        '`keep` leaves the posts without their author; `tombstone` deletes discussions and leaves a tombstone for each ' +
        `comment; \`full\` leaves none for comments without replies. Runs in the background. ${needs}`,
      params: memberPath,
      body: z.object({ method: z.enum(contentDeletionMethods) }),
      response: { 202: z.array(ContentJob) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
