import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** One run of a job: `attempt` counts from 1. After attempt `attempts` the job is not retried. */
export interface JobRun {
  readonly id: string;
  readonly attempt: number;
  readonly attempts: number;
}

/** A unit of work that survives the end of the request, a restart of the process, and a failure. */
export interface Job<Data extends object> {
  /** The name in the queue: `mail.send`. Do not change it, since queued jobs are found by it. */
  readonly name: string;
  /** The schema of the job's data: small, JSON, IDs rather than texts, and no secrets. */
  readonly schema: z.ZodType<Data>;
  /**
   * Runs the job. The job is retried later after an exception, and within a minute after its process was killed. It may
   * therefore run more than once and must be idempotent.
   */
  handler(forum: Forum, data: Data, run: JobRun): Promise<void>;
  /** The number of retries. At least 1 is needed to recover from a killed process. Defaults to 5. */
  readonly retries?: number;
  /**
   * The delay before the first retry, in seconds. It doubles with each further retry, up to one hour. Defaults to 10.
   */
  readonly retrySeconds?: number;
  /** Whether the job may run longer than 15 minutes, such as a job that processes all posts. */
  readonly isLong?: boolean;
  /** The number of runs that one process executes concurrently. Defaults to 1. */
  readonly concurrency?: number;
  /** The schedule on which the job is sent automatically, with `{}` as data: five cron fields, in UTC. */
  readonly cron?: string;
}

/** Options for sending a job. */
export interface SendOptions {
  /** The transaction with which the job is created. Without it, the job is created immediately. */
  readonly trx?: Transaction<Tables>;
  /** The earliest start time, by the forum's clock. */
  readonly startAfter?: Date;
  /** While a job with this key is queued, no other job with the same key is added. */
  readonly singletonKey?: string;
}

/** The job queue, available as `forum.jobs`. */
export interface Jobs {
  /**
   * Adds a job to the queue. Returns true when it was added, false when a job with the same `singletonKey` is already
   * queued.
   */
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<boolean>;
  /** Wakes the workers of a job in all processes, after jobs were put back into the queue. */
  wake(name: string): void;
  /** Opens the queue and registers these jobs, so that they can be sent. */
  open(jobs: readonly Job<object>[]): Promise<void>;
  /** Starts running jobs in this process. */
  work(): Promise<void>;
  /** Waits until no job is due or running. For tests, and for closing a forum. */
  settled(): Promise<void>;
  /** Waits for running jobs to finish (10 seconds at most), then stops the workers. */
  close(): Promise<void>;
}

/**
 * Defines a job. The job runs only if it is listed in `all-jobs.ts`.
 *
 * @example
 * const tellFollowers = defineJob({ name: 'tell-followers', schema: z.object({ discussionID: z.int() }), handler: … });
 * await forum.jobs.send(tellFollowers, { discussionID: 7 }, { trx });
 */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
