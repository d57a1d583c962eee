import type { SiteFileTask, SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Authors } from '#server/post/post-author.ts';
import { findTaskFile } from './backup-file.ts';
import type { StoredTask } from './site-task.queries.ts';

/** Presents the parts of a task that tasks of all kinds have. */
export const presentTask = (
  { taskID, status, isScheduled, insertUserID, dateInserted, dateDone, step, done, total, ...rest }: StoredTask,
  authors: Authors,
): SiteTask => ({
  taskID,
  status,
  isScheduled,
  insertUser: insertUserID === null ? null : authors(insertUserID),
  dateInserted,
  dateDone,
  step,
  done,
  total,
  reason: rest.reason,
  reasonDetail: rest.reasonDetail,
});

/** Presents a task that writes a file, with the facts of the file. */
export async function presentFileTask(
  forum: Pick<Forum, 'configuration'>,
  task: StoredTask,
  authors: Authors,
): Promise<SiteFileTask> {
  const { fileName, size, checksum } = task;
  const hasFile = (await findTaskFile(forum, task)) !== undefined;
  return { ...presentTask(task, authors), fileName, size, checksum, hasFile };
}
