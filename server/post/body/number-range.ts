import { type RawBuilder, sql } from 'kysely';
import type { Range } from '#api/query.ts';

/** Returns the SQL condition that a column is within a range of integers. */
export function withinNumbers(column: RawBuilder<unknown>, range: Range): RawBuilder<unknown> {
  const { from, fromExclusive, to, toExclusive, values } = range;
  const number = (text: string) => sql`${text}::bigint`;
  const bounds = [
    from === undefined ? [] : [fromExclusive ? sql`${column} > ${number(from)}` : sql`${column} >= ${number(from)}`],
    to === undefined ? [] : [toExclusive ? sql`${column} < ${number(to)}` : sql`${column} <= ${number(to)}`],
    values === undefined ? [] : [sql`${column} = any(${[...values]}::bigint[])`],
  ].flat();
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : sql`true`;
}
