import type { Transaction } from 'kysely';
import { ApiFailure } from '#api/failure.ts';
import { inTransaction, isCollision, runInSavepoint } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { longJobOf } from './all-long-jobs.ts';
import { type ItemResult, markItems, type StoredLongJob, type StoredRefusal, takeNext } from './long-job.queries.ts';
import type { LongJobContext, LongJobOutcome } from './long-job.ts';
import { refusalToStore, storedRefusal } from './stored-refusal.ts';

const refusalFor = (forum: Forum, { kind: job, long_job_id: id }: StoredLongJob, itemID: number, error: unknown) =>
  refusalToStore(forum, error, { message: 'A long job failed for an item.', job, id, itemID });

/**
 * The limits of one transaction: number of records, and duration in milliseconds. They limit how long concurrent
 * requests wait for locks.
 */
const batch = { most: 20, milliseconds: 100 };

/**
 * Processes one record and stores the result. If it is rejected, its changes are rolled back and the error is stored.
 */
async function doOne(
  trx: Transaction<Tables>,
  job: StoredLongJob,
  scene: LongJobContext,
  itemID: number,
): Promise<void> {
  const { kind, long_job_id: jobID } = job;
  const work = longJobOf(kind);
  try {
    await runInSavepoint(trx, async () => {
      const outcome = await work.perform(trx, scene, work.schema.parse(job.input), itemID);
      await markItems(trx, jobID, [{ itemID, logID: outcome?.logID }]);
    });
  } catch (error) {
    if (isCollision(error)) throw error;
    await markItems(trx, jobID, [{ itemID, refusal: refusalFor(scene.forum, job, itemID, error) }]);
  }
}

const resultOf = (itemID: number, outcome: LongJobOutcome | ApiFailure = {}): ItemResult =>
  outcome instanceof ApiFailure ? { itemID, refusal: storedRefusal(outcome) } : { itemID, logID: outcome.logID };

/** Processes several records together if the job supports it. Returns false when they must be processed one by one. */
async function doAll(
  trx: Transaction<Tables>,
  job: StoredLongJob,
  scene: LongJobContext,
  itemIDs: readonly number[],
): Promise<boolean> {
  const work = longJobOf(job.kind);
  if (!work.performAll || itemIDs.length < 2) return false;
  const performAll = work.performAll.bind(work);
  try {
    await runInSavepoint(trx, async () => {
      const outcomes = await performAll(trx, scene, work.schema.parse(job.input), itemIDs);
      await markItems(
        trx,
        job.long_job_id,
        itemIDs.map((itemID) => resultOf(itemID, outcomes.get(itemID))),
      );
    });
    return true;
  } catch (error) {
    if (isCollision(error)) throw error;
    return false;
  }
}

/** Stores that a record is refused because its transaction failed. */
async function refuse(
  job: StoredLongJob,
  scene: LongJobContext,
  itemID: number,
  refusal: StoredRefusal,
): Promise<void> {
  const work = longJobOf(job.kind);
  await inTransaction(scene.forum.db, async (trx) => {
    await markItems(trx, job.long_job_id, [{ itemID, refusal }]);
    await work.refuse?.(trx, scene, work.schema.parse(job.input), itemID, refusal);
  });
}

/** Processes the next records of a job until `end`. Returns false when none are left. */
async function doNext(job: StoredLongJob, scene: LongJobContext, end: number): Promise<boolean> {
  const { forum, jobID } = scene;
  // At least one record is processed even after the timeout, so that a job always advances.
  let most = performance.now() < end ? batch.most : 1;
  let current: number | undefined;
  try {
    return await inTransaction(forum.db, async (trx) => {
      const until = Math.min(end, performance.now() + batch.milliseconds);
      const itemIDs = await takeNext(trx, jobID, most);
      // A retry after a conflict with another writer processes one record at a time, to avoid further conflicts.
      most = 1;
      if (await doAll(trx, job, scene, itemIDs)) return true;
      for (current of itemIDs) {
        await doOne(trx, job, scene, current);
        if (performance.now() >= until) break;
      }
      return itemIDs.length > 0;
    });
  } catch (error) {
    if (current === undefined) throw error;
    await refuse(job, scene, current, refusalFor(forum, job, current, error));
    return true;
  }
}

/**
 * Runs a job for its member until it is done or the given number of seconds has passed. At least one record is
 * processed. A record and its status are written in one transaction, so a process can be killed at any time and another
 * can continue without processing a record twice. A rejected record does not affect the others.
 */
export async function runLongJob(
  forum: Forum,
  job: StoredLongJob,
  { viewer, seconds = Number.POSITIVE_INFINITY }: { viewer: Viewer; seconds?: number },
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const settings = await forum.settings.get();
  const begun = new Date(job.date_inserted);
  do {
    const scene = { jobID: job.long_job_id, forum, viewer, settings, now: forum.now(), begun };
    if (!(await doNext(job, scene, end))) return;
  } while (performance.now() < end);
}
