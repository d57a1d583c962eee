import { rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Forum } from '#server/platform/forum.ts';
import type { StoredTask } from './site-task.queries.ts';

/** Returns the name of the file of a backup: its date, its time in UTC, and the ID of its task. */
export const backupFileName = (date: Date, taskID: number): string =>
  `backup-${date.toISOString().slice(0, 10)}-${date.toISOString().slice(11, 19).replaceAll(':', '')}-${taskID}.tar.gz`;

/** Returns the path of a file in the folder of backups. */
export const backupPath = ({ configuration }: Pick<Forum, 'configuration'>, fileName: string): string =>
  join(configuration.backupFolder, fileName);

/** Returns the name of the file that a task wrote to the folder of backups; undefined when the file does not exist. */
export async function findTaskFile(
  forum: Pick<Forum, 'configuration'>,
  { fileName }: Pick<StoredTask, 'fileName'>,
): Promise<string | undefined> {
  if (fileName === null) return undefined;
  const facts = await stat(backupPath(forum, fileName)).catch(() => undefined);
  return facts?.isFile() ? fileName : undefined;
}

/** Deletes a file of the folder of backups. */
export const removeBackupFile = (forum: Pick<Forum, 'configuration'>, fileName: string): Promise<void> =>
  rm(backupPath(forum, fileName), { force: true });

/** Returns the free space for backups in bytes: that of their folder, or of the data folder until it exists. */
export const findBackupSpace = async ({
  configuration: { backupFolder, dataFolder },
}: Pick<Forum, 'configuration'>): Promise<number | undefined> =>
  (await findFreeSpace(backupFolder)) ?? (await findFreeSpace(dataFolder));

/** Returns the free space of the disk of a folder in bytes; undefined when the folder does not exist. */
export async function findFreeSpace(folder: string): Promise<number | undefined> {
  const facts = await statfs(folder).catch(() => undefined);
  return facts && facts.bavail * facts.bsize;
}
