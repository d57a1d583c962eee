import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The free space in bytes that tests may need for databases, data folders and profiles of browsers. */
const neededSpace = 4 * 1024 ** 3;

/** Returns the number of bytes that can be stored in a file system in memory; 0 when it does not exist. */
function spaceIn(fileSystem) {
  try {
    const { bavail, bsize } = statfsSync(fileSystem);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}

/**
 * Creates a folder for the temporary files of tests in memory, where creating, deleting and syncing files takes much
 * less processor time than on a disk. The folder is deleted when this process exits. Returns undefined when the system
 * has no file system in memory with enough space.
 */
export function makeMemoryFolder({ fileSystem = '/dev/shm', needed = neededSpace } = {}) {
  if (spaceIn(fileSystem) < needed) return undefined;
  const folder = mkdtempSync(join(fileSystem, 'folkmoot-test-'));
  // The private PostgreSQL server runs under another account.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}
