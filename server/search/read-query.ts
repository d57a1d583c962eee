import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { FoundWord, SearchQuestion } from './search-index.ts';
import { lexemesOf, readSearch, type SearchTerm } from './search-query.ts';
import { estimatedQuerySql, searchQuerySql } from './search-vector.ts';

/** A search as the database was told it, and the words to mark in what it finds. */
export interface QueryReading {
  /** A `tsquery` as text; undefined when nothing in what was asked can be searched for. */
  readonly query: string | undefined;
  /** The `tsquery` by which the database estimates how many posts are found. */
  readonly estimated: string | undefined;
  readonly words: readonly FoundWord[];
}

/** The words of a term to mark; single letters of a word with joiners would be marked everywhere. */
function wordsToMark(term: SearchTerm): Omit<FoundWord, 'stem'>[] {
  const { words, joined } = term;
  const isPrefix = lexemesOf(term).at(-1)?.isPrefix ?? false;
  const parts = joined ? words.filter(({ text }) => text.length > 1) : words;
  return [...(joined ? [{ ...joined, isRun: false }] : []), ...parts.map((word) => ({ ...word, isPrefix }))];
}

/** Lets the database read a query once: as its own text, and by stems for marking what was found. */
export async function readQuery(
  db: Kysely<Tables>,
  { query, operator, unfinished }: Pick<SearchQuestion, 'query' | 'operator' | 'unfinished'>,
): Promise<QueryReading> {
  const asked = searchQuerySql(query, operator, unfinished);
  const estimated = estimatedQuerySql(query, operator, unfinished);
  if (!asked || !estimated) return { query: undefined, estimated: undefined, words: [] };
  const words = readSearch(query, unfinished).wanted.flatMap(wordsToMark);
  const { rows } = await sql<{ query: string; estimated: string; stems: string[] }>`
    select ${asked}::text as query, ${estimated}::text as estimated,
      array(select coalesce((ts_lexize('english_stem', word))[1], '') from unnest(${words.map(({ text }) => text)}::text[])
        with ordinality as list (word, place) order by place) as stems
  `.execute(db);
  const stems = rows[0]?.stems ?? [];
  return {
    query: rows[0]?.query,
    estimated: rows[0]?.estimated,
    words: words.map((word, place) => ({ ...word, stem: stems[place] || undefined })),
  };
}

/**
 * A `tsquery` written into the statement, not sent beside it: the planner then knows how common the words are, and plans each
 * search anew. It holds letters, digits and operators.
 */
export const queryInPlan = (query: string): RawBuilder<unknown> => sql`${sql.lit(query)}::tsquery`;

/** A `tsquery` sent beside the statement, which is then planned once for all words: for statements that say how they are to be run. */
export const queryBesidePlan = (query: string): RawBuilder<unknown> => sql`${query}::tsquery`;
