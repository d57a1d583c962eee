import { z } from 'zod';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { ContractRoute } from '#api/route.ts';

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const roleIDs = z.array(id).max(100).default([]);

/** The route that assigns and removes the roles of many members (docs/behavior/member.md#roles). */
export const roleAssignmentRoutes = {
  assign: {
    method: 'PATCH',
    url: '/users/bulk-role-assignment',
    schema: {
      tags: ['Users'],
      summary: 'Assign roles to many members, or remove them.',
      description:
        'Needs users.edit and an authority at least equal to that of each member and role. Members left without a role get those of `addReplacementRoleID`, or are rejected. Returns the progress; see `/calls/run`.',
      querystring: z.object(longRunnerQuery),
      body: z
        .object({
          userIDs: z.array(id).min(1).max(500),
          addRoleIDs: roleIDs,
          removeRoleIDs: roleIDs,
          addReplacementRoleID: z.union([roleIDs, id.transform((one) => [one])]).default([]),
        })
        .refine(({ addRoleIDs, removeRoleIDs }) => addRoleIDs.length + removeRoleIDs.length > 0, {
          path: ['addRoleIDs'],
          message: 'Name roles to give or to take away.',
        }),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
