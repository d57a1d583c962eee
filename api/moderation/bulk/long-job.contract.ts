import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';
import {
  LongJobProgress,
  LongJobResult,
  LongJobTracking,
  longRunnerQuery,
  longRunnerResponses,
} from './long-job-fields.contract.ts';

const tags = ['Calls'] as const;
const one = z.object({ id: z.uuid() });

/** The routes of long jobs (docs/behavior/moderation.md#long-jobs). */
export const longJobRoutes = {
  run: {
    method: 'POST',
    url: '/calls/run',
    schema: {
      tags,
      summary: 'Continue a long job.',
      description:
        'The body is the `callbackPayload` of the previous response, as `application/system+jwt`. It is signed, expires after a day, and is valid only for the member who started the job. 408 while records remain.',
      consumes: ['application/system+jwt'],
      body: z.string().min(1).max(2_000),
      response: { 200: LongJobResult, 408: LongJobResult },
    },
  },
  read: {
    method: 'GET',
    url: '/calls/:id',
    schema: {
      tags,
      summary: 'Read the progress of the viewer’s long job.',
      params: one,
      response: { 200: LongJobTracking.extend({ progress: LongJobProgress }) },
    },
  },
  undo: {
    method: 'POST',
    url: '/calls/:id/undo',
    schema: {
      tags,
      summary: 'Undo the viewer’s long job record by record, the last first.',
      params: one,
      querystring: z.object(longRunnerQuery),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
