import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import { generateCounts } from './generate-counts.ts';
import { generateMembers, generatePlaces, generateText } from './generate-people.ts';
import { generateComments, generateDiscussions, planPosts } from './generate-posts.ts';
import { generateReactions, planReactions } from './generate-reactions.ts';
import { generateReports } from './generate-reports.ts';

/** The amount of generated data. All other numbers derive from the number of discussions. */
export interface BenchSize {
  readonly discussions: number;
  readonly comments: number;
  readonly members: number;
}

/**
 * Returns the size of a forum with this number of discussions: on average five comments for each discussion, and ten
 * discussions for each member.
 */
export const benchSizeOf = (discussions: number): BenchSize => ({
  discussions,
  comments: discussions * 5,
  members: Math.max(50, Math.round(discussions / 10)),
});

/** Tables that are filled without their indexes. The indexes are recreated afterwards. */
const filled = ['discussion', 'comment', 'reaction', 'reaction_count', 'report', 'discussion_member', 'discussion_tag'];

/**
 * The number of indexes that are built concurrently. The embedded database has a single connection and builds them
 * sequentially.
 */
const builders = 3;

/**
 * Fills an empty, migrated database with a forum of the given size, using set-based statements. A few discussions have
 * thousands of comments and most have a handful. A few members write most of the posts, and most posts are recent.
 * Every counter matches the rows. The same size yields the same data, except for the dates, which end at the current
 * time.
 */
export async function generateForum(db: Kysely<Tables>, size: BenchSize): Promise<void> {
  const definitions = await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set jit = off`.execute(one);
    // Disables triggers and foreign key checks: all generated references are valid.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`select setseed(0.42)`.execute(one);
    const made = await one.transaction().execute((trx) => fill(trx, size));
    await sql`reset session_replication_role`.execute(one);
    return made;
  });
  await Promise.all(Array.from({ length: builders }, () => makeIndexes(db, definitions)));
  await refreshRecentPosts(db);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

/** Builds the remaining indexes; takes each definition from the shared list when its build starts. */
const makeIndexes = (db: Kysely<Tables>, definitions: string[]): Promise<void> =>
  db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    for (let next = definitions.pop(); next; next = definitions.pop()) await sql.raw(next).execute(one);
  });

/**
 * Fills the tables and returns the definitions of the dropped indexes. A table that is truncated in the same
 * transaction is filled without WAL where `wal_level` is `minimal`.
 */
async function fill(db: Kysely<Tables>, size: BenchSize): Promise<string[]> {
  await sql`truncate ${sql.join(filled.map((name) => sql.ref(name)))} cascade`.execute(db);
  const definitions = await dropIndexes(db);
  await timed('members, places', async () => {
    await generateText(db, size);
    await generateMembers(db, size);
    await generatePlaces(db);
  });
  await timed('plan of posts', () => planPosts(db, size));
  await timed('plan of reactions', () => planReactions(db, size));
  await timed('discussions', () => generateDiscussions(db));
  await timed('comments', () => generateComments(db));
  await timed('reactions', () => generateReactions(db));
  await timed('reports', () => generateReports(db, size));
  await timed('counts', () => generateCounts(db));
  return definitions;
}

const timed = async (name: string, act: () => Promise<unknown>): Promise<void> => {
  const started = performance.now();
  await act();
  if (process.env['BENCH_TIMES'])
    process.stdout.write(`${name} ${((performance.now() - started) / 1000).toFixed(1)}\n`);
};

async function dropIndexes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = any(${filled}::text[])
      and not exists (select from pg_constraint where conname = indexname)
    order by indexdef like '%USING gin%', tablename <> 'comment' desc
  `.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}
