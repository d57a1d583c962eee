import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import type { Forum } from '#server/platform/forum.ts';
import { backupPath, findTaskFile } from './backup-file.ts';
import { type Restoration, RestoreError, restoreBackup } from './backup-restoring.ts';
import { findTask } from './site-task.queries.ts';
import { type Report, TaskFailure } from './site-task-run.ts';

/** The space that a new embedded database takes, in bytes. */
const emptyDatabase = 100_000_000;

/** Returns the SHA-256 checksum of a file. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/**
 * Returns the path of a backup's file, and the space that its restored data need.
 *
 * @throws {TaskFailure} when the file does not exist, or was changed after it was written.
 */
export async function findSoundFile(forum: Forum, taskID: number): Promise<{ file: string; space: number }> {
  const backup = await findTask(forum.db, 'backup', taskID);
  const fileName = backup && (await findTaskFile(forum, backup));
  if (!backup || fileName === undefined)
    throw new TaskFailure('file-missing', 'The file of the backup does not exist.');
  const file = backupPath(forum, fileName);
  if (backup.checksum !== (await checksumOf(file)))
    throw new TaskFailure('file-damaged', 'The file was changed after it was written.');
  return { file, space: emptyDatabase + Number(backup.result?.['uploadBytes'] ?? 0) + (backup.size ?? 0) * 10 };
}

/** Errors of a file that was changed or cut off: of zlib, of JSON, and of our own reader. */
const isDamage = (error: Error & { code?: string }): boolean =>
  error instanceof RestoreError ||
  error instanceof SyntaxError ||
  /^Z_|^22/.test(error.code ?? '') ||
  /^The file is/.test(error.message);

/**
 * Restores a backup into a folder with an embedded database of its own. The former content of the folder is deleted.
 * `onRestored` is called before the database is closed.
 *
 * @throws {TaskFailure} `file-damaged`.
 */
export async function restoreInto(
  folder: string,
  order: { file: string; report?: Report; onRestored?: (database: Database, restored: Restoration) => Promise<void> },
): Promise<Restoration> {
  const { file, report, onRestored } = order;
  await rm(folder, { recursive: true, force: true });
  const database = await openDatabase({ dataFolder: folder, isTemporary: true });
  try {
    const restored = await restoreBackup({ file, database, dataFolder: folder, ...(report && { report }) });
    await onRestored?.(database, restored);
    return restored;
  } catch (error) {
    if (isDamage(error as Error)) throw new TaskFailure('file-damaged', (error as Error).message, { cause: error });
    throw error;
  } finally {
    await database.close();
  }
}
