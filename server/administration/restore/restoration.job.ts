import { mkdir, rm } from 'node:fs/promises';
import { requireSpace } from '#server/administration/backup/archive-space.ts';
import { findFreeSpace } from '#server/administration/backup/backup-file.ts';
import { findSoundFile, restoreInto } from '#server/administration/backup/backup-trial.ts';
import { runTask, taskJob } from '#server/administration/backup/site-task-run.ts';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import { defineJob } from '#server/jobs/job.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { completeRestoredData, removeRestoredData, restoredFolder } from './restored-folder.ts';

/**
 * Restores a backup into a folder of the data folder, compares everything with the backup, and migrates it to this version.
 * The data then wait for a switch. Only one backup at a time is kept restored.
 */
export const restorationPrepare = defineJob({
  name: 'restoration.prepare',
  ...taskJob,
  async handler(forum, { taskID }, run) {
    const folder = restoredFolder(forum, taskID);
    const outcome = await runTask(forum, { taskID, run }, async ({ input }, report) => {
      const { file, space } = await findSoundFile(forum, Number(input?.['backupID'] ?? 0));
      await removeRestoredData(forum);
      requireSpace(await findFreeSpace(forum.configuration.dataFolder), space);
      const { jobs, ...result } = await restoreInto(folder, {
        file,
        report,
        onRestored: async (database, { differences }) => {
          if (differences.length === 0) await migrate(database);
        },
      });
      await mkdir(mediaFolderOf(folder), { recursive: true });
      if (result.differences.length === 0) await completeRestoredData(folder, jobs, report);
      else await remove(folder);
      return { result };
    }).catch(async (error: unknown) => {
      await remove(folder);
      throw error;
    });
    if (outcome === 'cancelled' || outcome === 'failed') await remove(folder);
  },
});

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
