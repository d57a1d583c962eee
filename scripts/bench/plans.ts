import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database.ts';
import type { Subject } from './subject.ts';

/** How PostgreSQL answers one query: the lines of `explain (analyze, buffers)`. */
export interface Plan {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The heart of the queries that most visits make, written out by hand: how rows are found, without all that is read of them. */
const queries = ({ categoryID, hugeID }: Subject) => [
  {
    name: 'A page of the list of discussions',
    text: `select d.discussion_id from discussion d where d.date_deleted is null
      order by d.date_last_comment desc, d.discussion_id desc limit 30`,
  },
  {
    name: 'A page of a category’s list',
    text: `select d.discussion_id from discussion d where d.date_deleted is null and d.category_id = ${categoryID}
      order by d.date_last_comment desc, d.discussion_id desc limit 30`,
  },
  {
    name: 'Where the thousands of the list begin (once in 20 seconds, for far pages)',
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
    name: 'A search for a common word',
    text: `select c.comment_id from comment c join discussion d on d.discussion_id = c.discussion_id
      where c.search @@ to_tsquery('english', 'people') and c.date_deleted is null and d.date_deleted is null
      order by c.date_inserted desc, c.comment_id desc limit 1000`,
  },
];

/** Lets PostgreSQL explain the hot queries, each after it has run once. */
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

async function explain({ kysely }: Database, text: string): Promise<string[]> {
  await sql.raw(text).execute(kysely);
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${text}`)
    .execute(kysely);
  return rows.map((row) => row['QUERY PLAN']);
}
