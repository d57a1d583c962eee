import { type RawBuilder, sql } from 'kysely';
import type { PrefixWords } from './search-index.ts';
import { lexemesOf, parseSearchTerms, type QueryWord, type SearchTerm, type SearchTerms } from './search-query.ts';
import { formsOf, piecesOf } from './search-words.ts';

/**
 * The maximum length of the searchable text, in characters as indexed. PostgreSQL limits the lexemes of a row to 1 MB.
 */
const longestText = 120_000;

/** The maximum length of the appended forms: alternative forms of words, and emoji. */
const longestAdded = 30_000;

/**
 * Normalises a plain text (a title, or the `text` of `renderBody`) for the search index: folded, runs of unspaced
 * scripts split into pairs, separated by single spaces. The words are in their original order, for phrases. They are
 * followed by the other forms that match words with joiners, names such as C++, and emoji. All values of `search`
 * columns must pass through this function, so that queries and texts follow the same rules.
 */
export function searchText(plain: string): string {
  const { words, joined, names, parts, emoji } = formsOf(plain);
  const inOrder = words.flatMap(({ text, isRun }) => (isRun ? piecesOf(text) : [text]));
  const text = inOrder.join(' ').slice(0, longestText);
  const others = [...joined.map((word) => word.text), ...names, ...parts, ...emoji];
  if (others.length === 0) return text;
  const there = new Set(inOrder);
  const added = new Set(others.filter((word) => !there.has(word)));
  return `${text} ${[...added].join(' ').slice(0, longestAdded)}`.trim();
}

/**
 * Returns the value of a post's `search` column. The title has weight A and the text weight B, each in its original
 * form and as English stems. Both must be plain text, not HTML, such as the `text` of `renderBody`.
 *
 * @example
 * trx.insertInto('discussion').values({ …, search: searchVectorSql({ name, text: rendered.text }) })
 */
export function searchVectorSql({ name, text }: { name?: string; text: string }): RawBuilder<string> {
  return searchVectorOf(
    name === undefined ? undefined : sql`${searchText(name)}::text`,
    sql`${searchText(text)}::text`,
  );
}

/** Returns the same vector for many rows at once. The arguments are SQL expressions of texts made by `searchText`. */
export function searchVectorOf(name: RawBuilder<unknown> | undefined, text: RawBuilder<unknown>): RawBuilder<string> {
  const body = sql`setweight(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}), 'B')`;
  if (!name) return sql<string>`${body}`;
  return sql<string>`setweight(to_tsvector('simple', ${name}) || to_tsvector('english', ${name}), 'A') || ${body}`;
}

/** Returns the vector of a changed post. The field values, which have weight D, are preserved (`indexAnswers`). */
export const updatedTextVectorSql = (words: Parameters<typeof searchVectorSql>[0]): RawBuilder<string> =>
  sql<string>`${searchVectorSql(words)} || ts_filter(search, '{d}')`;

/**
 * Returns the part of a discussion's `search` vector for its field values. The argument is an SQL expression of a text
 * made by `searchText`.
 */
export const answerVectorOf = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`setweight(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}), 'D')`;

const written = ({ text, isPrefix }: QueryWord): string => (isPrefix ? `${text}:*` : text);

const followed = (words: readonly QueryWord[]): string => words.map(written).join(' <-> ');

type Reading = (term: SearchTerm) => RawBuilder<unknown> | undefined;

const asWritten: Reading = (term) => {
  const words = lexemesOf(term);
  const { joined } = term;
  if (words.length === 0) return undefined;
  const together = joined === undefined ? '' : `${written({ ...joined, stem: false })} | `;
  return sql`to_tsquery('simple', ${`${together}${followed(words)}`}::text)`;
};

/** Returns the stem of a term that is a single word. Returns undefined when it has none. */
const stemOf: Reading = (term) => {
  const [only, second] = lexemesOf(term);
  return only?.stem && !second ? sql`to_tsquery('english', ${only.text}::text)` : undefined;
};

const withStem: Reading = (term) => {
  const [word, stem] = [asWritten(term), stemOf(term)];
  return word && stem ? sql`(${word} || ${stem})` : word;
};

const mostFound: Reading = (term) => {
  const [word, stem] = [asWritten(term), stemOf(term)];
  const isUnfinished = lexemesOf(term).some(({ isPrefix }) => isPrefix);
  return word && stem && !isUnfinished ? sql`(case when numnode(${stem}) > 0 then ${stem} else ${word} end)` : word;
};

/**
 * Returns PostgreSQL's `tsquery` for any query: words (all of them, or any with `or`), "phrases", -excluded words. The
 * last word may be incomplete. Returns undefined when the text contains nothing searchable.
 */
export function searchQuerySql(
  query: string,
  operator: 'and' | 'or' = 'and',
  unfinished: PrefixWords = 'last',
): RawBuilder<string> | undefined {
  return querySql(parseSearchTerms(query, unfinished), operator, withStem);
}

/**
 * Returns the `tsquery` for estimating the number of matches, with only the most frequent lexeme of each word. The
 * planner would add the matches of a word and of its stem, which are mostly the same posts.
 */
export function estimatedQuerySql(
  query: string,
  operator: 'and' | 'or',
  unfinished: PrefixWords,
): RawBuilder<string> | undefined {
  return querySql(parseSearchTerms(query, unfinished), operator, mostFound);
}

function querySql(
  { wanted, unwanted }: SearchTerms,
  operator: 'and' | 'or',
  read: Reading,
): RawBuilder<string> | undefined {
  const must = wanted.flatMap((term) => read(term) ?? []);
  const mustNot = unwanted.flatMap((term) => read(term) ?? []);
  if (must.length === 0) return undefined;
  const joined = sql.join(must, operator === 'or' ? sql` || ` : sql` && `);
  if (mustNot.length === 0) return sql<string>`(${joined})`;
  return sql<string>`((${joined}) && !! (${sql.join(mustNot, sql` || `)}))`;
}
