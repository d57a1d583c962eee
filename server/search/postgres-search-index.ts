import type { Kysely } from 'kysely';
import { findStatuses, readAskedStatuses } from '#server/discussion/discussion-status.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Kept, keep } from '#server/platform/kept.ts';
import type { Tables } from '#server/platform/tables.ts';
import { findAnswerIndexing } from '#server/post/answer-index.queries.ts';
import { queryBesidePlan, queryInPlan, readQuery } from './read-query.ts';
import { type PostKind, SearchEstimate } from './search-estimate.ts';
import { findTagged } from './search-filter.ts';
import { findHits, type Reaches, type SearchPlan } from './search-hits.ts';
import type { PreparedQuestion, SearchFindings, SearchIndex, SearchQuestion } from './search-index.ts';
import { lexemesOf, readSearch } from './search-query.ts';
import { furtherReach, type Reach, reachOf, type SearchBounds, usualBounds, wholeReach } from './search-reach.ts';

const postKinds = ['discussion', 'comment'] as const satisfies PostKind[];

/** The search that comes with the forum: PostgreSQL's full text over the `search` columns. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #estimate: SearchEstimate;
  readonly #bounds: SearchBounds;
  readonly #isIndexed: Kept<boolean>;

  constructor({ db, bus }: Pick<Forum, 'db' | 'bus'>, bounds = usualBounds) {
    this.#db = db;
    this.#bounds = bounds;
    this.#isIndexed = keep({ bus, db }, 'post-types.changed', async (reader) => !(await findAnswerIndexing(reader)));
    this.#estimate = new SearchEstimate({ db, bus }, bounds.posts);
  }

  async find(question: SearchQuestion): Promise<SearchFindings> {
    const { query, words } = await readQuery(this.#db, question);
    // Without a single word in it, a query finds no posts; people are found by any part of their names.
    const recordTypes = question.recordTypes.filter((type) => query || !question.query || type === 'user');
    const tagged = question.tags?.length ? await findTagged(this.#db, question.tags, question.tagOperator) : undefined;
    const statuses = question.statusIDs?.length
      ? readAskedStatuses(await findStatuses(this.#db), question.statusIDs)
      : undefined;
    const asked = { ...question, recordTypes, tagged, statuses };
    const { hits, total } =
      query && isForNewest(question) ? await this.#findNewest(asked, query) : await this.#findAny(asked, query);
    return { hits, total, words };
  }

  /** What narrows a search says itself where to look: the planner decides by how common the words are. */
  async #findAny(question: PreparedQuestion, query: string | undefined) {
    return this.#hitsOf(question, await this.#planOf(query ? queryInPlan(query) : undefined, {}));
  }

  /** Looks back until enough of the newest matches are met, or all there are. */
  async #findNewest(question: PreparedQuestion, query: string) {
    let plan = await this.#planOf(queryBesidePlan(query), await this.#reachesOf(question, query));
    let found = await this.#hitsOf(question, plan);
    while (isShort(plan, found) && !isPhrase(question)) {
      plan = { ...plan, reaches: await this.#furtherReaches(plan, found) };
      found = await this.#hitsOf(question, plan);
    }
    return found;
  }

  async #planOf(query: SearchPlan['query'], reaches: Reaches): Promise<SearchPlan> {
    return { query, reaches, candidates: this.#bounds.candidates, isIndexed: await this.#isIndexed.get() };
  }

  async #hitsOf(question: PreparedQuestion, plan: SearchPlan) {
    const { rows } = await findHits(question, plan).execute(this.#db);
    return rows[0] ?? { hits: [], total: 0, discussion: 0, comment: 0 };
  }

  /** How far back to look among each kind of posts. */
  async #reachesOf(question: SearchQuestion, query: string): Promise<Reaches> {
    const times = await this.#estimate.times();
    const kinds = postKinds.filter((kind) => question.recordTypes.includes(kind));
    const isLarge = kinds.some((kind) => times[kind]);
    const shares = isLarge ? await this.#estimate.shares(question.categoryIDs) : undefined;
    const matches = isLarge ? await this.#estimate.matches(query) : undefined;
    const reachOfKind = (kind: PostKind) => {
      const known = times[kind];
      if (!known || !matches || !shares) return wholeReach;
      const expected = { matches: matches[kind], isPhrase: isPhrase(question), share: shares[kind] };
      return reachOf(known, expected, this.#bounds);
    };
    return Object.fromEntries(kinds.map((kind) => [kind, reachOfKind(kind)]));
  }

  async #furtherReaches(plan: SearchPlan, found: Found): Promise<Reaches> {
    const times = await this.#estimate.times();
    const further = (kind: PostKind, reach: Reach): Reach =>
      isShortOf(kind, plan, found) ? furtherReach(times[kind], reach, found[kind], this.#bounds) : reach;
    return Object.fromEntries(
      postKinds.flatMap((kind) => {
        const reach = plan.reaches[kind];
        return reach ? [[kind, further(kind, reach)]] : [];
      }),
    );
  }
}

/** Whether the newest matches are wanted, of all there are. What narrows a search says itself where to look. */
const isForNewest = (question: SearchQuestion): boolean =>
  (question.sort === 'relevance' || question.sort === '-dateInserted') &&
  question.discussionID === undefined &&
  !question.name &&
  !question.tags?.length &&
  !question.postTypeIDs?.length &&
  !question.insertUserIDs?.length &&
  !question.insertUserNames?.length &&
  !question.dateInserted &&
  !question.dateUpdated;

const isPhrase = ({ query }: SearchQuestion): boolean =>
  readSearch(query).wanted.some((term) => lexemesOf(term).length > 1);

/** How many of each kind were found. */
type Found = Readonly<Record<PostKind, number>>;

/** Whether fewer of the newest than was expected hold the words, or may be read by this viewer. */
const isShortOf = (kind: PostKind, { reaches, candidates }: SearchPlan, found: Found): boolean =>
  reaches[kind]?.since !== undefined && found[kind] < candidates;

const isShort = (plan: SearchPlan, found: Found): boolean => postKinds.some((kind) => isShortOf(kind, plan, found));
