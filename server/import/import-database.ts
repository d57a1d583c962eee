import type { Kysely } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Disables the statement timeout. Counting the rows of a large community exceeds the limit for page requests. */
export function withoutTimeout(address: string): string {
  const url = new URL(address);
  url.searchParams.set('statement_timeout', '0');
  return url.href;
}

/**
 * Runs an import within a running forum. On a PostgreSQL server it has connections of its own, without a time limit. The
 * embedded database has one connection, which the import shares with the requests.
 */
export async function withImportDatabase<T>(
  { configuration: { databaseUrl }, database }: Pick<Forum, 'configuration' | 'database'>,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(database.kysely);
  const url = new URL(withoutTimeout(databaseUrl));
  url.searchParams.set('pool_max', '2');
  const own = await openDatabase({ databaseUrl: url.href });
  try {
    return await work(own.kysely);
  } finally {
    await own.close();
  }
}
