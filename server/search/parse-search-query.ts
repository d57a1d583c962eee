import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { FoundWord, SearchRequest } from './search-index.ts';
import { lexemesOf, parseSearchTerms, type SearchTerm } from './search-query.ts';
import { estimatedQuerySql, searchQuerySql } from './search-vector.ts';

/** A query as parsed by the database, and the words to highlight in the results. */
export interface ParsedSearchQuery {
  /** The `tsquery` as text. Undefined when the query contains nothing searchable. */
  readonly query: string | undefined;
  /** The `tsquery` with which the database estimates the number of matches. */
  readonly estimated: string | undefined;
  readonly words: readonly FoundWord[];
}

/**
 * Returns the words of a term to highlight. Single letters of a joined word are excluded, as they would be highlighted
 * everywhere.
 */
function wordsToMark(term: SearchTerm): Omit<FoundWord, 'stem'>[] {
  const { words, joined } = term;
  const isPrefix = lexemesOf(term).at(-1)?.isPrefix ?? false;
  const parts = joined ? words.filter(({ text }) => text.length > 1) : words;
  return [...(joined ? [{ ...joined, isRun: false }] : []), ...parts.map((word) => ({ ...word, isPrefix }))];
}

/** Parses a query in one database statement: to its `tsquery` text, and to stems for highlighting. */
export async function parseSearchQuery(
  db: Kysely<Tables>,
  { query, operator, unfinished }: Pick<SearchRequest, 'query' | 'operator' | 'unfinished'>,
): Promise<ParsedSearchQuery> {
  const requested = searchQuerySql(query, operator, unfinished);
  const estimated = estimatedQuerySql(query, operator, unfinished);
  if (!requested || !estimated) return { query: undefined, estimated: undefined, words: [] };
  const words = parseSearchTerms(query, unfinished).wanted.flatMap(wordsToMark);
  const { rows } = await sql<{ query: string; estimated: string; stems: string[] }>`
    select ${requested}::text as query, ${estimated}::text as estimated,
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
 * Inlines a `tsquery` into the statement as a literal. The planner then knows the frequency of the words and plans each
 * search separately. The literal contains only letters, digits and operators.
 */
export const inlineQuery = (query: string): RawBuilder<unknown> => sql`${sql.lit(query)}::tsquery`;

/**
 * Passes a `tsquery` as a parameter. The statement is then planned once for all queries. Use it for statements that
 * prescribe their access path.
 */
export const bindQuery = (query: string): RawBuilder<unknown> => sql`${query}::tsquery`;
