import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './queryable.ts';

/** The bound of counts of lists, unless a later page is requested (docs/decisions/0020-bounded-counts-and-page-anchors.md). */
const mostCounted = 1_000;

/**
 * Counts the rows of a list up to a bound, and always past the next page. `isCapped` means that there may be more.
 *
 * @param rows The tables and the condition, as after `from`.
 */
export async function countUpTo(
  db: Queryable,
  rows: RawBuilder<unknown>,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; isCapped: boolean }> {
  const most = Math.max(mostCounted, (page + 1) * limit + 1);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from ${rows} limit ${most}) counted
  `.execute(db);
  const total = counted[0]?.total ?? 0;
  return { total, isCapped: total === most };
}
