import { z } from 'zod';
import type { JobRun } from '#server/jobs/job.ts';
import { outageCodeOf } from '#server/platform/database/database-failure.ts';
import type { Forum } from '#server/platform/forum.ts';
import { beginTask, endTask, type StoredTask, storeProgress, type TaskEnd } from './site-task.queries.ts';

/** An error that states that a task was cancelled while it ran. */
export class TaskCancelled extends Error {
  override readonly name = 'TaskCancelled';
}

/** An error with the reason of a failed task, which a repetition cannot change. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';
  readonly reason: NonNullable<StoredTask['reason']>;

  constructor(reason: NonNullable<StoredTask['reason']>, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The options of the jobs of tasks. They run once more after a minute, also when their process was killed. */
export const taskJob = { isLong: true, retries: 1, retrySeconds: 60, schema: z.object({ taskID: z.int() }) } as const;

/** The minimum interval between two updates of the progress, in milliseconds. */
const reportedEvery = 500;

/** Reports the progress of a task. @throws {TaskCancelled} when the task was cancelled. */
export type Report = (step: string, done: number, total: number) => Promise<void>;

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);

function reasonOf(error: unknown): NonNullable<StoredTask['reason']> {
  if (error instanceof TaskFailure) return error.reason;
  if (outageCodeOf(error) === 'server.storage-full') return 'disk-full';
  const { code = '' } = error as { code?: string };
  return folderCodes.has(code) ? 'folder-unusable' : 'unexpected';
}

function reporterFor(forum: Forum, taskID: number): Report {
  let reportedAt = 0;
  return async (step, done, total) => {
    if (Date.now() - reportedAt < reportedEvery) return;
    reportedAt = Date.now();
    if (!(await storeProgress(forum.db, taskID, { step, done, total })))
      throw new TaskCancelled('The task was cancelled.');
  };
}

/**
 * Performs a task within a job: stores its progress and its result, or the reason of its failure. A task that failed
 * waits for the next attempt of the job, unless its reason is final. Does nothing when the task does not exist, is done, or was cancelled.
 *
 * @throws an unexpected error, so that the job is retried and listed as failed.
 */
export async function runTask(
  forum: Forum,
  { taskID, run }: { taskID: number; run: JobRun },
  work: (task: StoredTask, report: Report) => Promise<Omit<TaskEnd, 'status'>>,
): Promise<'done' | 'cancelled' | 'failed' | 'none'> {
  const task = await beginTask(forum.db, taskID);
  if (!task) return 'none';
  try {
    const result = await work(task, reporterFor(forum, taskID));
    return (await endTask(forum.db, taskID, forum.now(), { ...result, status: 'done' })) ? 'done' : 'cancelled';
  } catch (error) {
    if (error instanceof TaskCancelled) return 'cancelled';
    const reasonDetail = (error as Error).message.slice(0, 500);
    const isFinal = error instanceof TaskFailure || run.attempt >= run.attempts;
    const status = isFinal ? 'failed' : 'waiting';
    await endTask(forum.db, taskID, forum.now(), { status, reason: reasonOf(error), reasonDetail });
    if (error instanceof TaskFailure) return 'failed';
    throw error;
  }
}
