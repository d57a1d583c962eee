import { z } from 'zod';
import { longestMessage, maxSubjectLength } from '#api/conversation/conversation-limits.ts';
import { deleteMethods } from '#api/member/user/delete-method.ts';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { BulkWarning } from '#api/moderation/decision/decision.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const userIDs = z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(500);

const tags = ['Users'] as const;

/** The routes that ban, delete or write to many members at once (docs/behavior/member.md#many-members-at-once). */
export const memberBulkRoutes = {
  ban: {
    method: 'POST',
    url: '/users/bulk-ban',
    schema: {
      tags,
      summary: 'Ban many members',
      description:
        'Needs community.moderate, users.edit or users.ban, and an authority at least equal to that of each member. Each gets the reason, the message and the right to appeal. Members who are already banned are rejected individually (`decision.already`).',
      querystring: z.object(longRunnerQuery),
      body: BulkWarning.pick({ reportReasonID: true, words: true, note: true, dateExpires: true }).extend({ userIDs }),
      response: longRunnerResponses,
    },
  },
  delete: {
    method: 'POST',
    url: '/users/bulk-deletion',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Delete many members',
      description:
        'Needs users.delete, a confirmed session, and an authority at least equal to that of each member. `deleteMethod` decides about their posts as in `DELETE /users/{id}`. It cannot be undone.',
      querystring: z.object(longRunnerQuery),
      body: z.object({ userIDs, deleteMethod: z.enum(deleteMethods) }),
      response: longRunnerResponses,
    },
  },
  message: {
    method: 'POST',
    url: '/users/bulk-message',
    schema: {
      tags,
      summary: 'Send a message to many members, to each in a conversation of their own',
      description:
        'Needs conversations.add and one of community.moderate, users.edit and site.manage. Members who are banned or ignore the viewer are rejected individually.',
      querystring: z.object(longRunnerQuery),
      body: z.object({
        userIDs,
        name: visibleText().max(maxSubjectLength).optional(),
        body: visibleText().max(longestMessage * 4),
      }),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
