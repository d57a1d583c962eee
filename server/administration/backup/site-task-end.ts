import type { LogAction } from '#api/moderation/log/log-action.ts';
import { type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { removeBackupFile } from './backup-file.ts';
import { deleteTask, endTask, type StoredTask } from './site-task.queries.ts';

/** Returns the log entry of an action on a task. It names the file of the task, if there is one. */
export const taskEntry = (
  { userID }: Pick<Viewer, 'userID'>,
  { kind, taskID, fileName }: StoredTask,
  action: LogAction,
) => ({
  action,
  recordType: kind,
  recordID: taskID,
  actorID: userID,
  isPublic: false,
  before: (fileName ? { name: fileName } : {}) as LogState,
  after: {},
});

/** Cancels a task that waits or runs, and logs it. */
export async function cancelTask(
  forum: Forum,
  viewer: Pick<Viewer, 'userID'>,
  task: StoredTask,
  action: LogAction,
): Promise<void> {
  await inTransaction(forum.database, async (trx) => {
    if (await endTask(trx, task.taskID, forum.now(), { status: 'cancelled' }))
      await logAction(trx, taskEntry(viewer, task, action));
  });
}

/** Deletes a task with its file, and logs it. Returns false while the task waits or runs. */
export async function removeTask(
  forum: Forum,
  viewer: Pick<Viewer, 'userID'>,
  task: StoredTask,
  action: LogAction,
): Promise<boolean> {
  const isDeleted = await inTransaction(forum.database, async (trx) => {
    if (!(await deleteTask(trx, task.taskID))) return false;
    await logAction(trx, taskEntry(viewer, task, action));
    return true;
  });
  if (isDeleted && task.fileName) await removeBackupFile(forum, task.fileName);
  return isDeleted;
}
