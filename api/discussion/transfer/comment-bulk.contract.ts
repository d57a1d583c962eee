import { z } from 'zod';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { ContractRoute } from '#api/route.ts';

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The routes of bulk actions on comments (docs/behavior/moderation.md#bulk-actions). */
export const commentBulkRoutes = {
  remove: {
    method: 'DELETE',
    url: '/comments/list',
    schema: {
      tags: ['Comments'],
      summary: 'Delete comments of one discussion.',
      description:
        'Needs comments.delete in its category. `tombstone` leaves a tombstone for each comment, `full` also removes all replies.',
      querystring: z.object(longRunnerQuery),
      body: z.object({
        commentIDs: z.array(id).min(1).max(500),
        deleteMethod: z.enum(['tombstone', 'full']),
      }),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
