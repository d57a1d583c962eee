import type { Kysely, RawBuilder } from 'kysely';
import { findStatuses, readAskedStatuses } from '#server/discussion/discussion-status.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Kept, keep } from '#server/platform/kept.ts';
import type { Tables } from '#server/platform/tables.ts';
import { findAnswerIndexing } from '#server/post/answer-index.queries.ts';
import { readQuery } from './read-query.ts';
import { findTagged } from './search-filter.ts';
import { findHits, type Reaches, type SearchPlan } from './search-hits.ts';
import type { PreparedQuestion, SearchFindings, SearchIndex, SearchQuestion } from './search-index.ts';
import { lexemesOf, readSearch } from './search-query.ts';
import {
  estimateMatches,
  findPostTimes,
  findShares,
  type Reach,
  reachOf,
  type SearchBounds,
  usualBounds,
  wholeReach,
} from './search-reach.ts';

type Fragment = RawBuilder<unknown>;

/** The search that comes with the forum: PostgreSQL's full text over the `search` columns. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #times: Kept<Awaited<ReturnType<typeof findPostTimes>>>;
  readonly #bounds: SearchBounds;
  readonly #isIndexed: Kept<boolean>;

  constructor({ db, bus }: Pick<Forum, 'db' | 'bus'>, bounds = usualBounds) {
    this.#db = db;
    this.#bounds = bounds;
    this.#isIndexed = keep({ bus, db }, 'post-types.changed', async (reader) => !(await findAnswerIndexing(reader)));
    this.#times = keep({ bus, db }, 'search.times', (reader) => findPostTimes(reader, bounds.posts));
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
    const reaches = query && isForNewest(question) ? await this.#reachesOf(asked, query) : {};
    const plan = { query, reaches, candidates: this.#bounds.candidates, isIndexed: await this.#isIndexed.get() };
    const found = await this.#hitsOf(asked, plan);
    if (!isShort(plan, found) || isPhrase(question)) return { hits: found.hits, total: found.total, words };
    const whole = await this.#hitsOf(asked, { ...plan, reaches: { discussion: wholeReach, comment: wholeReach } });
    return { hits: whole.hits, total: whole.total, words };
  }

  async #hitsOf(question: PreparedQuestion, plan: SearchPlan) {
    const { rows } = await findHits(question, plan).execute(this.#db);
    return rows[0] ?? { hits: [], total: 0, discussions: 0, comments: 0 };
  }

  /** How far back to look among each kind of posts; nothing is said of kinds of which there are few. */
  async #reachesOf(question: SearchQuestion, query: Fragment): Promise<Reaches> {
    const times = await this.#times.get();
    const kinds = (['discussion', 'comment'] as const).filter((kind) => question.recordTypes.includes(kind));
    const reaches: Reaches = {};
    if (!kinds.some((kind) => times[kind])) return reaches;
    const shares = await findShares(this.#db, question.categoryIDs);
    for (const kind of kinds) {
      const known = times[kind];
      if (!known) continue;
      const matches = await estimateMatches(this.#db, kind, query);
      reaches[kind] = reachOf(known, { matches, isPhrase: isPhrase(question), share: shares[kind] }, this.#bounds);
    }
    return reaches;
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

const isCut = (reach: Reach | undefined): boolean => reach?.since !== undefined || reach?.most !== undefined;

/** Whether fewer of the newest than was expected hold the words, or may be read by this viewer. */
const isShort = (
  { reaches, candidates }: SearchPlan,
  { discussions, comments }: { discussions: number; comments: number },
): boolean =>
  (isCut(reaches.discussion) && discussions < candidates) || (isCut(reaches.comment) && comments < candidates);
