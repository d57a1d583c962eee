import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { findBackupSpace } from './backup-file.ts';
import { TaskFailure } from './site-task-run.ts';

/** Checks that a disk has enough free space, in bytes. @throws {TaskFailure} `disk-full`. */
export function requireSpace(free: number | undefined, needed: number): void {
  if ((free ?? 0) < needed)
    throw new TaskFailure('disk-full', `The task needs ${Math.ceil(needed / 1_000_000)} MB of free space.`);
}

/**
 * Checks, before a backup or an export is written, that the disk of their folder has room for all uploads and
 * `MIN_FREE_SPACE` beside them. The compressed rows of the database are small in comparison.
 *
 * @throws {TaskFailure} `disk-full`.
 */
export async function requireArchiveSpace(
  forum: Pick<Forum, 'db' | 'configuration'>,
  { hasUploads }: { hasUploads: boolean },
): Promise<void> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(size), 0)::bigint as size from media where ${hasUploads}
  `.execute(forum.db);
  requireSpace(await findBackupSpace(forum), forum.configuration.minFreeSpace + (rows[0]?.size ?? 0));
}
