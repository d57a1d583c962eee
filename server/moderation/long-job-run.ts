import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { inPart, inTransaction, isCollision } from '#server/platform/database-transaction.ts';
import { refusalOf } from '#server/platform/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { longJobOf } from './all-long-jobs.ts';
import { type ItemResult, markItems, type StoredLongJob, type StoredRefusal, takeNext } from './long-job.queries.ts';
import type { LongJobOutcome, LongJobScene } from './long-job.ts';

const stored = ({ code, status, message, details }: ApiFailure): StoredRefusal => ({ code, status, message, details });

/** What an item was refused with; a fault of the forum is logged and told without its details. */
function refusalFor({ log }: Forum, job: StoredLongJob, itemID: number, error: unknown): StoredRefusal {
  const refusal = refusalOf(error);
  if (!refusal) log.error({ err: error, job: job.kind, id: job.long_job_id, itemID }, 'A long job failed for an item.');
  return stored(refusal ?? new ApiError('server.unexpected'));
}

/** So many records are done in one transaction, unless they take longer than this in milliseconds: others may wait for its locks. */
const batch = { most: 20, milliseconds: 100 };

/** Does one record and notes it; when it is refused, what it did is undone and the refusal noted. */
async function doOne(trx: Transaction<Tables>, job: StoredLongJob, scene: LongJobScene, itemID: number): Promise<void> {
  const { kind, long_job_id: jobID } = job;
  const work = longJobOf(kind);
  try {
    await inPart(trx, async () => {
      const outcome = await work.perform(trx, scene, work.schema.parse(job.input), itemID);
      await markItems(trx, jobID, [{ itemID, logID: outcome?.logID }]);
    });
  } catch (error) {
    if (isCollision(error)) throw error;
    await markItems(trx, jobID, [{ itemID, refusal: refusalFor(scene.forum, job, itemID, error) }]);
  }
}

const resultOf = (itemID: number, outcome: LongJobOutcome | ApiFailure = {}): ItemResult =>
  outcome instanceof ApiFailure ? { itemID, refusal: stored(outcome) } : { itemID, logID: outcome.logID };

/** Does several records together, where the job can; false when they are to be done one by one. */
async function doAll(
  trx: Transaction<Tables>,
  job: StoredLongJob,
  scene: LongJobScene,
  itemIDs: readonly number[],
): Promise<boolean> {
  const work = longJobOf(job.kind);
  if (!work.performAll || itemIDs.length < 2) return false;
  const performAll = work.performAll.bind(work);
  try {
    await inPart(trx, async () => {
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

/** Works on the next records of a job, until the end at most; false when none is left. */
async function doNext(job: StoredLongJob, scene: LongJobScene, end: number): Promise<boolean> {
  const { forum, jobID } = scene;
  // Where no time is left, one is done all the same, so that a job goes on however short its turns are.
  let most = performance.now() < end ? batch.most : 1;
  let current: number | undefined;
  try {
    return await inTransaction(forum.db, async (trx) => {
      const until = Math.min(end, performance.now() + batch.milliseconds);
      const itemIDs = await takeNext(trx, jobID, most);
      // Where another writer was in the way, one record at a time is in nobody's.
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
    await markItems(forum.db, jobID, [{ itemID: current, refusal: refusalFor(forum, job, current, error) }]);
    return true;
  }
}

/**
 * Works on a job for its member until it is done, or for so many seconds; at least one record is worked on. Records and
 * their marks are written in one transaction: a process may be killed at any moment and another may help, nothing is done
 * twice. A record that is refused takes none of the others with it.
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
