import type { Backup, BackupCheck, BackupContents, BackupList } from '#api/administration/backup/backup.contract.ts';
import { toApiDate } from '#server/platform/database/database-types.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { findBackupSpace } from './backup-file.ts';
import { nextBackup } from './backup-schedule.ts';
import { findTask, listLatestAbout, listTasks, type StoredTask } from './site-task.queries.ts';
import { presentFileTask, presentTask } from './site-task-view.ts';

async function presentBackup(
  forum: Forum,
  task: StoredTask,
  { check, authors }: { check: StoredTask | undefined; authors: Authors },
): Promise<Backup> {
  return {
    ...(await presentFileTask(forum, task, authors)),
    contents: task.result as BackupContents | null,
    isUploaded: task.input?.['isUploaded'] === true,
    check: check ? { ...presentTask(check, authors), result: check.result as BackupCheck['result'] } : null,
  };
}

async function presentBackups(forum: Forum, tasks: readonly StoredTask[]): Promise<Backup[]> {
  const checks = await listLatestAbout(
    forum.db,
    tasks.map(({ taskID }) => taskID),
  );
  const authors = await findAuthors(
    forum.db,
    [...tasks, ...checks].map(({ insertUserID }) => insertUserID),
  );
  return Promise.all(
    tasks.map((task) =>
      presentBackup(forum, task, { check: checks.find(({ subjectID }) => subjectID === task.taskID), authors }),
    ),
  );
}

/** Returns the backups for the API. */
export async function presentBackupList(forum: Forum): Promise<BackupList> {
  const { backupFolder } = forum.configuration;
  const next = nextBackup(await forum.settings.get(), forum.now());
  return {
    folder: backupFolder,
    free: (await findBackupSpace(forum)) ?? null,
    dateNext: next ? toApiDate(next.toISOString().replace('Z', '+00:00')) : null,
    backups: await presentBackups(forum, await listTasks(forum.db, 'backup')),
  };
}

/** Returns a stored backup for the API. */
export async function presentOneBackup(forum: Forum, taskID: number): Promise<Backup> {
  const [backup] = await presentBackups(forum, [(await findTask(forum.db, 'backup', taskID)) as StoredTask]);
  return backup as Backup;
}
