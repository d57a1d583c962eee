import { type RawBuilder, sql } from 'kysely';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { type PostKind, postKinds } from './post-kind.ts';
import { recentTables } from './recent-post.queries.ts';
import { erasOf, erasSince } from './search-era.ts';
import { discussionConditions, postConditions } from './search-filter.ts';
import type { PreparedSearch, SearchHit, SearchRequest } from './search-index.ts';
import type { Reach } from './search-reach.ts';

type Fragment = RawBuilder<unknown>;

/** Returns the rank of a `search` vector, with the weights of D, C, B (body) and A (title). */
export const matchOf = (query: Fragment): Fragment => sql`ts_rank_cd('{0.05, 0.1, 0.25, 1}', search, ${query}, 1)`;

/**
 * Returns the rank with an age factor: an old match counts up to a quarter less than a recent one. `date_part` returns
 * a float; `extract` returns an exact number, with which the calculation would take longer than the match itself.
 */
const rankOf = (query: Fragment): Fragment => sql`
  ${matchOf(query)} * (0.75 + 0.25 * exp(date_part('epoch', date_inserted - now()) / 31557600))`;

const orders: Readonly<Record<SearchRequest['sort'], Fragment>> = {
  relevance: sql`date_inserted desc, record_id desc`,
  '-dateInserted': sql`date_inserted desc, record_id desc`,
  dateInserted: sql`date_inserted, record_id`,
  '-score': sql`points desc, record_id desc`,
  score: sql`points, record_id`,
  '-hot': sql`hot desc, record_id desc`,
  hot: sql`hot, record_id`,
};

/** The reach of a search for each kind of post. Without an entry, the planner decides. */
export type Reaches = Partial<Record<PostKind, Reach>>;

/** The plan of a search: the `tsquery`, the reach into the past, and the number of ranked matches of each kind. */
export interface SearchPlan {
  readonly query: Fragment | undefined;
  readonly reaches: Reaches;
  readonly candidates: number;
  /** Whether the search index contains the field values of all discussions according to the current fields. */
  readonly isIndexed: boolean;
}

/**
 * Returns the condition that discussions which are not reindexed yet match by title and text alone. After a change of
 * fields, an indexed value may no longer be public.
 */
const byTextAlone = (query: Fragment): Fragment => sql`(post_meta is null
  or discussion_id <= (select coalesce(passed_id, ${Number.MAX_SAFE_INTEGER}) from post_answer_index)
  or ts_filter(search, '{a,b}') @@ ${query})`;

/**
 * Returns the posts of a kind that match the words, for further conditions. Matches gathered through the word index are
 * behind an optimization fence (`offset 0`), because the planner does not know the cost of reading a long post and
 * would read them by date. Matches read by date are compared with a function that no index supports, because the
 * planner would otherwise gather a hundred thousand of them through the index.
 */
function matchesOf(kind: PostKind, { query, reaches, isIndexed }: SearchPlan): Fragment {
  const reach = reaches[kind];
  const date = sql`date_inserted`;
  const isRecent = reach?.by === 'recent';
  const conditions = isRecent ? [] : [sql`date_deleted is null`];
  if (query) conditions.push(reach?.by === 'date' ? sql`ts_match_vq(search, ${query})` : sql`search @@ ${query}`);
  if (query && kind === 'discussion' && !isIndexed) conditions.push(byTextAlone(query));
  if (reach?.since !== undefined) conditions.push(sinceThen(date, reach.by, reach.since));
  const table = isRecent ? recentTables[kind] : kind;
  const matches = sql`select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`;
  if (!reach || reach.by === 'date') return sql`(${matches})`;
  // Sorted, so that the conditions are evaluated for no more matches than are ranked.
  return sql`(select * from (${matches} offset 0) gathered order by ${date} desc, ${sql.ref(`${kind}_id`)} desc)`;
}

const sinceThen = (date: Fragment, by: Reach['by'], since: number): Fragment =>
  by === 'date'
    ? sql`${date} >= ${new Date(since).toISOString()}::timestamptz`
    : sql`${erasOf(date)} && ${erasSince(since, Date.now())}::timestamptz[]`;

/**
 * The result of a search: one page of hits, the total, and for each kind the number of matches and the date of the
 * oldest.
 */
export interface FoundHits extends Readonly<Record<PostKind, number>> {
  readonly hits: SearchHit[];
  readonly total: number;
  readonly oldest: Readonly<Record<PostKind, number | null>>;
}

