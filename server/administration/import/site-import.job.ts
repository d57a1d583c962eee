import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportSummary, SiteImport } from '#api/administration/import/site-import.contract.ts';
import { runTask, TaskFailure, taskJob } from '#server/administration/backup/site-task-run.ts';
import { withImportDatabase } from '#server/import/import-database.ts';
import type { ImportReport } from '#server/import/import-report.ts';
import { findDump, importDump } from '#server/import/run-import.ts';
import { tableNames } from '#server/import/stack-exchange/dump-file.ts';
import { workOf } from '#server/import/stack-exchange/import-stack-exchange.ts';
import { defineJob } from '#server/jobs/job.ts';
import { dumpFolder, importListPath } from './import-dump.ts';

/** The stored options of an import or dry run. */
export type ImportInput = Pick<SiteImport, 'options' | 'isDryRun'>;

/** The stored result of an import or dry run. */
export type ImportResult = Pick<SiteImport, 'hasList'> & { readonly report: ImportSummary };

/** The steps of reading. Each has the name of its table. */
const steps = new Set<string>(tableNames);

function summarize({
  kinds,
  incompleteFiles,
  faults,
  countFaults,
  countAttached,
  otherCategory,
}: ImportReport): ImportSummary {
  return {
    kinds: [...kinds].map(([kind, { warnings, ...counts }]) => ({ kind, ...counts, changed: warnings })),
    incomplete: incompleteFiles.slice(0, 20),
    faults,
    countFaults,
    countAttached,
    ...(otherCategory && { otherCategory }),
  };
}

/**
 * Imports a dump, or tries it. An import whose process was killed continues, because records that are already there are
 * recognised.
 */
export const siteImportRun = defineJob({
  name: 'import.run',
  ...taskJob,
  retries: 3,
  async handler(forum, { taskID }, run) {
    await runTask(forum, { taskID, run }, async (task, report) => {
      const { options, isDryRun } = task.input as unknown as ImportInput;
      const folder = dumpFolder(forum, options) ?? '';
      const files = await findDump(folder).catch((cause: Error) => {
        throw new TaskFailure('file-missing', cause.message, { cause });
      });
      const list = importListPath(forum, taskID);
      await mkdir(path.dirname(list), { recursive: true });
      await rm(list, { force: true });
      const { site, category, hosts } = options;
      const work = { folder, isDryRun, list, hosts, site: site || undefined, category: category || undefined };
      const total = workOf(files);
      const finished = await withImportDatabase(forum, (db) =>
        importDump(db, files, work, (step, bytes) =>
          report(steps.has(step) ? step : 'import-finish', Math.min(bytes, total), total),
        ),
      );
      if (!isDryRun) await forum.categories.changed();
      const result: ImportResult = { report: summarize(finished.report), hasList: finished.listFile !== undefined };
      return { result };
    });
  },
});
