import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { ApiFailure } from '#api/failure.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { StoredRefusal } from './long-job.queries.ts';

/** The context of a long job: member, date and settings. Everything else is read in the transaction of the item. */
export interface LongJobContext {
  readonly jobID: string;
  /**
   * The forum, for work after the commit and for functions that require it. Its database must not be used during the
   * transaction.
   */
  readonly forum: Forum;
  /** The member who started the job, with their current permissions. */
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly now: Date;
  /** The start of the job. */
  readonly begun: Date;
}

/** The result of one item: its entry of the moderation log, if there is one. */
export interface LongJobOutcome {
  readonly logID?: number | undefined;
}

/** The results of several items by ID: an outcome, or the error of the record. */
export type LongJobOutcomes = ReadonlyMap<number, LongJobOutcome | ApiFailure>;

/** A resumable job over many records. It reports each record separately and never processes one twice. */
export interface LongJob<Input extends object> {
  /**
   * The name in the job table, such as `discussion.move`. It must not change, because unfinished jobs are found by it.
   */
  readonly kind: string;
  /** The schema of the job's input: small JSON data in addition to the records. */
  readonly schema: z.ZodType<Input>;
  /**
   * Processes one record in this transaction, which also marks the item as done. An `ApiError` rejects the record and
   * rolls back its changes; the job continues. Must use only the transaction, because the embedded database has a
   * single connection.
   */
  perform(
    trx: Transaction<Tables>,
    scene: LongJobContext,
    input: Input,
    itemID: number,
    // biome-ignore lint/suspicious/noConfusingVoidType: most jobs return nothing.
  ): Promise<LongJobOutcome | void>;
  /**
   * Stores the refusal of a record whose transaction failed as a whole, and was rolled back, for jobs that keep the
   * results of their records in a table of their own.
   */
  refuse?(
    trx: Transaction<Tables>,
    scene: LongJobContext,
    input: Input,
    itemID: number,
    refusal: StoredRefusal,
  ): Promise<void>;
  /**
   * Processes several records together with few statements, if defined. If it throws, they are processed one by one.
   */
  performAll?(
    trx: Transaction<Tables>,
    scene: LongJobContext,
    input: Input,
    itemIDs: readonly number[],
  ): Promise<LongJobOutcomes>;
}

/**
 * Defines a long job. It must also be registered in `all-long-jobs.ts`. Routes start it with `handleLongJobRequest`,
 * the server with `startLongJob`.
 *
 * @example
 * export const closing = defineLongJob({
 * kind: 'discussion.close',
 * schema: z.object({ closed: z.boolean() }),
 * perform: …, }); // In a route: handler: (request, reply) =>
 * handleLongJobRequest(forum, { request, reply }, closing, { input: { closed }, itemIDs: discussionIDs });
 */
export const defineLongJob = <Input extends object>(job: LongJob<Input>): LongJob<Input> => job;

/** Defines a long job that processes several records together. A single record is processed the same way. */
export const defineSetJob = <Input extends object>(
  job: Required<Pick<LongJob<Input>, 'kind' | 'schema' | 'performAll'>>,
): LongJob<Input> => ({
  ...job,
  async perform(trx, scene, input, itemID) {
    const outcome = (await job.performAll(trx, scene, input, [itemID])).get(itemID);
    if (outcome instanceof ApiFailure) throw outcome;
    return outcome;
  },
});
