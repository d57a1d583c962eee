import { stat } from 'node:fs/promises';
import type { SiteImport, SiteImportList } from '#api/administration/import/site-import.contract.ts';
import { findTask, listTasks, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { presentTask } from '#server/administration/backup/site-task-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { findDumpIn, importListPath, listDumps } from './import-dump.ts';
import type { ImportInput, ImportResult } from './site-import.job.ts';

async function presentImport(forum: Forum, task: StoredTask, authors: Authors): Promise<SiteImport> {
  const { options, isDryRun } = task.input as unknown as ImportInput;
  const result = task.result as ImportResult | null;
  return {
    ...presentTask(task, authors),
    isDryRun,
    options,
    hasDump: (await findDumpIn(forum, options)) !== undefined,
    report: result?.report ?? null,
    hasList: result?.hasList === true && (await hasImportList(forum, task.taskID)),
  };
}

/** Whether the list of lost rows of an import exists. */
export const hasImportList = async (forum: Forum, taskID: number): Promise<boolean> =>
  (await stat(importListPath(forum, taskID)).catch(() => undefined))?.isFile() ?? false;

async function presentSome(forum: Forum, tasks: readonly StoredTask[]): Promise<SiteImport[]> {
  const authors = await findAuthors(
    forum.db,
    tasks.map(({ insertUserID }) => insertUserID),
  );
  return Promise.all(tasks.map((task) => presentImport(forum, task, authors)));
}

/** Returns the dumps and imports for the API. */
export async function presentImportList(forum: Forum): Promise<SiteImportList> {
  return {
    folder: forum.configuration.importFolder ?? null,
    dumps: await listDumps(forum),
    imports: await presentSome(forum, await listTasks(forum.db, 'import', 50)),
  };
}

/** Returns a stored import for the API. */
export async function presentOneImport(forum: Forum, taskID: number): Promise<SiteImport> {
  const [found] = await presentSome(forum, [(await findTask(forum.db, 'import', taskID)) as StoredTask]);
  return found as SiteImport;
}
