import type { Kysely } from 'kysely';
import { findStatuses, readAskedStatuses } from '#server/discussion/status/discussion-status.queries.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAnswerIndexing } from '#server/post/answer-index.queries.ts';
import { bindQuery, inlineQuery, parseSearchQuery } from './parse-search-query.ts';
import { type PostKind, postKinds } from './post-kind.ts';
import { SearchEstimate } from './search-estimate.ts';
import { findTagged } from './search-filter.ts';
import { type FoundHits, findHits, type Reaches, type SearchPlan } from './search-hits.ts';
import type { PreparedSearch, SearchFindings, SearchIndex, SearchRequest } from './search-index.ts';
import { lexemesOf, parseSearchTerms } from './search-query.ts';
import {
  extendReach,
  extrapolateMatches,
  type Reach,
  reachOf,
  type SearchBounds,
  unlimitedReach,
  usualBounds,
} from './search-reach.ts';

/** The built-in search index: PostgreSQL full-text search on the `search` columns. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #estimate: SearchEstimate;
  readonly #bounds: SearchBounds;
  readonly #isIndexed: Cached<boolean>;

  constructor({ db, bus }: Pick<Forum, 'db' | 'bus'>, bounds = usualBounds) {
    this.#db = db;
    this.#bounds = bounds;
    this.#isIndexed = createCached(
      { bus, db },
      'post-types.changed',
      async (reader) => !(await findAnswerIndexing(reader)),
    );
    this.#estimate = new SearchEstimate({ db, bus }, bounds.posts);
  }

  async find(question: SearchRequest): Promise<SearchFindings> {
    const { query, estimated, words } = await parseSearchQuery(this.#db, question);
    // A query without any searchable word finds no posts. Members are still found by any part of their names.
    const recordTypes = question.recordTypes.filter((type) => query || !question.query || type === 'user');
    const tagged = question.tags?.length ? await findTagged(this.#db, question.tags, question.tagOperator) : undefined;
    const statuses = question.statusIDs?.length
      ? readAskedStatuses(await findStatuses(this.#db), question.statusIDs)
      : undefined;
    const requested = { ...question, recordTypes, tagged, statuses };
    const { hits, total } =
      query && estimated && isForNewest(question)
        ? await this.#findNewest(requested, query, estimated)
        : await this.#findAny(requested, query);
    return { hits, total, words };
  }

  /** Runs a search with restrictive filters. The planner chooses the access path by the frequency of the words. */
  async #findAny(question: PreparedSearch, query: string | undefined) {
    return this.#hitsOf(question, await this.#planOf(query ? inlineQuery(query) : undefined, {}));
  }

  /** Extends the search into the past until enough of the newest matches are found, or all of them. */
  async #findNewest(question: PreparedSearch, query: string, estimated: string) {
    let plan = await this.#planOf(bindQuery(query), await this.#reachesOf(question, estimated));
    let found = await this.#hitsOf(question, plan);
    if (isPhrase(question)) return found;
    if (isShort(plan, found) && !isForAll(question) && areHardlyAny(plan, found)) return this.#findAny(question, query);
    while (isShort(plan, found)) {
      plan = { ...plan, reaches: await this.#furtherReaches(question, plan, found) };
      found = await this.#hitsOf(question, plan);
    }
    if (isForAll(question)) await this.#learn(question, estimated, plan, found);
    return found;
  }

  async #planOf(query: SearchPlan['query'], reaches: Reaches): Promise<SearchPlan> {
    return { query, reaches, candidates: this.#bounds.candidates, isIndexed: await this.#isIndexed.get() };
  }

  async #hitsOf(question: PreparedSearch, plan: SearchPlan) {
    const { rows } = await findHits(question, plan).execute(this.#db);
    return rows[0] ?? nothingFound;
  }

  /** Returns how far to search into the past for each kind of post. */
  async #reachesOf(question: SearchRequest, query: string): Promise<Reaches> {
    const times = await this.#timesFor(question);
    const kinds = postKinds.filter((kind) => question.recordTypes.includes(kind));
    const isLarge = kinds.some((kind) => times[kind]);
    const shares = isLarge ? await this.#estimate.shares(question.categoryIDs) : undefined;
    const matches = isLarge ? await this.#estimate.matches(query) : undefined;
    const reachOfKind = (kind: PostKind) => {
      const known = times[kind];
      if (!known || !matches || !shares) return unlimitedReach;
      const [narrowness, share] = [{ isPhrase: isPhrase(question), isNarrowed: !isForAll(question) }, shares[kind]];
      return reachOf(known, { matches: matches[kind], ...narrowness, share }, this.#bounds);
    };
    return Object.fromEntries(kinds.map((kind) => [kind, reachOfKind(kind)]));
  }

  /**
   * Returns the distribution of creation times. The recent tables are excluded when the search has conditions that
   * these tables do not support.
   */
  async #timesFor(question: SearchRequest) {
    const times = await this.#estimate.times();
    if (isForAll(question) && (await this.#isIndexed.get())) return times;
    const without = (kind: PostKind) => times[kind] && { ...times[kind], recent: [] };
    return { discussion: without('discussion'), comment: without('comment') };
  }

  /**
   * Stores the number of matches, estimated from the result, for later searches with the same query. Results are used
   * only if the search covered most of the forum, because a word that is rare in one category may be frequent in
   * another.
   */
  async #learn(question: SearchRequest, query: string, { reaches }: SearchPlan, found: FoundHits): Promise<void> {
    const times = await this.#estimate.times();
    if (!times.discussion && !times.comment) return;
    const shares = await this.#estimate.shares(question.categoryIDs);
    const learned = postKinds.flatMap((kind) => {
      const [known, reach] = [times[kind], reaches[kind]];
      const met = { found: found[kind], oldest: found.oldest[kind], share: shares[kind] };
      return known && reach && met.share > 0.5 ? [[kind, extrapolateMatches(known, reach, met, this.#bounds)]] : [];
    });
    await this.#estimate.learn(query, Object.fromEntries(learned));
  }

  async #furtherReaches(question: SearchRequest, plan: SearchPlan, found: FoundHits): Promise<Reaches> {
    const times = await this.#timesFor(question);
    const further = (kind: PostKind, reach: Reach): Reach =>
      isShortOf(kind, plan, found) ? extendReach(times[kind], reach, found[kind], this.#bounds) : reach;
    return Object.fromEntries(
      postKinds.flatMap((kind) => {
        const reach = plan.reaches[kind];
        return reach ? [[kind, further(kind, reach)]] : [];
      }),
    );
  }
}

/**
 * Whether the search is for the newest matches without restrictive filters. With restrictive filters, the planner
 * chooses the access path.
 */
const isForNewest = (question: SearchRequest): boolean =>
  (question.sort === 'relevance' || question.sort === '-dateInserted') &&
  question.discussionID === undefined &&
  !question.name &&
  !question.tags?.length &&
  !question.postTypeIDs?.length &&
  !question.insertUserIDs?.length &&
  !question.insertUserNames?.length &&
  !question.dateInserted &&
  !question.dateUpdated;

const isPhrase = ({ query }: SearchRequest): boolean =>
  parseSearchTerms(query).wanted.some((term) => lexemesOf(term).length > 1);

/** Whether the search has no condition on types or statuses, which the recent tables do not contain. */
const isForAll = ({ types, statusIDs }: SearchRequest): boolean => types.length === 0 && !statusIDs?.length;

/** Whether so few of the newest posts have a requested type or status that the planner's own access path is faster. */
const areHardlyAny = ({ candidates }: SearchPlan, { discussion, comment }: FoundHits): boolean =>
  discussion + comment < candidates / 10;

const nothingFound: FoundHits = {
  hits: [],
  total: 0,
  discussion: 0,
  comment: 0,
  oldest: { discussion: null, comment: null },
};

/**
 * Whether fewer matches than expected were found within the reach: the words are rarer, or the viewer may not read all
 * matches.
 */
const isShortOf = (kind: PostKind, { reaches, candidates }: SearchPlan, found: FoundHits): boolean =>
  reaches[kind]?.since !== undefined && found[kind] < candidates;

const isShort = (plan: SearchPlan, found: FoundHits): boolean => postKinds.some((kind) => isShortOf(kind, plan, found));
