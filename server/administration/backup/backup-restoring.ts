import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-file.ts';
import { type ArchiveEntry, readArchive, readEntry } from './archive-reading.ts';
import { BackupChecksums, BackupDescription, entryNames } from './backup-description.ts';
import type { ReportProgress } from './backup-writing.ts';
import { withSnapshot } from './database-snapshot.ts';
import { isEqualDigest, RecordDigest } from './table-digest.ts';
import { finishTables, insertRows, prepareTables } from './table-restoring.ts';
import { readUploadDigest } from './upload-folder.ts';

/** An error that states why a file cannot be restored. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** A backup and the empty forum into which it is restored. */
export interface RestoreOrder {
  readonly file: string;
  /** An empty database. */
  readonly database: Database;
  readonly dataFolder: string;
  readonly report?: ReportProgress;
}

/** The result of a restoration, compared with the backup. */
export interface Restoration {
  readonly dateCreated: string;
  readonly siteUrl: string;
  readonly tables: number;
  readonly rows: number;
  readonly uploads: number;
  readonly uploadBytes: number;
  /** The tables whose rows differ from the backup, and `uploads` if the uploads differ. Empty when all are equal. */
  readonly differences: readonly string[];
  /** The waiting jobs of the backup, as JSON. */
  readonly jobs: readonly string[];
}

/**
 * Restores a backup into an empty database and a data folder without uploads. Then reads everything again and compares it
 * with the checksums of the backup. The database is as of the backup's version: `migrate` brings it to the newest one.
 *
 * @throws {RestoreError} when the database is not empty, or the file is no backup or of a newer version.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restoration> {
  const { database, file } = order;
  await requireEmpty(database);
  const entries = readArchive(createReadStream(file).pipe(createGunzip()));
  const description = await readDescription(await firstOf(entries));
  await requireKnownMigrations(description);
  await migrate(database, { through: description.migrations.at(-1)?.name });
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const held = await prepareTables(client);
    const found = await restoreEntries(order, { client, description }, entries);
    if (!found.checksums) throw new RestoreError('The file is incomplete: it has no checksums.');
    await finishTables(client, held, description);
    await client.query('commit');
    client.release();
    return await compare(order, description, { jobs: found.jobs, checksums: found.checksums });
  } catch (error) {
    // Closes the connection, because its transaction may be broken.
    await client.query('rollback').catch(() => undefined);
    client.release();
    throw error;
  }
}

async function requireEmpty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>(`select to_regclass('migration')::text as name`);
  if (rows[0]?.name) throw new RestoreError('The database already contains a forum. Use an empty database.');
}

async function readDescription(first: ArchiveEntry | undefined): Promise<BackupDescription> {
  if (first?.name !== entryNames.description) throw new RestoreError('The file is not a backup of Folkmoot.');
  const parsed = BackupDescription.safeParse(JSON.parse((await readEntry(first)).toString()));
  if (!parsed.success) throw new RestoreError('The backup has a newer format. Install a newer version of Folkmoot.');
  return parsed.data;
}

/** Returns the first entry; undefined when the file is not a compressed archive. */
async function firstOf(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry | undefined> {
  const first = await entries.next().catch(() => undefined);
  return first && !first.done ? first.value : undefined;
}

async function requireKnownMigrations({ migrations }: BackupDescription): Promise<void> {
  const known = await readMigrations();
  for (const [index, { name, checksum }] of migrations.entries())
    if (known[index]?.name !== name || known[index]?.checksum !== checksum)
      throw new RestoreError(
        `The backup contains the migration ${name}, which this version of Folkmoot does not have. Install the version that made the backup, or a newer one.`,
      );
}

interface RestoredEntries {
  readonly jobs: string[];
  checksums?: BackupChecksums;
}

async function restoreEntries(
  { dataFolder, report = async () => undefined }: RestoreOrder,
  { client, description }: { client: pg.PoolClient; description: BackupDescription },
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<RestoredEntries> {
  const found: RestoredEntries = { jobs: [] };
  let [rows, files] = [0, 0];
  for await (const entry of entries) {
    const { name } = entry;
    if (name.startsWith(entryNames.database)) {
      const table = description.tables.find((one) => one.name === name.split('/')[1]);
      if (!table) throw new RestoreError(`The backup contains rows of the unknown table ${name.split('/')[1]}.`);
      rows += await insertRows(client, table, linesOf(await readEntry(entry)));
      await report('database', rows, 0);
    } else if (name.startsWith(entryNames.jobs)) found.jobs.push(...linesOf(await readEntry(entry)));
    else if (name.startsWith(entryNames.uploads)) {
      await restoreUpload(entry, mediaFolderOf(dataFolder));
      files += 1;
      await report('uploads', files, 0);
    } else if (name === entryNames.secretKey)
      await writeFile(join(dataFolder, name), await readEntry(entry), { mode: 0o600 });
    else if (name === entryNames.checksums)
      found.checksums = BackupChecksums.parse(JSON.parse((await readEntry(entry)).toString()));
  }
  return found;
}

const linesOf = (content: Buffer): string[] => content.toString('utf8').split('\n').filter(Boolean);

async function restoreUpload(entry: ArchiveEntry, folder: string): Promise<void> {
  const path = resolve(folder, entry.name.slice(entryNames.uploads.length));
  if (!path.startsWith(resolve(folder) + sep)) throw new RestoreError(`The name ${entry.name} is not allowed.`);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(entry.content(), createWriteStream(path));
}

async function compare(
  { database, dataFolder, report = async () => undefined }: RestoreOrder,
  { dateCreated, siteUrl, tables }: BackupDescription,
  { checksums, jobs }: { checksums: BackupChecksums; jobs: readonly string[] },
): Promise<Restoration> {
  const differences: string[] = [];
  let rows = 0;
  await withSnapshot({ pool: database.pool, kind: 'postgres' }, async (snapshot) => {
    for (const { name } of tables) {
      const digest = new RecordDigest();
      const table = snapshot.tables.find((one) => one.name === name);
      if (table)
        for await (const batch of snapshot.rows(table)) {
          for (const row of batch) digest.add(row);
          rows += batch.length;
          await report('compare', rows, snapshot.countRows);
        }
      if (!isEqualDigest(digest.digest, checksums.tables[name])) differences.push(name);
    }
  });
  const uploads = await readUploadDigest(mediaFolderOf(dataFolder));
  if (!isEqualDigest(uploads, checksums.uploads)) differences.push('uploads');
  const { count, bytes } = uploads;
  return { dateCreated, siteUrl, tables: tables.length, rows, uploads: count, uploadBytes: bytes, differences, jobs };
}
