import { type RawBuilder, sql } from 'kysely';
import type { UnfinishedWords } from './search-index.ts';
import { lexemesOf, type QueryWord, readSearch, type SearchTerm, type SearchTerms } from './search-query.ts';
import { formsOf, piecesOf } from './search-words.ts';

/** How much of a text is searchable, in characters as indexed; PostgreSQL takes one MB of lexemes for one row. */
const longestText = 120_000;

/** How much is added to it: other forms of words, and emoji. */
const longestAdded = 30_000;

/**
 * A plain text (a title, or the `text` of `renderBody`) as the index keeps it: folded, runs of unspaced scripts cut into
 * pairs, parted by single spaces. The words stand in their order, for phrases; after them come the other forms by which words
 * with joiners, names such as C++ and emoji are found. Everything that fills a `search` column passes here, so that a search
 * finds what was written by the same rules.
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
 * The value of a `search` column for a post: the title weighs A, the text of the body weighs B, each as it is
 * written and by its English stems. Both are plain text, never HTML: give the `text` of `renderBody`.
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

/** The same for many rows at once: expressions that give texts made by `searchText`. */
export function searchVectorOf(name: RawBuilder<unknown> | undefined, text: RawBuilder<unknown>): RawBuilder<string> {
  const body = sql`setweight(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}), 'B')`;
  if (!name) return sql<string>`${body}`;
  return sql<string>`setweight(to_tsvector('simple', ${name}) || to_tsvector('english', ${name}), 'A') || ${body}`;
}

/**
 * The same for a post that says something else now: what it answers to fields, which weighs D, stays (`indexAnswers`).
 */
export const rewordedVectorSql = (words: Parameters<typeof searchVectorSql>[0]): RawBuilder<string> =>
  sql<string>`${searchVectorSql(words)} || ts_filter(search, '{d}')`;

/** The part of a discussion's `search` that its answers make: an expression that gives a text made by `searchText`. */
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

/** The stem of a term that is a single word and has one. */
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
 * A search as PostgreSQL's `tsquery`, for any input: words (all of them, or any with `or`), "phrases", -left out; the last
 * word may be unfinished. Undefined when nothing in the text can be searched for.
 */
export function searchQuerySql(
  query: string,
  operator: 'and' | 'or' = 'and',
  unfinished: UnfinishedWords = 'last',
): RawBuilder<string> | undefined {
  return querySql(readSearch(query, unfinished), operator, withStem);
}

/**
 * The same for an estimate of how many posts are found: each word as the one lexeme that most of them hold. An estimate adds
 * those that hold a word to those that hold its stem, which are the same posts.
 */
export function estimatedQuerySql(
  query: string,
  operator: 'and' | 'or',
  unfinished: UnfinishedWords,
): RawBuilder<string> | undefined {
  return querySql(readSearch(query, unfinished), operator, mostFound);
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
