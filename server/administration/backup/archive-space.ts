import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { findFreeSpace } from './backup-file.ts';
import { TaskFailure } from './site-task-run.ts';

/**
 * Checks, before a backup or an export is written, that the disk of their folder has room for all uploads and
 * `MIN_FREE_SPACE` beside them. The compressed rows of the database are small in comparison.
 *
 * @throws {TaskFailure} `disk-full`.
 */
export async function requireArchiveSpace(
  { db, configuration }: Forum,
  { hasUploads }: { hasUploads: boolean },
): Promise<void> {
  const { backupFolder, dataFolder, minFreeSpace } = configuration;
  const free = (await findFreeSpace(backupFolder)) ?? (await findFreeSpace(dataFolder));
  const { rows } = await sql<{ size: number }>`select coalesce(sum(size), 0)::bigint as size from media`.execute(db);
  const needed = minFreeSpace + (hasUploads ? (rows[0]?.size ?? 0) : 0);
  if (free !== undefined && free < needed)
    throw new TaskFailure('disk-full', `The file needs ${Math.ceil(needed / 1_000_000)} MB of free space.`);
}
