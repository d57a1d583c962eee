import path from 'node:path';
import type { Writable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { ImportArguments } from './import-arguments.ts';
import { findImportCategory, type ImportCategory, openImportCategory } from './import-category.queries.ts';
import { ImportList } from './import-list.ts';
import { ImportProgress } from './import-progress.ts';
import { ImportReport } from './import-report.ts';
import { findHosts, sourceOf, storeHosts } from './imported-site.ts';
import { DatabaseStore } from './stack-exchange/database-store.ts';
import { DryStore } from './stack-exchange/dry-store.ts';
import { findDumpFiles, tableNames } from './stack-exchange/dump-file.ts';
import type { ImportStore } from './stack-exchange/dump-record.ts';
import { importStackExchange, workOf } from './stack-exchange/import-stack-exchange.ts';

type DumpFiles = Awaited<ReturnType<typeof findDumpFiles>>;

/** The result of an import. */
export interface FinishedImport {
  readonly report: ImportReport;
  readonly seconds: number;
  /** The file that lists every fault and every row that was left out or changed. Undefined when there are none. */
  readonly listFile: string | undefined;
}

/**
 * Finds the files of a dump.
 *
 * @throws {Error} with a one-line message for the administrator when the folder cannot be read or contains no dump.
 */
export async function findDump(folderName: string): Promise<DumpFiles> {
  const folder = path.resolve(folderName);
  const files = await findDumpFiles(folder).catch((cause) => {
    throw new Error(`The folder ${folder} cannot be read: ${cause.message}`);
  });
  if (files.size === 0)
    throw new Error(`There is no dump in ${folder}: expected ${tableNames.join(', ')} as .xml or .xml.gz.`);
  return files;
}

/** Receives the progress of an import: the step, and the bytes and rows read. The import stops when it throws. */
export type OnImportProgress = (step: string, bytes: number, rows: number) => void | Promise<void>;

/** Imports a dump into a migrated database and shows the progress on `out`. */
export async function runImport(
  db: Kysely<Tables>,
  files: DumpFiles,
  options: ImportArguments,
  out: Writable,
): Promise<FinishedImport> {
  const progress = new ImportProgress(out, workOf(files));
  const finished = await importDump(db, files, options, (...state) => progress.show(...state));
  return { ...finished, seconds: progress.end() };
}

/** Imports a dump into a migrated database. */
export async function importDump(
  db: Kysely<Tables>,
  files: DumpFiles,
  options: ImportArguments,
  onProgress: OnImportProgress,
): Promise<Omit<FinishedImport, 'seconds'>> {
  const list = new ImportList(options.list);
  const report = new ImportReport(list.add);
  const name = path.basename(path.resolve(options.folder));
  const site = options.site ?? name;
  const { store, category } = await openStore(db, options, { site, category: options.category ?? site });
  report.otherCategory = category.instead === undefined ? undefined : { wanted: category.instead, used: category.name };
  const hosts = options.hosts.map((host) => [host.toLowerCase(), site] as const);
  const sites = new Map([...(await findHosts(db)), ...hosts]);
  try {
    const progress = (step: string, bytes: number) => onProgress(step, bytes, report.rows);
    await importStackExchange({ files, store, report, site, sites, onProgress: progress });
  } finally {
    list.close();
  }
  return { report, listFile: list.file };
}

async function openStore(
  db: Kysely<Tables>,
  { isDryRun, hosts }: ImportArguments,
  { site, category }: { site: string; category: string },
): Promise<{ readonly store: ImportStore; readonly category: ImportCategory }> {
  const source = sourceOf(site);
  if (isDryRun) return { store: new DryStore(db, source), category: await findImportCategory(db, source, category) };
  const opened = await openImportCategory(db, source, category);
  const { categoryID } = opened;
  await storeHosts(db, { site, categoryID, hosts });
  return { store: new DatabaseStore(db, { source, categoryID }), category: opened };
}

/** Returns true when the database contains the forum's tables. A dry run does not create them. */
export async function hasTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('import_record') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
