import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';
import {
  LongJobProgress,
  LongJobResult,
  longRunner,
  longRunnerAnswers,
  TrackingSlip,
} from './long-job-fields.contract.ts';

const tags = ['Calls'] as const;
const one = z.object({ id: z.uuid() });

/** The routes of long jobs (docs/behavior/moderation.md#long-jobs). */
export const callRoutes = {
  run: {
    method: 'POST',
    url: '/calls/run',
    schema: {
      tags,
      summary: 'Go on with a long job.',
      description:
        'The body is the `callbackPayload` as it was answered, as `application/system+jwt`. It is signed, lasts a day, and works only for the member who began the job. 408 when there is still more to do.',
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
      summary: 'Read how far a long job of one’s own has come.',
      params: one,
      response: { 200: TrackingSlip.extend({ progress: LongJobProgress }) },
    },
  },
  undo: {
    method: 'POST',
    url: '/calls/:id/undo',
    schema: {
      tags,
      summary: 'Take back what a long job of one’s own has done, record by record, the last first.',
      params: one,
      querystring: z.object(longRunner),
      response: longRunnerAnswers,
    },
  },
} as const satisfies Record<string, ContractRoute>;
