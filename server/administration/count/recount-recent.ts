import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { type PostKind, postKinds } from '#server/search/post-kind.ts';
import { recentColumns, recentTables, recentValues } from '#server/search/recent-post.queries.ts';
import type { Drift } from './recount-forum.ts';

/** The posts of a kind from the oldest of those kept once more on: what is to be kept of them, and what is. */
function differing(kind: PostKind): RawBuilder<unknown> {
  const [table, id] = [sql.table(recentTables[kind]), sql.ref(`${kind}_id`)];
  return sql`
    select coalesce(kept.id, post.id) as id,
      case when kept.id is null then 0 when post.id is null then 1 end as was, (post.id is not null)::integer as truth
    from (select ${id} as id, row(${recentColumns[kind]}) as content from ${table}) kept
    full join (
      select ${id} as id, row(${recentValues[kind]}) as content from ${sql.table(kind)}
      where date_deleted is null and search is not null
        and date_inserted >= (select min(date_inserted) from ${table})
    ) post on post.id = kept.id
    where kept.content is distinct from post.content`;
}

/**
 * Compares the posts that are kept once more to be searched first with the posts themselves. One that is missing was 0 times
 * there and is to be once, one too many the other way about; of one that says something else it is not said how often it was there.
 */
export async function recountRecentPosts(trx: Transaction<Tables>, repair: boolean, most: number): Promise<Drift[]> {
  const drift: Drift[] = [];
  for (const kind of postKinds) {
    const [table, id] = [recentTables[kind], sql.ref(`${kind}_id`)];
    const { rows } = await sql<{ id: number; was: number | null; truth: number }>`
      ${differing(kind)} order by id limit ${most}`.execute(trx);
    drift.push(...rows.map(({ id, was, truth }) => ({ table, id: String(id), column: 'search', was, is: truth })));
    if (!repair || rows.length === 0) continue;
    await sql`create temporary table drifted on commit drop as ${differing(kind)}`.execute(trx);
    await sql`delete from ${sql.table(table)} where ${id} in (select id from drifted)`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (${recentColumns[kind]})
      select ${recentValues[kind]} from ${sql.table(kind)} where ${id} in (select id from drifted where truth = 1)
    `.execute(trx);
    await sql`drop table drifted`.execute(trx);
  }
  return drift;
}
