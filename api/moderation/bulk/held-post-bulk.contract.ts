import { z } from 'zod';
import { longRunner, longRunnerAnswers } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Approval queue'] as const;
const querystring = z.object(longRunner);
const heldPostIDs = z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(500);

/** The routes that decide on several held posts at once (docs/behavior/moderation.md#held-posts). */
export const heldPostBulkRoutes = {
  approveMany: {
    method: 'PATCH',
    url: '/held-posts/approve',
    schema: {
      tags,
      summary: 'Post many, each as its author and at this moment.',
      description: 'Needs community.moderate, or posts.moderate at the place of each. It is not undone.',
      querystring,
      body: z.object({ heldPostIDs, verifyUser: z.boolean().default(false) }),
      response: longRunnerAnswers,
    },
  },
  rejectMany: {
    method: 'PATCH',
    url: '/held-posts/reject',
    schema: {
      tags,
      summary: 'Post none of these; their authors keep the words and read the reason.',
      description: 'Needs community.moderate, or posts.moderate at the place of each.',
      querystring,
      body: z.object({ heldPostIDs, reason: visibleText().max(2_000).default('') }),
      response: longRunnerAnswers,
    },
  },
  removeMany: {
    method: 'DELETE',
    url: '/held-posts/list',
    schema: {
      tags,
      summary: 'Delete many that wait, with their words: spam.',
      description: 'Needs community.moderate, or posts.moderate at the place of each. Nobody is told of it.',
      querystring,
      body: z.object({ heldPostIDs }),
      response: longRunnerAnswers,
    },
  },
} as const satisfies Record<string, ContractRoute>;
