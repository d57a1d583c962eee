import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ExportContents } from '#api/administration/export/site-export.contract.ts';
import { archiveLines, writeArchiveFile } from '#server/administration/backup/archive-file.ts';
import { archiveEnd, archiveEntry, archiveFile } from '#server/administration/backup/archive-writing.ts';
import { type ReadRows, type Run, withCursors } from '#server/administration/backup/database-snapshot.ts';
import type { Report } from '#server/administration/backup/site-task-run.ts';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import { projectVersion } from '#server/platform/configuration/project-version.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type ExportScope, exportSelects } from './export-selects.ts';
import { UsedUploads } from './used-uploads.ts';

/** The version of the format. */
const formatVersion = 1;

/** The options of writing an export: its scope, its target file, and the progress callback. */
export interface DataExportOrder {
  readonly forum: Pick<Forum, 'database' | 'configuration' | 'settings'>;
  readonly scope: ExportScope;
  readonly hasUploads: boolean;
  /** The absolute path of the file to write. */
  readonly file: string;
  readonly now: Date;
  readonly report: Report;
}

/** A written export: its file and its contents. */
export interface WrittenExport {
  readonly size: number;
  readonly checksum: string;
  readonly contents: ExportContents;
}

/** Counts the rows of statements as of the moment of a plan. */
export async function countRows(run: Run, selects: Readonly<Record<string, string>>): Promise<number> {
  let total = 0;
  for (const select of Object.values(selects))
    total += Number((await run<{ count: number }>(`select count(*) as count from (${select}) counted`))[0]?.count);
  return total;
}

/**
 * Writes the content of the forum as JSON lines (docs/export-format.md), as of one moment. Memory does not depend on the
 * number of records.
 */
export async function writeDataExport(order: DataExportOrder): Promise<WrittenExport> {
  const selects = exportSelects(order.scope);
  return withCursors(
    order.forum.database,
    async (run) => ({ facts: await countRows(run, selects), selects }),
    async (total, rows) => {
      const contents: { found?: ExportContents } = {};
      const archive = archiveOf(
        order,
        { kinds: Object.keys(selects), total, rows },
        (found) => (contents.found = found),
      );
      const written = await writeArchiveFile(order.file, archive);
      return { ...written, contents: contents.found as ExportContents };
    },
  );
}

interface Source {
  readonly kinds: readonly string[];
  readonly total: number;
  readonly rows: ReadRows;
}

async function* archiveOf(
  order: DataExportOrder,
  { kinds, total, rows }: Source,
  onFinished: (contents: ExportContents) => void,
): AsyncGenerator<Buffer> {
  const { now, report, scope } = order;
  const used = new UsedUploads();
  const sums: string[] = [];
  const counts: Record<string, number> = {};
  const note = (name: string, content: Buffer) => {
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}`);
  };
  let done = 0;
  for (const kind of kinds) {
    counts[kind] = 0;
    const counted = async function* () {
      for await (const batch of rows(kind)) {
        const kept = kind === 'files' ? batch.flatMap((line) => keptFile(line, used) ?? []) : batch;
        if (kind !== 'files') for (const line of kept) used.read(line);
        counts[kind] = (counts[kind] ?? 0) + kept.length;
        done += batch.length;
        await report('database', done, total);
        yield kept;
      }
    };
    yield* archiveLines(kind, counted(), now, { ending: 'jsonl', onEntry: note });
  }
  const uploads = order.hasUploads ? yield* archiveUploads(order, used, sums) : { uploads: 0, uploadBytes: 0 };
  const contents: ExportContents = { counts, ...uploads };
  const { siteUrl } = order.forum.configuration;
  const settings = await order.forum.settings.get();
  const manifest = {
    format: 'folkmoot-export',
    formatVersion,
    version: projectVersion,
    dateCreated: now.toISOString(),
    site: { url: siteUrl, name: settings['ui.siteName'], language: settings['garden.locale'] },
    scope: scope.categoryIDs === undefined ? 'all' : 'public',
    hasUploads: order.hasUploads,
    hasAddresses: scope.hasAddresses,
    ...contents,
  };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  note('manifest.json', content);
  yield* archiveEntry('manifest.json', content, now);
  yield* archiveEntry('checksums.sha256', Buffer.from(`${sums.join('\n')}\n`), now);
  yield archiveEnd();
  onFinished(contents);
}

/** Returns the line of an upload that is attached or used; undefined for others. */
function keptFile(line: string, used: UsedUploads): string | undefined {
  const { isAttached, ...file } = JSON.parse(line) as { path: string; isAttached: boolean };
  if (isAttached) used.add(file.path);
  return used.has(file.path) ? JSON.stringify(file) : undefined;
}

/** Yields the used uploads as entries in the folder `uploads`. A file that does not exist any more is omitted. */
export async function* archiveUploads(
  { forum, report }: Pick<DataExportOrder, 'forum' | 'report'>,
  used: UsedUploads,
  sums: string[],
): AsyncGenerator<Buffer, Pick<ExportContents, 'uploads' | 'uploadBytes'>> {
  const folder = mediaFolderOf(forum.configuration.dataFolder);
  const { paths } = used;
  let [uploads, uploadBytes] = [0, 0];
  for (const [index, path] of paths.entries()) {
    const hash = createHash('sha256');
    const isWritten = yield* archiveFile(`uploads/${path}`, join(folder, path), (part) => {
      uploadBytes += part.length;
      hash.update(part);
    });
    if (isWritten) {
      uploads += 1;
      sums.push(`${hash.digest('hex')}  uploads/${path}`);
    }
    await report('uploads', index + 1, paths.length);
  }
  return { uploads, uploadBytes };
}
