import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';

/** How much work one search may be. */
export interface SearchBounds {
  /** So many matches of each kind are ranked, the newest. */
  readonly candidates: number;
  /** So many matches, by the database's estimate, are gathered without asking how old they are. */
  readonly gathered: number;
  /** In so many posts that hold all words of a phrase it is looked for, the newest first. */
  readonly checked: number;
  /** Forums with fewer posts of a kind are searched without asking for estimates. */
  readonly posts: number;
}

/** The bounds of a running forum. */
export const usualBounds: SearchBounds = { candidates: 400, gathered: 20_000, checked: 10_000, posts: 10_000 };

/** Estimates of matches may be so many times too high, and a viewer may not read all. */
const slack = 2;

/** Words that so large a part of the posts holds are met soon enough by reading the newest posts one by one. */
const everywhere = 0.1;

/** Less of a forum than this is not told from it. */
const smallestShare = 0.001;

/** How many posts of a kind there are, and moments between which lie equally many of them, the oldest first. */
export interface PostTimes {
  readonly posts: number;
  readonly moments: readonly number[];
}

/**
 * How a search comes to the newest matches of a kind: it gathers them by their words, or reads posts by date; with
 * `since` (milliseconds) only those from that day on, with `most` the newest so many, before the viewer's categories are
 * asked about.
 */
export interface Reach {
  readonly by: 'words' | 'date';
  readonly since: number | undefined;
  readonly most: number | undefined;
}

/** Every post that holds the words. */
export const wholeReach: Reach = { by: 'words', since: undefined, most: undefined };

/** The day of a post, as the index of words keeps it. */
export const dayOf = (date: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_bin('1 day', ${date}, timestamptz '2000-01-01 00:00:00+00')`;

/** What is known of a search's matches before they are looked for. */
export interface ExpectedMatches {
  /** So many posts hold the words, by the database's estimate; for a phrase, those that hold them in any order. */
  readonly matches: number;
  /** Each match has to be opened. */
  readonly isPhrase: boolean;
  /** Which part of all posts stands in the categories that are searched, from 0 to 1. */
  readonly share: number;
}

/** How far back a search must look to meet enough of its matches. */
export function reachOf(
  { posts, moments }: PostTimes,
  { matches, isPhrase, share }: ExpectedMatches,
  { candidates, gathered, checked }: SearchBounds = usualBounds,
): Reach {
  const enough = Math.ceil((candidates * slack) / Math.max(share, smallestShare));
  const most = isPhrase || matches * share <= candidates ? undefined : enough;
  if (matches <= (isPhrase ? Math.min(gathered, checked) : gathered)) return { by: 'words', since: undefined, most };
  const by = matches > posts * everywhere ? 'date' : 'words';
  if (by === 'date' && !isPhrase) return { by, since: undefined, most: undefined };
  const part = (isPhrase ? checked : enough) / matches;
  const steps = moments.length - 1;
  return { by, since: moments[steps - Math.ceil(part * steps)], most };
}

/** How the posts of a kind lie in time, by what the database last learned; undefined when they are few, or it does not know. */
export async function findPostTimes(
  db: Kysely<Tables>,
  fewest = usualBounds.posts,
): Promise<Readonly<Record<'discussion' | 'comment', PostTimes | undefined>>> {
  const { rows } = await sql<{ kind: 'discussion' | 'comment'; posts: number; moments: number[] }>`
    select relname as kind, reltuples as posts,
      array(select extract(epoch from moment)::double precision * 1000
        from unnest(histogram_bounds::text::timestamptz[]) moment) as moments
    from pg_class join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'date_inserted'
    where oid in ('discussion'::regclass, 'comment'::regclass) and reltuples > ${fewest}
  `.execute(db);
  const of = (kind: string) => rows.find((row) => row.kind === kind && row.moments.length > 1);
  return { discussion: of('discussion'), comment: of('comment') };
}

/** Which part of the posts of each kind stands in some categories, by the categories' own counters; from 0 to 1. */
export async function findShares(
  db: Kysely<Tables>,
  categoryIDs: readonly number[],
): Promise<Readonly<Record<'discussion' | 'comment', number>>> {
  const part = (column: string) => sql`
    coalesce(sum(${sql.ref(column)}) filter (where category_id = any(${[...categoryIDs]}::bigint[])), 0)::double precision
      / greatest(sum(${sql.ref(column)}), 1)`;
  const { rows } = await sql<{ discussion: number; comment: number }>`
    select ${part('count_discussions')} as discussion, ${part('count_comments')} as comment from category`.execute(db);
  return rows[0] ?? { discussion: 1, comment: 1 };
}

/** How many posts of a kind the database expects to hold the words of a query; phrases count as their words. */
export async function estimateMatches(
  db: Kysely<Tables>,
  kind: 'discussion' | 'comment',
  query: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${sql.table(kind)} where search @@ ${query} and date_deleted is null
  `.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
