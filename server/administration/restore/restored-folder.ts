import { existsSync } from 'node:fs';
import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '#server/administration/backup/site-task-run.ts';
import type { Forum } from '#server/platform/forum.ts';

type Site = Pick<Forum, 'configuration'>;

/** The folder of restored data that wait for a switch, in the data folder. */
export const restoredFolderName = 'restored';

const jobsFile = 'jobs.json';

/** Returns the folder of the data that a task restored, relative to the data folder. */
export const restoredPath = (taskID: number): string => path.join(restoredFolderName, String(taskID));

/** Returns the folder of the data that a task restored. */
export const restoredFolder = ({ configuration }: Site, taskID: number): string =>
  path.join(configuration.dataFolder, restoredPath(taskID));

/** Whether the data that a task restored wait for a switch. */
export const hasRestoredData = (site: Site, taskID: number): boolean =>
  existsSync(path.join(restoredFolder(site, taskID), jobsFile));

/** Deletes all restored data that wait for a switch. */
export const removeRestoredData = ({ configuration }: Site): Promise<void> =>
  rm(path.join(configuration.dataFolder, restoredFolderName), { recursive: true, force: true });

/**
 * Completes restored data: syncs all files to the disk, and then stores the waiting jobs of the backup. Reports the number
 * of files, so that the task does not look dead meanwhile.
 */
export async function completeRestoredData(folder: string, jobs: readonly string[], report: Report): Promise<void> {
  let files = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
    files += 1;
    await report('uploads', files, 0);
  }
  await writeFile(path.join(folder, jobsFile), JSON.stringify(jobs), { mode: 0o600, flush: true });
}

/** Returns the waiting jobs of restored data, as JSON. */
export async function readRestoredJobs(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, jobsFile), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}
