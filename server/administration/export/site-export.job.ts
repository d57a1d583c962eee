import type { ExportOptions } from '#api/administration/export/site-export.contract.ts';
import { requireArchiveSpace } from '#server/administration/backup/archive-space.ts';
import { backupPath, removeBackupFile } from '#server/administration/backup/backup-file.ts';
import type { StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { type Report, runTask, taskJob } from '#server/administration/backup/site-task-run.ts';
import { defineJob } from '#server/jobs/job.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type WrittenExport, writeDataExport } from './data-export-writing.ts';
import { publicScope, wholeScope } from './export-selects.ts';
import { writeSiteArchive } from './site-archive-writing.ts';

/** Returns the name of the file of an export: its form, its date, and the ID of its task. */
export function exportFileName({ taskID, dateInserted, input }: StoredTask): string {
  const { form } = input as unknown as ExportOptions;
  return `${form === 'site' ? 'site' : 'export'}-${new Date(dateInserted).toISOString().slice(0, 10)}-${taskID}.tar.gz`;
}

async function writeExport(forum: Forum, task: StoredTask, report: Report): Promise<WrittenExport> {
  const { form, scope: kind, hasUploads, hasAddresses } = task.input as unknown as ExportOptions;
  const hidesBanned = (await forum.settings.get())['ui.bannedPrivateProfile'];
  const scope = kind === 'all' ? wholeScope({ hasAddresses }) : publicScope(await guestOf(forum), { hidesBanned });
  await requireArchiveSpace(forum, { hasUploads: form === 'site' || hasUploads });
  const file = backupPath(forum, exportFileName(task));
  const order = { forum, scope, file, now: forum.now(), report };
  return form === 'site' ? writeSiteArchive(order) : writeDataExport({ ...order, hasUploads });
}

/** Writes an export of the site. */
export const siteExportWrite = defineJob({
  name: 'export.write',
  ...taskJob,
  async handler(forum, { taskID }, run) {
    let fileName: string | undefined;
    const outcome = await runTask(forum, { taskID, run }, async (task, report) => {
      fileName = exportFileName(task);
      const { contents, ...file } = await writeExport(forum, task, report);
      return { ...file, fileName, result: contents };
    });
    // A cancelled export may have been deleted from the list meanwhile.
    if (outcome === 'cancelled' && fileName !== undefined) await removeBackupFile(forum, fileName);
  },
});
