import { type Kysely, sql } from 'kysely';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type PostKind, postKinds } from './post-kind.ts';
import type { PostTimes } from './post-times.ts';
import { recentTables } from './recent-post.queries.ts';

/** A number for each kind of post. */
export type OfEachKind = Readonly<Record<PostKind, number>>;

type Times = Readonly<Record<PostKind, PostTimes | undefined>>;

/** The maximum number of cached estimates. */
const keptEstimates = 500;

/** The sampling interval of creation times in the recent tables, in posts. */
const step = 100;

/** Estimates about a forum's posts from database statistics. Each is refreshed at most once a minute. */
export class SearchEstimate {
  readonly #db: Kysely<Tables>;
  readonly #times: Cached<Times>;
  readonly #counts: Cached<ReadonlyMap<number, OfEachKind>>;
  readonly #matches: Cached<Map<string, OfEachKind>>;

  /** Creates the estimates. Kinds with fewer posts than `fewest` have no distribution of creation times. */
  constructor({ db, bus }: Pick<Forum, 'db' | 'bus'>, fewest: number) {
    this.#db = db;
    this.#times = createCached({ bus, db }, 'search.times', (reader) => findPostTimes(reader, fewest));
    this.#counts = createCached({ bus, db }, 'search.counts', countPosts);
    this.#matches = createCached({ bus, db }, 'search.matches', async () => new Map());
  }

  /** Returns the distribution of creation times of each kind. */
  times(): Promise<Times> {
    return this.#times.get();
  }

  /**
   * Returns the fraction of each kind's posts that are in the given categories, from 0 to 1, based on the categories'
   * counters.
   */
  async shares(categoryIDs: readonly number[]): Promise<OfEachKind> {
    const counts = await this.#counts.get();
    const sum = (kind: PostKind, ids: Iterable<number>) =>
      Array.from(ids, (id) => counts.get(id)?.[kind] ?? 0).reduce((all, one) => all + one, 0);
    const part = (kind: PostKind) => sum(kind, new Set(categoryIDs)) / Math.max(1, sum(kind, counts.keys()));
    return { discussion: part('discussion'), comment: part('comment') };
  }

  /**
   * Returns the number of posts of each kind that match a `tsquery`: a learned number, otherwise the planner's
   * estimate. Phrases are estimated by their words.
   */
  async matches(query: string): Promise<OfEachKind> {
    const known = await this.#matches.get();
    const kept = known.get(query);
    if (kept) return kept;
    const estimate = await estimateMatches(this.#db, query);
    if (known.size >= keptEstimates) known.clear();
    known.set(query, estimate);
    return estimate;
  }

  /** Replaces an estimate with the better one derived from a search. */
  async learn(query: string, matches: Partial<OfEachKind>): Promise<void> {
    const known = await this.#matches.get();
    const kept = known.get(query);
    if (kept) known.set(query, { ...kept, ...matches });
  }
}

/** Loads the distribution of creation times from the database statistics, for kinds with more than `fewest` posts. */
async function findPostTimes(db: Kysely<Tables>, fewest: number): Promise<Times> {
  const milliseconds = (moment: string) => sql`date_part('epoch', ${sql.ref(moment)}) * 1000`;
  const recent = (kind: PostKind) => sql`
    when ${kind} then array(select ${milliseconds('date_inserted')} from (
      select date_inserted, row_number() over (order by date_inserted desc) as place from ${sql.table(recentTables[kind])}) placed
      where place % ${sql.lit(step)} = 1 order by place)`;
  const { rows } = await sql<Omit<PostTimes, 'step'> & { kind: PostKind }>`
    select relname as kind, reltuples as posts,
      array(select ${milliseconds('moment')} from unnest(histogram_bounds::text::timestamptz[]) moment) as moments,
      case relname ${sql.join(postKinds.map(recent), sql` `)} end as recent
    from pg_class join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'date_inserted'
    where oid in ('discussion'::regclass, 'comment'::regclass) and reltuples > ${fewest}
  `.execute(db);
  const of = (kind: PostKind) => {
    const times = rows.find((row) => row.kind === kind && row.moments.length > 1);
    return times && { ...times, step };
  };
  return { discussion: of('discussion'), comment: of('comment') };
}

async function countPosts(db: Kysely<Tables>): Promise<ReadonlyMap<number, OfEachKind>> {
  const rows = await db.selectFrom('category').select(['category_id', 'count_discussions', 'count_comments']).execute();
  return new Map(
    rows.map((row) => [row.category_id, { discussion: row.count_discussions, comment: row.count_comments }]),
  );
}

async function estimateMatches(db: Kysely<Tables>, query: string): Promise<OfEachKind> {
  const matches = (kind: PostKind) =>
    sql`select 1 from ${sql.table(kind)} where search @@ ${query}::tsquery and date_deleted is null`;
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { Plans: { 'Plan Rows': number }[] } }] }>`
    explain (format json) ${matches('discussion')} union all ${matches('comment')}
  `.execute(db);
  const [discussion, comment] = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? [];
  return { discussion: discussion?.['Plan Rows'] ?? 0, comment: comment?.['Plan Rows'] ?? 0 };
}
