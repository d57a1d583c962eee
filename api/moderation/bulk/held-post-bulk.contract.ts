import { z } from 'zod';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Approval queue'] as const;
const querystring = z.object(longRunnerQuery);
const heldPostIDs = z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(500);

/** The routes that decide on several held posts at once (docs/behavior/moderation.md#held-posts). */
export const heldPostBulkRoutes = {
  approveMany: {
    method: 'PATCH',
    url: '/held-posts/approve',
    schema: {
      tags,
      summary: 'Approve several held posts, each published in its author’s name and with the present date.',
      description: 'Needs community.moderate, or posts.moderate in the category of each. It cannot be undone.',
      querystring,
      body: z.object({ heldPostIDs, verifyUser: z.boolean().default(false) }),
      response: longRunnerResponses,
    },
  },
  rejectMany: {
    method: 'PATCH',
    url: '/held-posts/reject',
    schema: {
      tags,
      summary: 'Reject several held posts; their authors can still read the text and the reason.',
      description: 'Needs community.moderate, or posts.moderate in the category of each.',
      querystring,
      body: z.object({ heldPostIDs, reason: visibleText().max(2_000).default('') }),
      response: longRunnerResponses,
    },
  },
  removeMany: {
    method: 'DELETE',
    url: '/held-posts/list',
    schema: {
      tags,
      summary: 'Delete several held posts and their text, as spam.',
      description: 'Needs community.moderate, or posts.moderate in the category of each. Sends no notifications.',
      querystring,
      body: z.object({ heldPostIDs }),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
