import type { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import type { Authors } from '#server/post/post-author.ts';
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
