import type { Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { longJobWork } from './long-job.job.ts';
import { insertLongJob } from './long-job.queries.ts';
import type { LongJob } from './long-job.ts';

/** The input of a job and the IDs of its records, in order. */
export interface LongJobOrder<Input extends object> {
  readonly input: Input;
  readonly itemIDs: readonly number[];
}

/**
 * Stores a job that runs in the background and sends it to the queue, in one transaction: `trx` or a new one. Returns the
 * job ID.
 */
export async function sendLongJob<Input extends object>(
  forum: Forum,
  job: LongJob<Input>,
  order: LongJobOrder<Input> & { readonly userID: number; readonly now: Date },
  trx?: Transaction<Tables>,
): Promise<string> {
  const storeAndSend = async (within: Transaction<Tables>) => {
    const jobID = await insertLongJob(within, { kind: job.kind, ...order, inBackground: true });
    await forum.jobs.send(longJobWork, { jobID }, { trx: within, singletonKey: jobID });
    return jobID;
  };
  return trx ? storeAndSend(trx) : inTransaction(forum.database, storeAndSend);
}
