import { sql, type Transaction } from 'kysely';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type DenormalizedCount, denormalizedCounts } from './recount-counts.ts';

/** The tables whose rows can be recounted individually. */
export type CountedTable = 'category' | 'discussion' | 'member' | 'tag';

/**
 * Recomputes the counts of some rows of a table, with the same expressions as `npm run recount`; for categories, also
 * their last posts. Recount discussions before categories, whose counts are derived from those of their discussions.
 */
export async function recountSome(
  trx: Transaction<Tables>,
  table: CountedTable,
  ids: readonly number[],
): Promise<void> {
  const [first, ...others] = denormalizedCounts.filter((kept) => kept.table === table) as [
    DenormalizedCount,
    ...DenormalizedCount[],
  ];
  const changes = [first, ...others].map(({ column, truth }) => sql`${sql.ref(column)} = ${truth}`);
  await sql`
    update ${sql.table(table)} kept set ${sql.join(changes)}
    where ${sql.ref(`kept.${first.id}`)} = any(${ids}::bigint[])
  `.execute(trx);
  if (table === 'category') await refreshLastPosts(trx, ids);
}
