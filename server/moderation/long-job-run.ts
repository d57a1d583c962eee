import { ApiError } from '#api/errors.ts';
import type { ApiFailure } from '#api/failure.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { refusalOf } from '#server/platform/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { longJobOf } from './all-long-jobs.ts';
import { markDone, markFailed, type StoredLongJob, type StoredRefusal, takeNext } from './long-job.queries.ts';
import type { LongJobScene } from './long-job.ts';

const stored = ({ code, status, message, details }: ApiFailure): StoredRefusal => ({ code, status, message, details });

/** What an item was refused with; a fault of the forum is logged and told without its details. */
function refusalFor({ log }: Forum, job: StoredLongJob, itemID: number, error: unknown): StoredRefusal {
  const refusal = refusalOf(error);
  if (!refusal)
    log.error({ err: error, job: job.kind, id: job.long_job_id, itemID }, 'A long job failed with an item.');
  return stored(refusal ?? new ApiError('server.unexpected'));
}

/** Works on the next record of a job; false when none is left. */
async function doNext(forum: Forum, job: StoredLongJob, scene: LongJobScene): Promise<boolean> {
  const { kind, long_job_id: jobID } = job;
  const work = longJobOf(kind);
  let itemID: number | undefined;
  try {
    await inTransaction(forum.db, async (trx) => {
      itemID = await takeNext(trx, jobID);
      if (itemID === undefined) return;
      const outcome = await work.perform(trx, scene, work.schema.parse(job.input), itemID);
      await markDone(trx, jobID, { itemID, logID: outcome?.logID });
    });
  } catch (error) {
    if (itemID === undefined) throw error;
    await markFailed(forum.db, jobID, { itemID, refusal: refusalFor(forum, job, itemID, error) });
  }
  return itemID !== undefined;
}

/**
 * Works on a job for its member until it is done, or for so many seconds; at least one record is worked on. Each record
 * and its mark are one transaction: a process may be killed at any moment and another may help, nothing is done twice.
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
    if (!(await doNext(forum, job, scene))) return;
  } while (performance.now() < end);
}
