import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { BackupContents } from '#api/administration/backup/backup.contract.ts';
import { ApiError } from '#api/errors.ts';
import { readArchive, readEntry } from '#server/administration/backup/archive-reading.ts';
import { BackupChecksums, BackupDescription, entryNames } from '#server/administration/backup/backup-description.ts';
import { backupFileName, backupPath, findBackupSpace } from '#server/administration/backup/backup-file.ts';
import { checksumOf } from '#server/administration/backup/backup-trial.ts';
import { insertFinishedTask, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { taskEntry } from '#server/administration/backup/site-task-end.ts';
import { storageFull } from '#server/composer/media/upload-allowance.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

type Site = Pick<Forum, 'configuration'>;

/** The time after which the parts of an unfinished upload are deleted, in milliseconds. */
const partsKept = 86_400_000;

/** A part of an uploaded file: the upload, and the number of bytes before it. */
export interface UploadedPart {
  readonly upload: string;
  readonly offset: number;
}

const partPath = (site: Site, upload: string): string => backupPath(site, `upload-${upload}.part`);

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

async function removeOldParts({ configuration: { backupFolder } }: Site): Promise<void> {
  for (const name of await readdir(backupFolder)) {
    if (!/^upload-.*\.part$/.test(name)) continue;
    const file = path.join(backupFolder, name);
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - changed > partsKept) await rm(file, { force: true });
  }
}

/**
 * Refuses an upload after which the disk of the backups would be nearly full.
 *
 * @throws {ApiError} server.storage-full.
 */
export async function requireUploadSpace(site: Site, size: number): Promise<void> {
  const free = (await findBackupSpace(site)) ?? 0;
  if (free - size < site.configuration.minFreeSpace) throw storageFull();
}

/**
 * Appends a part to an uploaded file, and returns the number of bytes received so far. A part that was interrupted is
 * removed, so that it can be sent again.
 *
 * @throws {ApiError} restoration.upload-interrupted when parts before it are missing.
 */
export async function appendPart(site: Site, { upload, offset }: UploadedPart, content: Readable): Promise<number> {
  const file = partPath(site, upload);
  if (offset === 0) {
    await mkdir(site.configuration.backupFolder, { recursive: true });
    await removeOldParts(site);
  }
  if ((await sizeOf(file)) !== offset) {
    content.resume();
    throw new ApiError('restoration.upload-interrupted');
  }
  try {
    await pipeline(content, createWriteStream(file, { flags: 'a', mode: 0o600 }));
  } catch (error) {
    await truncate(file, offset).catch(() => undefined);
    throw error;
  }
  return sizeOf(file);
}

async function readContents(file: string): Promise<{ description: BackupDescription; contents: BackupContents }> {
  let description: BackupDescription | undefined;
  let checksums: BackupChecksums | undefined;
  for await (const entry of readArchive(createReadStream(file).pipe(createGunzip()))) {
    if (entry.name === entryNames.checksums)
      checksums = BackupChecksums.parse(JSON.parse((await readEntry(entry)).toString()));
    else if (!description) {
      if (entry.name !== entryNames.description) break;
      description = BackupDescription.parse(JSON.parse((await readEntry(entry)).toString()));
    }
  }
  if (!description || !checksums) throw new Error('The file is no complete backup.');
  const counts = Object.values(checksums.tables);
  const { count: uploads, bytes: uploadBytes } = checksums.uploads;
  const rows = counts.reduce((sum, { count }) => sum + count, 0);
  return { description, contents: { tables: counts.length, rows, uploads, uploadBytes } };
}

/**
 * Reads a completely uploaded file, and adds it to the backups.
 *
 * @throws {ApiError} restoration.file-refused when it is no complete backup.
 */
export async function keepUpload(forum: Forum, userID: number, upload: string): Promise<StoredTask> {
  const part = partPath(forum, upload);
  const read = await readContents(part).catch(async () => {
    await rm(part, { force: true });
    throw new ApiError('restoration.file-refused');
  });
  const { dateCreated, siteUrl } = read.description;
  const facts = { size: await sizeOf(part), checksum: await checksumOf(part) };
  const date = new Date(dateCreated);
  const task = await inTransaction(forum.database, async (trx) => {
    const added = await insertFinishedTask(trx, {
      kind: 'backup',
      insertUserID: userID,
      ...facts,
      input: { isUploaded: true, siteUrl },
      result: read.contents,
      date,
      fileNameOf: (taskID) => backupFileName(date, taskID),
    });
    await logAction(trx, taskEntry({ userID }, added, 'backup.upload'));
    return added;
  });
  await rename(part, backupPath(forum, task.fileName ?? ''));
  return task;
}
