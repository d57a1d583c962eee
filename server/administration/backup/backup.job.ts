import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Forum } from '#server/platform/forum.ts';
import { listExpiredBackups } from './backup.queries.ts';
import { backupFileName, backupPath, findFreeSpace, findTaskFile, removeBackupFile } from './backup-file.ts';
import { RestoreError, restoreBackup } from './backup-restoring.ts';
import { writeBackup } from './backup-writing.ts';
import { deleteTask, findTask } from './site-task.queries.ts';
import { runTask, TaskFailure } from './site-task-run.ts';

/** The jobs of tasks run once more after a minute, also when their process was killed. */
const ofTask = { isLong: true, retries: 1, retrySeconds: 60, schema: z.object({ taskID: z.int() }) } as const;

/** Writes a backup, and deletes scheduled backups beyond the number to keep. */
export const backupWrite = defineJob({
  name: 'backup.write',
  ...ofTask,
  async handler(forum, { taskID }, run) {
    const { database, configuration } = forum;
    const outcome = await runTask(forum, { taskID, run }, async (task, report) => {
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

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** The space that a new embedded database takes, in bytes. */
const emptyDatabase = 100_000_000;

/** Checks a backup: restores it into a temporary folder with an embedded database of its own, and compares everything. */
export const backupCheck = defineJob({
  name: 'backup.check',
  ...ofTask,
  async handler(forum, { taskID }, run) {
    const folder = backupPath(forum, `check-${taskID}`);
    await runTask(forum, { taskID, run }, async ({ subjectID }, report) => {
      const backup = await findTask(forum.db, 'backup', subjectID ?? 0);
      const fileName = backup && (await findTaskFile(forum, backup));
      if (!backup || fileName === undefined)
        throw new TaskFailure('file-missing', 'The file of the backup does not exist.');
      const file = backupPath(forum, fileName);
      if (backup.checksum !== (await checksumOf(file)))
        throw new TaskFailure('file-damaged', 'The file was changed after it was written.');
      const needed = emptyDatabase + Number(backup.result?.['uploadBytes'] ?? 0) + (backup.size ?? 0) * 10;
      if (((await findFreeSpace(forum.configuration.backupFolder)) ?? 0) < needed)
        throw new TaskFailure('disk-full', `The check needs ${Math.ceil(needed / 1_000_000)} MB of free space.`);
      const { dateCreated: _date, siteUrl: _url, jobs: _jobs, ...result } = await restoreInto(folder, file, report);
      return { result };
    }).finally(() => rm(folder, { recursive: true, force: true }));
  },
});

/** Errors of a file that was changed or cut off: of zlib, of JSON, and of our own reader. */
const isDamage = (error: Error & { code?: string }): boolean =>
  error instanceof RestoreError ||
  error instanceof SyntaxError ||
  /^Z_|^22/.test(error.code ?? '') ||
  /^The file is/.test(error.message);

async function restoreInto(folder: string, file: string, report: Parameters<typeof restoreBackup>[0]['report']) {
  await rm(folder, { recursive: true, force: true });
  const database = await openDatabase({ dataFolder: folder, isTemporary: true });
  try {
    return await restoreBackup({ file, database, dataFolder: folder, ...(report && { report }) });
  } catch (error) {
    if (isDamage(error as Error)) throw new TaskFailure('file-damaged', (error as Error).message, { cause: error });
    throw error;
  } finally {
    await database.close();
  }
}
