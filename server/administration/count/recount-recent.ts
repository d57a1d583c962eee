import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { type PostKind, postKinds } from '#server/search/post-kind.ts';
import { recentColumns, recentTables, recentValues } from '#server/search/recent-post.queries.ts';
import type { Drift } from './recount-forum.ts';

/**
 * The posts of a kind, from the oldest post in the table of recent posts onwards, whose copy there is missing, obsolete
 * or different.
 */
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
 * Compares the table of recent posts, which is searched first, with the posts themselves. A missing post is reported as
 * 0 instead of 1, a surplus one as 1 instead of 0; for a post with different content the stored value is null.
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
