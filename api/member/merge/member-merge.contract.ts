import { z } from 'zod';
import { memberPath, User } from '#api/member/user/user.contract.ts';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { ContractRoute } from '#api/route.ts';

const count = z.number().int();

/** The numbers of what a member has. */
export const MergeContents = z.object({
  discussions: count,
  comments: count,
  reactions: count,
  bookmarks: count,
  follows: count,
  conversations: count,
  drafts: count,
  uploads: count,
  notes: count,
  decisions: count,
});
export type MergeContents = z.infer<typeof MergeContents>;

const MergeSide = z.object({ user: User, contents: MergeContents, banned: z.boolean(), muted: z.boolean() });

/** Two members side by side, and what a merge would do. */
export const MergePreview = z.object({
  source: MergeSide,
  target: MergeSide,
  /** The number of reactions that would be removed, because one member may not have them twice or to their own posts. */
  lostReactions: count,
  /** The roles of the source that the target lacks. `assignable` means that the viewer may choose to give them. */
  roles: z.array(z.object({ roleID: z.number().int(), name: z.string(), assignable: z.boolean() })),
});
export type MergePreview = z.infer<typeof MergePreview>;

const tags = ['Users'] as const;
const intoUserID = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The routes that merge a member into another one (docs/behavior/member.md#merging-two-members). */
export const memberMergeRoutes = {
  preview: {
    method: 'GET',
    url: '/users/:id/merge',
    schema: {
      tags,
      summary: 'Preview the merge of a member into another one',
      description: 'Needs users.edit and users.delete, and authority over both members.',
      params: memberPath,
      querystring: z.object({ intoUserID }),
      response: { 200: MergePreview },
    },
  },
  merge: {
    method: 'POST',
    url: '/users/:id/merge',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Merge a member into another one',
      description:
        'Needs users.edit, users.delete, a confirmed session, and authority over both members. Everything that the member in the path has goes to `intoUserID`, and their account is closed. `roleIDs` are roles of the closed account that the other one receives. It is logged and can be undone.',
      params: memberPath,
      querystring: z.object(longRunnerQuery),
      body: z.object({
        intoUserID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
        roleIDs: z.array(z.number().int()).max(100).default([]),
      }),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
