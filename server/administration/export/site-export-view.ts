import type { ExportContents, ExportOptions, SiteExport } from '#api/administration/export/site-export.contract.ts';
import { findTask, listTasks, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { presentFileTask } from '#server/administration/backup/site-task-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAuthors } from '#server/post/post-author.ts';

async function presentSome(forum: Forum, tasks: readonly StoredTask[]): Promise<SiteExport[]> {
  const authors = await findAuthors(
    forum.db,
    tasks.map(({ insertUserID }) => insertUserID),
  );
  return Promise.all(
    tasks.map(async (task) => ({
      ...(await presentFileTask(forum, task, authors)),
      options: task.input as unknown as ExportOptions,
      contents: task.result as ExportContents | null,
    })),
  );
}

/** Returns the exports for the API, newest first. */
export const presentExports = async (forum: Forum): Promise<SiteExport[]> =>
  presentSome(forum, await listTasks(forum.db, 'export', 50));

/** Returns a stored export for the API. */
export async function presentOneExport(forum: Forum, taskID: number): Promise<SiteExport> {
  const [found] = await presentSome(forum, [(await findTask(forum.db, 'export', taskID)) as StoredTask]);
  return found as SiteExport;
}
