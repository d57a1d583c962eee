import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type PostKind, postKinds } from './post-kind.ts';

/** The number of posts of each kind in the recent tables, which are searched first. */
const mostRecent = 20_000;

/** The tables with copies of the newest posts. Triggers update them with every change of a post. */
export const recentTables = {
  discussion: 'recent_discussion',
  comment: 'recent_comment',
} as const satisfies Record<PostKind, string>;

/** The columns of the recent tables. */
export const recentColumns = {
  discussion: sql`discussion_id, category_id, date_inserted, search`,
  comment: sql`comment_id, discussion_id, category_id, date_inserted, search`,
} as const;

/**
 * The values of the recent tables' columns, in the same order, for a statement that selects posts. A comment of a
 * deleted discussion has no category.
 */
export const recentValues = {
  discussion: recentColumns.discussion,
  comment: sql`comment_id, discussion_id, category_of_comments(discussion_id), date_inserted, search`,
} as const;

/**
 * Deletes the rows of the recent tables that are no longer among the newest posts. A table with far too few or too many
 * rows (after mass deletions or an import) is rebuilt, which blocks writes to posts meanwhile.
 */
export async function refreshRecentPosts(db: Kysely<Tables>, most = mostRecent): Promise<void> {
  for (const kind of postKinds)
    if (await areFarFromNewest(db, kind, most)) await chooseRecentPosts(db, kind, most);
    else await dropOlder(db, kind, most);
}

async function areFarFromNewest(db: Kysely<Tables>, kind: PostKind, most: number): Promise<boolean> {
  const { rows } = await sql<{ kept: number; all: number }>`
    select (select count(*) from ${sql.table(recentTables[kind])}) as kept,
      (select count(*) from (select from ${sql.table(kind)} where date_deleted is null limit ${most}) newest) as all
  `.execute(db);
  return rows.some(({ kept, all }) => kept < all * 0.75 || kept > most * 4);
}

async function dropOlder(db: Kysely<Tables>, kind: PostKind, most: number): Promise<void> {
  const table = sql.table(recentTables[kind]);
  await sql`
    delete from ${table} where date_inserted < (
      select date_inserted from ${table} order by date_inserted desc offset ${most - 1} limit 1)
  `.execute(db);
}

async function chooseRecentPosts(db: Kysely<Tables>, kind: PostKind, most: number): Promise<void> {
  const [table, posts] = [sql.table(recentTables[kind]), sql.table(kind)];
  await inTransaction(db, async (trx) => {
    await sql`lock table ${posts} in share row exclusive mode`.execute(trx);
    await sql`truncate ${table}`.execute(trx);
    await sql`
      insert into ${table} (${recentColumns[kind]})
      select ${recentValues[kind]} from ${posts} where date_deleted is null and search is not null
      order by date_inserted desc limit ${most}
    `.execute(trx);
  });
}
