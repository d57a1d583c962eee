import { sql, type Transaction } from 'kysely';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type KeptCount, keptCounts } from './recount-counts.ts';

/** Tables whose rows can be counted anew one by one. */
export type CountedTable = 'category' | 'discussion' | 'member' | 'tag';

/**
 * Counts anew what is kept as a count in some rows of a table, by the same truths as `npm run recount`; the last posts of
 * categories too. Discussions go before categories, which count what is kept of their discussions.
 */
export async function recountSome(
  trx: Transaction<Tables>,
  table: CountedTable,
  ids: readonly number[],
): Promise<void> {
  const [first, ...others] = keptCounts.filter((kept) => kept.table === table) as [KeptCount, ...KeptCount[]];
  const changes = [first, ...others].map(({ column, truth }) => sql`${sql.ref(column)} = ${truth}`);
  await sql`
    update ${sql.table(table)} kept set ${sql.join(changes)}
    where ${sql.ref(`kept.${first.id}`)} = any(${ids}::bigint[])
  `.execute(trx);
  if (table === 'category') await refreshLastPosts(trx, ids);
}
