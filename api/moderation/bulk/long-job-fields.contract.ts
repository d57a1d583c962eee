import { z } from 'zod';

const ids = z.array(z.number().int());

/** The progress of a long job by record (docs/behavior/moderation.md#long-jobs). */
export const LongJobProgress = z.object({
  successIDs: ids,
  failedIDs: ids,
  exceptionsByID: z.record(
    z.string(),
    z.object({
      status: z.number().int(),
      code: z.string(),
      message: z.string(),
      description: z.string().optional(),
      permissions: z.array(z.string()).optional(),
      /** Details of the conflict, for example who changed the record first (`userID`, `name`) and when (`date`). */
      record: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  countTotalIDs: z.number().int(),
});
/** The progress of a long job by record. */
export type LongJobProgress = z.infer<typeof LongJobProgress>;

/**
 * The result of a long job run (docs/behavior/moderation.md#long-jobs). A non-null `callbackPayload` means that records
 * are left; `POST /calls/run` continues the job. `jobID` identifies the job for reading its progress and for undoing
 * it.
 */
export const LongJobResult = z.object({
  progress: LongJobProgress,
  callbackPayload: z.string().nullable(),
  jobID: z.uuid(),
});
/** The result of a long job run. */
export type LongJobResult = z.infer<typeof LongJobResult>;

/** The response to starting a job in the background (docs/behavior/moderation.md#long-jobs). */
export const LongJobTracking = z.object({
  jobTrackingID: z.uuid(),
  status: z.enum(['queued', 'running', 'finished']),
});

/**
 * The query parameters of a long-running request. `sync` runs until the job is done or the timeout is reached; `async`
 * runs in the background.
 */
export const longRunnerQuery = {
  longRunnerMode: z.enum(['sync', 'async']).default('sync'),
  /**
   * The timeout of a `sync` run, in seconds. The response is then 408 with the progress so far. At least one record is
   * always processed.
   */
  longRunnerTimeout: z.coerce.number().min(0).max(20).default(5),
};

/**
 * The responses of a long-running request. If records failed, the response has the highest status of their errors and
 * the same body.
 */
export const longRunnerResponses = { 200: LongJobResult, 202: LongJobTracking, 408: LongJobResult } as const;
