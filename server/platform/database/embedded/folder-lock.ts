import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusableError } from '#server/platform/database/database-unusable-error.ts';

/** An error that states that the data folder is open in another process. Two processes at once would corrupt it. */
export class DatabaseInUseError extends DatabaseUnusableError {
  override readonly name = 'DatabaseInUseError';
}

const sqliteBusy = 5;

/**
 * Locks a data folder for this process. Returns the function that releases the lock.
 *
 * The lock is an exclusive SQLite lock on `<folder>.lock`, which the operating system releases when the process dies.
 * PostgreSQL's own lock file `postmaster.pid` gives no protection here, since every PGlite runs as process 42. An empty
 * `postmaster.pid`, left by a process killed while writing it, would prevent every further start. The holder of the
 * lock therefore deletes it.
 *
 * @throws {DatabaseInUseError} when another process (or this one) holds the lock.
 * @throws {DatabaseUnusableError} when the folder cannot be created or written.
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(folder, error) : error;
  }
  return () => lock.close();
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolder(path.dirname(folder));
    return new DatabaseSync(`${folder}.lock`);
  } catch (cause) {
    const place = path.dirname(folder);
    const reason = (cause as Error).message.replace(/, (mkdir|stat) .*/, '');
    throw new DatabaseUnusableError(
      `The data folder ${place} cannot be written (${reason}). Set DATA_DIR to a folder that can.`,
      { cause },
    );
  }
}

// Node's own `recursive` option never returns where the system does not allow folders to be created, as in /proc.
function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === sqliteBusy;
}

function inUse(folder: string, cause: unknown): DatabaseInUseError {
  const advice = 'Stop that process, or set DATA_DIR to another folder.';
  return new DatabaseInUseError(`The data folder ${folder} is in use by another Folkmoot process. ${advice}`, {
    cause,
  });
}
