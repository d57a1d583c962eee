import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { answerVectorOf, searchText } from '#server/search/search-vector.ts';

type Trx = Transaction<Tables>;

interface Answered {
  readonly id: number;
  /** The values of the public fields of its type, in the order of the fields. */
  readonly answers: readonly (string | number | readonly (string | number)[])[];
}

/**
 * Returns the textual values that discussions have in the public fields of their types. Locks the types and fields
 * until the transaction ends.
 */
async function readAnswers(trx: Trx, discussions: RawBuilder<unknown>): Promise<readonly Answered[]> {
  const { rows } = await sql<Answered>`
    with chosen as materialized (
      select discussion_id, coalesce(post_type_id, type) as post_type_id, post_meta from discussion where ${discussions}),
    asked as materialized (
      select t.post_type_id, f.post_field_id, array_position(t.field_ids, f.post_field_id) as place
      from post_type t join post_field f on f.post_field_id = any(t.field_ids)
      where t.post_type_id in (select post_type_id from chosen) and f.visibility = 'public' and f.is_active
        and f.data_type not in ('bool', 'date')
      for share of t, f)
    select discussion_id as id, coalesce((
      select jsonb_agg(chosen.post_meta -> asked.post_field_id order by asked.place) from asked
      where asked.post_type_id = chosen.post_type_id and chosen.post_meta -> asked.post_field_id is not null), '[]') as answers
    from chosen order by discussion_id
  `.execute(trx);
  return rows;
}

async function writeAnswers(trx: Trx, rows: readonly Answered[]): Promise<void> {
  if (rows.length === 0) return;
  const words = rows.map(({ answers }) => searchText(answers.flat().join('\n')));
  await sql`
    update discussion set search = made.search
    from (
      select d.discussion_id, ts_filter(d.search, '{a,b}') || ${answerVectorOf(sql`words`)} as search
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${words}::text[]) as answered (id, words)
      join discussion d on d.discussion_id = answered.id) made
    where discussion.discussion_id = made.discussion_id and discussion.search is distinct from made.search
  `.execute(trx);
}

/**
 * Indexes discussions by the values of the public fields of their types, and by no other values. Must be called in the
 * transaction that changes the type or the field values of a post.
 */
export async function indexAnswers(trx: Trx, discussionIDs: readonly number[]): Promise<void> {
  await writeAnswers(trx, await readAnswers(trx, sql`discussion_id = any(${[...discussionIDs]}::bigint[])`));
}

/**
 * Returns the position of the reindexing of all discussions since the last change of fields. Returns undefined when
 * none is pending.
 */
export async function findAnswerIndexing(db: Queryable): Promise<{ version: number; passed: number } | undefined> {
  const { rows } = await sql<{ version: number; passed: number }>`
    select version, passed_id as passed from post_answer_index where passed_id is not null
  `.execute(db);
  return rows[0];
}

/** Indexes the next discussions with field values. Returns the ID of the last one, or null when there are no more. */
export async function indexNextAnswers(trx: Trx, passed: number, limit: number): Promise<number | null> {
  const next = sql`discussion_id = any(array(
    select discussion_id from discussion where post_meta is not null and discussion_id > ${passed}
    order by discussion_id limit ${limit} for no key update))`;
  const rows = await readAnswers(trx, next);
  await writeAnswers(trx, rows);
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}

/** Stores the position of the reindexing, unless the fields have changed again in the meantime. */
export async function storeIndexingProgress(db: Queryable, version: number, passed: number | null): Promise<void> {
  await sql`update post_answer_index set passed_id = ${passed} where version = ${version}`.execute(db);
}
