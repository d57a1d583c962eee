import { rm } from 'node:fs/promises';
import { defineJob } from '#server/jobs/job.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireArchiveSpace, requireSpace } from './archive-space.ts';
import { listExpiredBackups } from './backup.queries.ts';
import { backupFileName, backupPath, findBackupSpace, removeBackupFile } from './backup-file.ts';
import { findSoundFile, restoreInto } from './backup-trial.ts';
import { writeBackup } from './backup-writing.ts';
import { deleteTask, findTask } from './site-task.queries.ts';
import { runTask, taskJob } from './site-task-run.ts';

/** Writes a backup, and deletes scheduled backups beyond the number to keep. */
export const backupWrite = defineJob({
  name: 'backup.write',
  ...taskJob,
  async handler(forum, { taskID }, run) {
    const { database, configuration } = forum;
    const outcome = await runTask(forum, { taskID, run }, async (task, report) => {
      await requireArchiveSpace(forum, { hasUploads: true });
      const fileName = backupFileName(new Date(task.dateInserted), taskID);
      const { dataFolder, siteUrl } = configuration;
      const file = backupPath(forum, fileName);
      const { size, checksum, ...contents } = await writeBackup({
        database,
        dataFolder,
        siteUrl,
        file,
        now: forum.now(),
        report,
      });
      return { fileName, size, checksum, result: contents };
    });
    const task = outcome === 'cancelled' ? await findTask(forum.db, 'backup', taskID) : undefined;
    if (task) await removeBackupFile(forum, backupFileName(new Date(task.dateInserted), taskID));
    if (outcome === 'done') await removeExpired(forum);
  },
});

async function removeExpired(forum: Forum): Promise<void> {
  const { 'backup.keep': keep } = await forum.settings.get();
  for (const taskID of await listExpiredBackups(forum.db, keep, forum.now())) {
    const removed = await deleteTask(forum.db, taskID);
    if (removed?.fileName) await removeBackupFile(forum, removed.fileName);
  }
}

/** Checks a backup: restores it into a temporary folder with an embedded database of its own, and compares everything. */
export const backupCheck = defineJob({
  name: 'backup.check',
  ...taskJob,
  async handler(forum, { taskID }, run) {
    const folder = backupPath(forum, `check-${taskID}`);
    await runTask(forum, { taskID, run }, async ({ subjectID }, report) => {
      const { file, space } = await findSoundFile(forum, subjectID ?? 0);
      requireSpace(await findBackupSpace(forum), space);
      const { dateCreated: _date, siteUrl: _url, jobs: _jobs, ...result } = await restoreInto(folder, { file, report });
      return { result };
    }).finally(() => rm(folder, { recursive: true, force: true }));
  },
});