/** Finds the newest matches according to a plan, and returns one page of hits. */
export function findHits(question: PreparedSearch, plan: SearchPlan) {
  const { query, reaches, candidates } = plan;
  const { sort, recordTypes, limit, offset, collapse } = question;
  const isRanked = sort === 'relevance' && query !== undefined;
  const postsOf = (kind: PostKind) => {
    const [matches, reach] = [matchesOf(kind, plan), reaches[kind]];
    if (reach?.by === 'recent') return recentPosts(kind, question, matches);
    return kind === 'discussion' ? discussions(question, matches) : comments(question, matches, reach);
  };
  const branches = [
    ...postKinds.filter((kind) => recordTypes.includes(kind)).map(postsOf),
    ...(recordTypes.includes('user') ? [members(question)] : []),
  ].map(
    (branch) => sql`(select record_type, record_id, discussion_id, date_inserted, points, hot,
      ${isRanked ? sql`coalesce(similarity, ${rankOf(query)})` : sql`coalesce(similarity, 0)`} as rank
      from (${branch} limit ${sql.lit(candidates)}) as candidate)`,
  );
  const order = sort === 'relevance' ? sql`rank desc, date_inserted desc, record_id desc` : orders[sort];
  // Members are not grouped by discussion.
  const apart = sql`coalesce(discussion_id, -record_id)`;
  const shown = collapse
    ? sql`select distinct on (${apart}) * from found order by ${apart}, ${order}`
    : sql`select * from found`;
  const ofKind = (kind: PostKind) => sql`filter (where record_type = ${sql.lit(kind)})`;
  const oldest = (kind: PostKind) => sql`date_part('epoch', min(date_inserted) ${ofKind(kind)}) * 1000`;
  return sql<FoundHits>`
    with found as materialized (${branches.length > 0 ? sql.join(branches, sql` union all `) : nothing}),
    shown as (${shown}),
    counted as (
      select count(*) ${ofKind('discussion')} as discussion, count(*) ${ofKind('comment')} as comment,
        json_build_object('discussion', ${oldest('discussion')}, 'comment', ${oldest('comment')}) as oldest,
        (select count(*) from shown) as total
      from found)
    select counted.*, (
      select coalesce(json_agg(json_build_object('recordType', record_type, 'recordID', record_id, 'score', rank)), '[]')
      from (select * from shown order by ${order} limit ${limit} offset ${offset}) as page
    ) as hits
    from counted
  `;
}

const nothing = sql`select null as record_type, 0 as record_id, 0 as discussion_id, now() as date_inserted, 0 as points, 0 as hot, 0 as rank where false`;

/** Returns the condition on the types of discussions. A type other than the known ones counts as a plain discussion. */
function discussionTypesOf({ types }: SearchRequest): Fragment[] {
  if (types.length === 0) return [];
  const named = discussionTypes.filter((type) => type !== 'discussion');
  const [wanted, others] = [
    named.filter((type) => types.includes(type)),
    named.filter((type) => !types.includes(type)),
  ];
  return [types.includes('discussion') ? sql`d.type <> all(${others}::text[])` : sql`d.type = any(${wanted}::text[])`];
}

/** Returns the condition that selects comments, answers to questions, or both. */
function commentTypesOf({ types }: SearchRequest): Fragment[] {
  const [comments, answers] = (['comment', 'answer'] as const).map(
    (type) => types.length === 0 || types.includes(type),
  );
  if (comments && answers) return [];
  const isAnswer = sql`(d.type = 'question' and c.parent_comment_id is null)`;
  return [answers ? isAnswer : comments ? sql`not ${isAnswer}` : sql`false`];
}

/**
 * Returns the matches from a recent table, which contains all columns that a search for the newest posts needs. Sort
 * orders by points or hotness are not supported.
 */
const recentPosts = (kind: PostKind, { categoryIDs }: PreparedSearch, matches: Fragment): Fragment => sql`
  select ${sql.lit(kind)} as record_type, ${sql.ref(`${kind}_id`)} as record_id, discussion_id, date_inserted, 0 as points, 0 as hot,
    search, null::real as similarity
  from ${matches} recent where category_id = any(${categoryIDs as number[]})
  order by ${orders['-dateInserted']}`;

function discussions(question: PreparedSearch, matches: Fragment): Fragment {
  const conditions = [
    ...discussionConditions(question),
    ...postConditions('d', question),
    ...discussionTypesOf(question),
  ];
  return sql`select 'discussion' as record_type, d.discussion_id as record_id, d.discussion_id, d.date_inserted, d.score as points, d.hot,
      d.search, null::real as similarity
    from ${matches} d where ${sql.join(conditions, sql` and `)}
    order by ${orders[question.sort]}`;
}

/**
 * Returns the matching comments. Each discussion is looked up behind an optimization fence, because the planner would
 * otherwise read all discussions for a few hundred comments.
 */
function comments(question: PreparedSearch, matches: Fragment, reach: Reach | undefined): Fragment {
  const conditions = [...discussionConditions(question), ...postConditions('c', question), ...commentTypesOf(question)];
  const discussion = reach
    ? sql`lateral (select * from discussion where discussion_id = c.discussion_id offset 0) d on true`
    : sql`discussion d on d.discussion_id = c.discussion_id`;
  return sql`select 'comment' as record_type, c.comment_id as record_id, c.discussion_id, c.date_inserted, c.score as points, c.hot,
      c.search, null::real as similarity
    from ${matches} c join ${discussion}
    where ${sql.join(conditions, sql` and `)}
    order by ${orders[question.sort]}`;
}

/** Returns the members whose name contains the text. Private and banned members are excluded. */
function members({ query, sort, userIDs }: SearchRequest): Fragment {
  const name = foldedIdentity(query);
  return sql`select 'user' as record_type, m.user_id as record_id, null::bigint as discussion_id, m.date_inserted, m.points, 0::double precision as hot,
      null::tsvector as search, similarity(m.name_key, ${name}) as similarity
    from member m
    where m.date_deleted is null and not m.is_system and not m.private and not m.banned
      ${userIDs ? sql`and m.user_id = any(${[...userIDs]}::bigint[])` : sql``}
      and m.name_key like ${`%${escapeLike(name)}%`}
    order by ${sort === 'relevance' ? sql`similarity desc, record_id` : orders[sort]}`;
}
