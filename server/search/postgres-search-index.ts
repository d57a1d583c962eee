import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import { discussionConditions, postConditions } from './search-filter.ts';
import type { FoundWord, SearchFindings, SearchHit, SearchIndex, SearchQuestion } from './search-index.ts';
import { lexemesOf, readSearch } from './search-query.ts';
import { searchQuerySql } from './search-vector.ts';

/** How many matches of each kind are ranked: the newest. It bounds the work of a search for a word that is everywhere. */
export const mostCandidates = 1_000;

type Fragment = RawBuilder<unknown>;

/** Weights of D, C, B (body) and A (title). A match far back in time counts up to a quarter less than one of today. */
const rankOf = (query: Fragment): Fragment => sql`
  ts_rank_cd('{0.05, 0.1, 0.25, 1}', search, ${query}, 1)
    * (0.75 + 0.25 * exp(extract(epoch from date_inserted - now()) / 31557600))`;

const orders: Readonly<Record<SearchQuestion['sort'], Fragment>> = {
  relevance: sql`date_inserted desc, record_id desc`,
  '-dateInserted': sql`date_inserted desc, record_id desc`,
  dateInserted: sql`date_inserted, record_id`,
  '-score': sql`points desc, record_id desc`,
  score: sql`points, record_id`,
  '-hot': sql`hot desc, record_id desc`,
  hot: sql`hot, record_id`,
};

/** The search that comes with the forum: PostgreSQL's full text over the `search` columns. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async find(question: SearchQuestion): Promise<SearchFindings> {
    const { query, words } = await this.#read(question);
    // Without a single word in it, a query finds no posts; people are found by any part of their names.
    const recordTypes = question.recordTypes.filter((type) => query || !question.query || type === 'user');
    const { rows } = await findHits({ ...question, recordTypes }, query).execute(this.#db);
    return { hits: rows[0]?.hits ?? [], total: rows[0]?.total ?? 0, words };
  }

  /** Lets the database read the query once: as its own text, and by stems for marking what was found. */
  async #read({ query, operator }: SearchQuestion): Promise<{ query: Fragment | undefined; words: FoundWord[] }> {
    const asked = searchQuerySql(query, operator);
    if (!asked) return { query: undefined, words: [] };
    const words = readSearch(query).wanted.flatMap((term) =>
      term.words.map(({ text, isRun }) => ({ text, isRun, isPrefix: lexemesOf(term).at(-1)?.isPrefix ?? false })),
    );
    const { rows } = await sql<{ query: string; stems: string[] }>`
      select ${asked}::text as query,
        array(select coalesce((ts_lexize('english_stem', word))[1], '') from unnest(${words.map(({ text }) => text)}::text[])
          with ordinality as list (word, place) order by place) as stems
    `.execute(this.#db);
    const stems = rows[0]?.stems ?? [];
    // Written into the statement, not sent beside it: the planner then knows how common the words are, and walks the
    // newest posts for common ones instead of gathering a hundred thousand matches. It holds letters, digits and operators.
    const known = sql`${sql.lit(rows[0]?.query ?? '')}::tsquery`;
    return { query: known, words: words.map((word, place) => ({ ...word, stem: stems[place] || undefined })) };
  }
}

function findHits(question: SearchQuestion, query: Fragment | undefined) {
  const { sort, recordTypes, limit, offset } = question;
  const isRanked = sort === 'relevance' && query !== undefined;
  const branches = [
    ...(recordTypes.includes('discussion') ? [discussions(question, query)] : []),
    ...(recordTypes.includes('comment') ? [comments(question, query)] : []),
    ...(recordTypes.includes('user') ? [members(question)] : []),
  ].map(
    (branch) => sql`(select record_type, record_id, date_inserted, points, hot,
      ${isRanked ? sql`coalesce(similarity, ${rankOf(query)})` : sql`coalesce(similarity, 0)`} as rank
      from (${branch}) as candidate)`,
  );
  const order = sort === 'relevance' ? sql`rank desc, date_inserted desc, record_id desc` : orders[sort];
  return sql<{ hits: SearchHit[]; total: number }>`
    with found as materialized (${branches.length > 0 ? sql.join(branches, sql` union all `) : nothing})
    select (select count(*) from found) as total, (
      select coalesce(json_agg(json_build_object('recordType', record_type, 'recordID', record_id, 'score', rank)), '[]')
      from (select * from found order by ${order} limit ${limit} offset ${offset}) as page
    ) as hits
  `;
}

const nothing = sql`select null as record_type, 0 as record_id, now() as date_inserted, 0 as points, 0 as hot, 0 as rank where false`;

const typesOf = (question: SearchQuestion, plain: string, special: string, isSpecial: Fragment): Fragment[] => {
  const wants = (type: string) => question.types.length === 0 || question.types.includes(type);
  if (wants(plain) && wants(special)) return [];
  return [wants(special) ? isSpecial : wants(plain) ? sql`not (${isSpecial})` : sql`false`];
};

function discussions(question: SearchQuestion, query: Fragment | undefined): Fragment {
  const conditions = [
    ...(query ? [sql`d.search @@ ${query}`] : []),
    ...discussionConditions(question),
    ...postConditions('d', question),
    ...typesOf(question, 'discussion', 'question', sql`d.type = 'question'`),
  ];
  return sql`select 'discussion' as record_type, d.discussion_id as record_id, d.date_inserted, d.score as points, d.hot,
      d.search, null::real as similarity
    from discussion d where ${sql.join(conditions, sql` and `)}
    order by ${orders[question.sort]} limit ${mostCandidates}`;
}

function comments(question: SearchQuestion, query: Fragment | undefined): Fragment {
  const conditions = [
    ...(query ? [sql`c.search @@ ${query}`] : []),
    sql`c.date_deleted is null`,
    ...discussionConditions(question),
    ...postConditions('c', question),
    ...typesOf(question, 'comment', 'answer', sql`d.type = 'question' and c.parent_comment_id is null`),
  ];
  return sql`select 'comment' as record_type, c.comment_id as record_id, c.date_inserted, c.score as points, c.hot,
      c.search, null::real as similarity
    from comment c join discussion d on d.discussion_id = c.discussion_id
    where ${sql.join(conditions, sql` and `)}
    order by ${orders[question.sort]} limit ${mostCandidates}`;
}

/** People whose names hold the text; private and banned ones are not found. */
function members({ query, sort }: SearchQuestion): Fragment {
  const name = query.toLowerCase();
  return sql`select 'user' as record_type, m.user_id as record_id, m.date_inserted, m.points, 0::double precision as hot,
      null::tsvector as search, similarity(m.name_key, ${name}) as similarity
    from member m
    where m.date_deleted is null and not m.is_system and not m.private and not m.banned
      and m.name_key like ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}
    order by ${sort === 'relevance' ? sql`similarity desc, record_id` : orders[sort]} limit ${mostCandidates}`;
}
