import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** How a job is being run: `attempt` counts from 1; after attempt `attempts` it is not tried again. */
export interface JobRun {
  readonly id: string;
  readonly attempt: number;
  readonly attempts: number;
}

/** A piece of work that outlives the request, the process and a failure. */
export interface Job<Data extends object> {
  /** Its address in the queue: `mail.send`. It stays, since waiting work is found by it. */
  readonly name: string;
  /** What it is told: small, JSON, ids rather than texts, and no secrets. */
  readonly schema: z.ZodType<Data>;
  /**
   * Does it. After an exception it is tried again later; after its process was killed, within a minute. It may therefore run
   * more than once, and must then not do twice what it has done.
   */
  handler(forum: Forum, data: Data, run: JobRun): Promise<void>;
  /** How often it is tried again, at least once if a killed process is to be made up for; 5 unless given. */
  readonly retries?: number;
  /** The pause before the second attempt, in seconds, doubled from then on up to an hour; 10 unless given. */
  readonly retrySeconds?: number;
  /** Whether it may run for longer than a quarter of an hour, as what goes over all posts. */
  readonly isLong?: boolean;
  /** How many of it one process runs at once; 1 unless given. */
  readonly concurrency?: number;
  /** When it is sent by itself, with `{}`: five fields in UTC, as of cron. */
  readonly cron?: string;
}

/** How a job is sent. */
export interface SendOptions {
  /** The transaction with which it comes to be; without one, at once. */
  readonly trx?: Transaction<Tables>;
  /** Not before this moment, by the forum's clock. */
  readonly startAfter?: Date;
  /** While one with this key waits, another is not added. */
  readonly singletonKey?: string;
}

/** The queue of jobs, as `forum.jobs`. */
export interface Jobs {
  /** Adds a job to the queue. True when it was added, false when one of its `singletonKey` was waiting already. */
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<boolean>;
  /** Lets jobs be sent: knows the queues of these jobs from now on. */
  open(jobs: readonly Job<object>[]): Promise<void>;
  /** Begins to run jobs in this process. */
  work(): Promise<void>;
  /** Waits until nothing is due, running what is; for tests, and for who closes a forum. */
  settled(): Promise<void>;
  /** Lets running jobs end (10 seconds at most), then runs no more. */
  close(): Promise<void>;
}

/**
 * Defines a job. It is run once its line stands in `all-jobs.ts`.
 *
 * @example
 * const tellFollowers = defineJob({ name: 'tell-followers', schema: z.object({ discussionID: z.int() }), handler: … });
 * await forum.jobs.send(tellFollowers, { discussionID: 7 }, { trx });
 */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
