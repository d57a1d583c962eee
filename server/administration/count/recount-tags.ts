import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Drift } from './recount-forum.ts';

/** Compares the stored number of discussions per tag and category with the true one, and optionally repairs it. */
export async function recountTagUse(trx: Transaction<Tables>, repair: boolean, most: number): Promise<Drift[]> {
  const drifted = sql`
    select tag_id, category_id, coalesce(kept.count_discussions, 0) as was, coalesce(carried.count, 0) as truth
    from tag_use kept
    full join (
      select tag_id, category_id, count(*)::integer as count from discussion_tag join discussion using (discussion_id)
      where date_deleted is null group by tag_id, category_id) carried using (tag_id, category_id)
    where coalesce(kept.count_discussions, 0) <> coalesce(carried.count, 0)`;
  const { rows } = await sql<{ tag_id: number; category_id: number; was: number; truth: number }>`
    ${drifted} order by 1, 2 limit ${most}`.execute(trx);
  if (repair && rows.length > 0) {
    await sql`
      insert into tag_use (tag_id, category_id, count_discussions)
      select tag_id, category_id, truth from (${drifted}) drifted
      on conflict (tag_id, category_id) do update set count_discussions = excluded.count_discussions
    `.execute(trx);
    await sql`delete from tag_use where count_discussions <= 0`.execute(trx);
  }
  return rows.map(({ tag_id, category_id, was, truth }) => ({
    table: 'tag_use',
    id: `tag ${tag_id}, category ${category_id}`,
    column: 'count_discussions',
    was,
    is: truth,
  }));
}
