import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import { projectVersion } from '#server/platform/configuration/project-version.ts';
import type { Database } from '#server/platform/database/database.ts';
import { archiveLines, writeArchiveFile } from './archive-file.ts';
import { archiveEnd, archiveEntry, archiveFile } from './archive-writing.ts';
import { type BackupChecksums, type BackupDescription, backupFormat, entryNames } from './backup-description.ts';
import { type DatabaseSnapshot, withSnapshot } from './database-snapshot.ts';
import { type Digest, RecordDigest } from './table-digest.ts';
import { listUploads, uploadRecord } from './upload-folder.ts';

/** Reports the progress of a backup or restoration: the step, and how many of its rows and files are done. */
export type ReportProgress = (step: 'database' | 'uploads' | 'compare', done: number, total: number) => Promise<void>;

/** The source and the destination of a backup. */
export interface BackupOrder {
  readonly database: Pick<Database, 'pool' | 'kind'>;
  readonly dataFolder: string;
  readonly siteUrl: string;
  /** The absolute path of the file to write. */
  readonly file: string;
  readonly now: Date;
  readonly report: ReportProgress;
}

/** The facts about a finished backup. */
export interface WrittenBackup {
  readonly size: number;
  /** The SHA-256 checksum of the file. */
  readonly checksum: string;
  readonly tables: number;
  readonly rows: number;
  readonly uploads: number;
  readonly uploadBytes: number;
}

/**
 * Writes a backup of the whole forum to one file (`tar.gz`): a description, the rows of all tables as of one moment as
 * JSON lines, the waiting jobs, all uploads, the key of the data folder, and checksums. Memory does not depend on the size
 * of the forum. The file appears under its name only when it is complete. Only the forum's own user account can read it.
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  return withSnapshot(order.database, async (snapshot) => {
    const facts: { checksums?: BackupChecksums } = {};
    const written = await writeArchiveFile(
      order.file,
      archiveOf(order, snapshot, (found) => (facts.checksums = found)),
    );
    const { tables, uploads } = facts.checksums as BackupChecksums;
    const counts = Object.values(tables);
    return {
      ...written,
      tables: counts.length,
      rows: counts.reduce((sum, { count }) => sum + count, 0),
      uploads: uploads.count,
      uploadBytes: uploads.bytes,
    };
  });
}

async function describe({ database, siteUrl, now }: BackupOrder, snapshot: DatabaseSnapshot): Promise<Buffer> {
  const { rows: migrations } = await database.pool.query<BackupDescription['migrations'][number]>(
    'select name, checksum from migration order by name',
  );
  const description: BackupDescription = {
    format: 'folkmoot-backup',
    formatVersion: backupFormat,
    dateCreated: now.toISOString(),
    siteUrl,
    version: projectVersion,
    migrations,
    tables: snapshot.tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    sequences: [...snapshot.sequences],
  };
  return Buffer.from(JSON.stringify(description, null, 1));
}

async function* archiveOf(
  order: BackupOrder,
  snapshot: DatabaseSnapshot,
  onFinished: (checksums: BackupChecksums) => void,
): AsyncGenerator<Buffer> {
  const { now, report, dataFolder } = order;
  yield* archiveEntry(entryNames.description, await describe(order, snapshot), now);
  const tables: Record<string, Digest> = {};
  let done = 0;
  for (const table of snapshot.tables) {
    const digest = new RecordDigest();
    const counted = async function* () {
      for await (const rows of snapshot.rows(table)) {
        for (const row of rows) digest.add(row);
        done += rows.length;
        await report('database', done, snapshot.countRows);
        yield rows;
      }
    };
    yield* archiveLines(`${entryNames.database}${table.name}`, counted(), now);
    tables[table.name] = digest.digest;
  }
  yield* archiveLines(`${entryNames.jobs}waiting`, snapshot.waitingJobs(), now);
  const uploads = yield* archiveUploads(order);
  const key = await readFile(join(dataFolder, entryNames.secretKey)).catch(() => undefined);
  if (key) yield* archiveEntry(entryNames.secretKey, key, now);
  const checksums = { tables, uploads };
  yield* archiveEntry(entryNames.checksums, Buffer.from(JSON.stringify(checksums, null, 1)), now);
  yield archiveEnd();
  onFinished(checksums);
}

async function* archiveUploads({
  dataFolder,
  report,
}: BackupOrder): AsyncGenerator<Buffer, BackupChecksums['uploads']> {
  const folder = mediaFolderOf(dataFolder);
  const digest = new RecordDigest();
  let [total, done, bytes] = [0, 0, 0];
  for await (const _ of listUploads(folder)) total += 1;
  for await (const path of listUploads(folder)) {
    const hash = createHash('sha256');
    const isWritten = yield* archiveFile(`${entryNames.uploads}${path}`, join(folder, path), (part) => {
      bytes += part.length;
      hash.update(part);
    });
    if (isWritten) digest.add(uploadRecord(path, hash.digest('hex')));
    done += 1;
    await report('uploads', Math.min(done, total), total);
  }
  return { ...digest.digest, bytes };
}
