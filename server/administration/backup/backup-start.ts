import type { Forum } from '#server/platform/forum.ts';
import { backupWrite } from './backup.job.ts';
import type { StoredTask } from './site-task.queries.ts';
import { startTask } from './site-task-start.ts';

/**
 * Stores a new backup with its job and logs it. Without a member it is a scheduled one. Returns undefined while another
 * backup is written.
 */
export const insertBackup = (forum: Forum, { userID }: { userID: number | null }): Promise<StoredTask | undefined> =>
  startTask(forum, { kind: 'backup', userID, job: backupWrite, action: 'backup.add' });
