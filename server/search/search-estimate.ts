import { type Kysely, sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { type Kept, keep } from '#server/platform/kept.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { PostTimes } from './search-reach.ts';

/** The kinds of posts that are searched. */
export type PostKind = 'discussion' | 'comment';

/** A number for each kind of posts. */
export type OfEachKind = Readonly<Record<PostKind, number>>;

type Times = Readonly<Record<PostKind, PostTimes | undefined>>;

/** So many searches at most have their estimates kept. */
const keptEstimates = 500;

/** What the database says of a forum's posts without looking at them; each is asked for once a minute at most. */
export class SearchEstimate {
  readonly #db: Kysely<Tables>;
  readonly #times: Kept<Times>;
  readonly #counts: Kept<ReadonlyMap<number, OfEachKind>>;
  readonly #matches: Kept<Map<string, OfEachKind>>;

  /** Says nothing of kinds of which there are fewer posts than `fewest`. */
  constructor({ db, bus }: Pick<Forum, 'db' | 'bus'>, fewest: number) {
    this.#db = db;
    this.#times = keep({ bus, db }, 'search.times', (reader) => findPostTimes(reader, fewest));
    this.#counts = keep({ bus, db }, 'search.counts', countPosts);
    this.#matches = keep({ bus, db }, 'search.matches', async () => new Map());
  }

  /** When the posts of each kind were written. */
  times(): Promise<Times> {
    return this.#times.get();
  }

  /** Which part of the posts of each kind stands in some categories, by the categories' own counters; from 0 to 1. */
  async shares(categoryIDs: readonly number[]): Promise<OfEachKind> {
    const counts = await this.#counts.get();
    const sum = (kind: PostKind, ids: Iterable<number>) =>
      Array.from(ids, (id) => counts.get(id)?.[kind] ?? 0).reduce((all, one) => all + one, 0);
    const part = (kind: PostKind) => sum(kind, new Set(categoryIDs)) / Math.max(1, sum(kind, counts.keys()));
    return { discussion: part('discussion'), comment: part('comment') };
  }

  /** How many posts of each kind the database expects to hold the words of a `tsquery`; phrases count as their words. */
  async matches(query: string): Promise<OfEachKind> {
    const known = await this.#matches.get();
    const kept = known.get(query);
    if (kept) return kept;
    const estimate = await estimateMatches(this.#db, query);
    if (known.size >= keptEstimates) known.clear();
    known.set(query, estimate);
    return estimate;
  }
}

/** When posts were written, by the database's statistics; for kinds of which there are more than so many. */
async function findPostTimes(db: Kysely<Tables>, fewest: number): Promise<Times> {
  const { rows } = await sql<{ kind: PostKind; posts: number; moments: number[] }>`
    select relname as kind, reltuples as posts,
      array(select extract(epoch from moment)::double precision * 1000
        from unnest(histogram_bounds::text::timestamptz[]) moment) as moments
    from pg_class join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'date_inserted'
    where oid in ('discussion'::regclass, 'comment'::regclass) and reltuples > ${fewest}
  `.execute(db);
  const of = (kind: PostKind) => rows.find((row) => row.kind === kind && row.moments.length > 1);
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
