import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { erasOf, erasSince } from '#server/search/search-era.ts';
import type { Subject } from './subject.ts';

/** The plan of one query: the lines of `explain (analyze, buffers)`. */
export interface Plan {
  readonly name: string;
  readonly lines: readonly string[];
}

const thirtyDays = 30 * 86_400_000;

/**
 * The essential parts of the most frequent queries, written by hand: they find the rows but do not select all columns.
 */
const queries = ({ categoryID, hugeID }: Subject): readonly { name: string; text: string | RawBuilder<unknown> }[] => [
  {
    name: 'A page of the discussion list',
    text: `select d.discussion_id from discussion d where d.date_deleted is null
      order by d.date_last_comment desc, d.discussion_id desc limit 30`,
  },
  {
    name: 'A page of the discussion list of a category',
    text: `select d.discussion_id from discussion d where d.date_deleted is null and d.category_id = ${categoryID}
      order by d.date_last_comment desc, d.discussion_id desc limit 30`,
  },
  {
    name: 'The anchors of the discussion list (once in 20 seconds, for far pages)',
    text: `select key::text, discussion_id from (
      select d.date_last_comment as key, d.discussion_id, row_number() over (order by d.date_last_comment desc, d.discussion_id desc) as place
      from discussion d where d.date_deleted is null) ordered where place % 1000 = 0 order by place`,
  },
  {
    name: 'A far page of the longest discussion',
    text: `select c.comment_id from comment c where c.discussion_id = ${hugeID} and c.parent_comment_id is null
      and c.delete_method is distinct from 'full' and c.root_position between 1501 and 1530 order by c.root_position`,
  },
  {
    name: 'The comments of the last thirty days that contain a common word',
    text: sql`select comment_id from comment where date_deleted is null and search @@ 'peopl'::tsquery
      and ${erasOf(sql`date_inserted`)} && ${erasSince(Date.now() - thirtyDays, Date.now())}::timestamptz[]
      order by date_inserted desc, comment_id desc limit 400`,
  },
];

/** Runs `explain` for the frequent queries, each after it has run once. */
export async function explainQueries(databaseUrl: string, subject: Subject): Promise<Plan[]> {
  const database = await openDatabase({ databaseUrl });
  try {
    const plans: Plan[] = [];
    for (const { name, text } of queries(subject)) plans.push({ name, lines: await explain(database, text) });
    return plans;
  } finally {
    await database.close();
  }
}

async function explain({ kysely }: Database, text: string | RawBuilder<unknown>): Promise<string[]> {
  const query = typeof text === 'string' ? sql.raw(text) : text;
  await query.execute(kysely);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers, costs off) ${query}`.execute(kysely);
  return rows.map((row) => row['QUERY PLAN']);
}
