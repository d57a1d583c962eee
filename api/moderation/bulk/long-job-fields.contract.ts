import { z } from 'zod';

const ids = z.array(z.number().int());

/** How far a long job has come, record by record (`spec/api.md`, LongRunnerProgress). */
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
      /** What stands in the way, as who was quicker (`userID`, `name`) and when (`date`). */
      record: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  countTotalIDs: z.number().int(),
});
/** How far a long job has come, record by record. */
export type LongJobProgress = z.infer<typeof LongJobProgress>;

/**
 * The word on a long job (`spec/api.md`, LongRunnerResult). With a `callbackPayload` there is more to do:
 * `POST /calls/run` goes on. By its `jobID` it can be looked at and taken back.
 */
export const LongJobResult = z.object({
  progress: LongJobProgress,
  callbackPayload: z.string().nullable(),
  jobID: z.uuid(),
});
/** The word on a long job. */
export type LongJobResult = z.infer<typeof LongJobResult>;

/** What is answered when a job goes on by itself (`spec/api.md`, TrackingSlipData). */
export const TrackingSlip = z.object({
  jobTrackingID: z.uuid(),
  status: z.enum(['queued', 'running', 'finished']),
});

/** How a call that may take long is run: until it is done or the time is over (`sync`), or by itself (`async`). */
export const longRunner = {
  longRunnerMode: z.enum(['sync', 'async']).default('sync'),
  /** After so many seconds a `sync` run answers 408 with what it has; at least one record is done. */
  longRunnerTimeout: z.coerce.number().min(0).max(20).default(5),
};

/** The answers of a call that may take long. Where records failed, the highest status of their refusals is answered with the same body. */
export const longRunnerAnswers = { 200: LongJobResult, 202: TrackingSlip, 408: LongJobResult } as const;
