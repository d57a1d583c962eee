import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { ApiFailure } from '#api/failure.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** What a long job works with: for whom, when, and by which rules. Everything else is read in the item's transaction. */
export interface LongJobScene {
  readonly jobID: string;
  /** For what follows the transaction, and for who needs it whole; its database is not to be used in between. */
  readonly forum: Forum;
  /** The member who began the job, with what they may do now. */
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly now: Date;
  /** When the job began. */
  readonly begun: Date;
}

/** What came of one item: the entry of the moderation log that tells of it, if there is one. */
export interface LongJobOutcome {
  readonly logID?: number | undefined;
}

/** What came of each of several items, by their numbers: an outcome, or the record's refusal. */
export type LongJobOutcomes = ReadonlyMap<number, LongJobOutcome | ApiFailure>;

/** Work on many records, one after the other: it can be resumed, tells of each record, and does nothing twice. */
export interface LongJob<Input extends object> {
  /** Its name in the table of jobs, as `discussion.move`. It stays, since unfinished work is found by it. */
  readonly kind: string;
  /** What it is told beside its records: small, JSON. */
  readonly schema: z.ZodType<Input>;
  /**
   * Does it to one record in this transaction, with which the item counts as done. An `ApiError` is the record's refusal
   * and undoes what was done to it; the job goes on. Uses the transaction only: the embedded database has one connection.
   */
  perform(
    trx: Transaction<Tables>,
    scene: LongJobScene,
    input: Input,
    itemID: number,
    // biome-ignore lint/suspicious/noConfusingVoidType: most jobs have nothing to tell.
  ): Promise<LongJobOutcome | void>;
  /** Where given, several records are done together, by few statements; what is thrown lets them be tried one by one. */
  performAll?(
    trx: Transaction<Tables>,
    scene: LongJobScene,
    input: Input,
    itemIDs: readonly number[],
  ): Promise<LongJobOutcomes>;
}

/**
 * Defines a long job. It can be run once its line stands in `all-long-jobs.ts`. Routes begin it with `answerLongJob`,
 * the server by itself with `beginLongJob`.
 *
 * @example
 * export const closing = defineLongJob({ kind: 'discussion.close', schema: z.object({ closed: z.boolean() }), perform: … });
 * handler: (request, reply) => answerLongJob(forum, { request, reply }, closing, { input: { closed }, itemIDs: discussionIDs })
 */
export const defineLongJob = <Input extends object>(job: LongJob<Input>): LongJob<Input> => job;

/** Defines a long job that does several records together; one alone is done in the same way. */
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
