import type { LogAction } from '#api/moderation/log/log-action.ts';
import type { Job } from '#server/jobs/job.ts';
import { type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { insertTask, type StoredTask } from './site-task.queries.ts';

/** A new task: its job, and the entry of the audit log. Without a member it was started by a schedule. */
export interface TaskOrder {
  readonly kind: StoredTask['kind'];
  readonly userID: number | null;
  readonly subjectID?: number | null;
  readonly input?: StoredTask['input'];
  readonly job: Job<{ taskID: number }>;
  readonly action: LogAction;
  /** The type and ID of the record of the log entry; the task itself if it is omitted. */
  readonly recordType?: string;
  readonly recordID?: number;
  readonly before?: LogState;
  readonly after?: LogState;
}

/** Stores a new task with its job and logs it. Returns undefined while another task of its kind waits or runs. */
export async function startTask(forum: Forum, order: TaskOrder): Promise<StoredTask | undefined> {
  const { kind, userID, subjectID = null, input = null, job, action, before = {}, after = {} } = order;
  return inTransaction(forum.database, async (trx) => {
    const about = { kind, isScheduled: userID === null, insertUserID: userID, subjectID, input };
    const task = await insertTask(trx, { ...about, now: forum.now() });
    if (!task) return undefined;
    const { taskID } = task;
    await forum.jobs.send(job, { taskID }, { trx, singletonKey: String(taskID) });
    const { recordType = kind, recordID = taskID } = order;
    await logAction(trx, { action, recordType, recordID, actorID: userID, isPublic: false, before, after });
    return task;
  });
}
