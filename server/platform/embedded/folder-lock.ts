import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder is open in another process; two at once would harm it. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

const sqliteBusy = 5;

/**
 * Keeps a data folder for this process alone and returns the function that gives it back.
 *
 * The guard is an exclusive SQLite lock on `<folder>.lock`, which the operating system takes back when the process dies.
 * PostgreSQL's own guard, `postmaster.pid`, guards nothing here, as every PGlite is process 42; and one left empty by a
 * process killed while writing it would keep the forum from ever starting again. So whoever holds the folder removes it.
 *
 * @throws {DatabaseInUseError} when another process (or this one) holds the folder.
 */
export function lockFolder(folder: string): () => void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(folder, error) : error;
  }
  return () => lock.close();
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
