import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import { generateCounts } from './generate-counts.ts';
import { generateMembers, generatePlaces, generateText } from './generate-people.ts';
import { generateComments, generateDiscussions, planPosts } from './generate-posts.ts';
import { generateReactions, planReactions } from './generate-reactions.ts';
import { generateReports } from './generate-reports.ts';

/** How much is generated. Everything else follows from the number of discussions. */
export interface BenchSize {
  readonly discussions: number;
  readonly comments: number;
  readonly members: number;
}

/** A forum of so many discussions: five comments to each on average, ten discussions to a member. */
export const benchSizeOf = (discussions: number): BenchSize => ({
  discussions,
  comments: discussions * 5,
  members: Math.max(50, Math.round(discussions / 10)),
});

/** Tables that are filled without their indexes, which are made again afterwards. */
const filled = ['discussion', 'comment', 'reaction', 'reaction_count', 'report', 'discussion_member', 'discussion_tag'];

/**
 * Fills an empty, migrated database with a forum of the given size, by statements over whole sets. A few discussions
 * have thousands of comments and most a handful, a few members write most of them, and most is recent; every counter
 * says what is there. The same size gives the same forum, but for dates, which end now.
 */
export async function generateForum(db: Kysely<Tables>, size: BenchSize): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`select setseed(0.42)`.execute(one);
    const definitions = await dropIndexes(one);
    await generateText(one);
    await generateMembers(one, size);
    await generatePlaces(one);
    await planPosts(one, size);
    await planReactions(one, size);
    await generateDiscussions(one);
    await generateComments(one);
    await generateReactions(one);
    await generateReports(one, size);
    await generateCounts(one);
    for (const definition of definitions) await sql.raw(definition).execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

async function dropIndexes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = any(${filled}::text[])
      and not exists (select from pg_constraint where conname = indexname)
  `.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}
