import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { backupWrite } from './backup.job.ts';
import { insertTask, type StoredTask } from './site-task.queries.ts';

/**
 * Stores a new backup with its job and logs it. Without a member it is a scheduled one. Returns undefined while another
 * backup is written.
 */
export async function insertBackup(
  forum: Forum,
  { userID }: { userID: number | null },
): Promise<StoredTask | undefined> {
  return inTransaction(forum.database, async (trx) => {
    const task = await insertTask(trx, {
      kind: 'backup',
      isScheduled: userID === null,
      insertUserID: userID,
      subjectID: null,
      now: forum.now(),
    });
    if (!task) return undefined;
    const { taskID } = task;
    await forum.jobs.send(backupWrite, { taskID }, { trx, singletonKey: String(taskID) });
    const record = { recordType: 'backup', recordID: taskID, actorID: userID, isPublic: false } as const;
    await logAction(trx, { ...record, action: 'backup.add', before: {}, after: {} });
    return task;
  });
}
