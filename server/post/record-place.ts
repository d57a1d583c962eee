import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the SQL expression for the current category of a row's record, from the columns `record_type` and `record_id`
 * of a table. Stored copies of the category become stale when a discussion is moved, merged or split. `fallback` is
 * used for records that no longer exist.
 *
 * @example recordPlace('r', sql`r.category_id`) // of `report r`
 */
export const recordPlace = (table: string, fallback: RawBuilder<unknown> = sql`null::bigint`): RawBuilder<unknown> => {
  const id = sql.ref(`${table}.record_id`);
  return sql`coalesce(case ${sql.ref(`${table}.record_type`)}
    when 'discussion' then (select place.category_id from discussion place where place.discussion_id = ${id})
    when 'comment' then (
      select place.category_id from comment said join discussion place using (discussion_id) where said.comment_id = ${id}) end, ${fallback})`;
};
