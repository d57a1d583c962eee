import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchVectorOf } from '#server/search/search-vector.ts';
import type { BenchSize } from './generate.ts';
import { firstMemberID, textOf } from './generate-people.ts';

/** The minimum share of all comments that the longest discussion has: 100,000 of five million. */
const longest = 0.02;

/**
 * The distribution of comments among discussions: the discussion of rank r has a share proportional to 1 / (r + 3) ^
 * 0.9.
 */
const skew = sql`power(rank + 3, -0.9)`;

/** Plans the date, author, category or discussion, and parent comment of every discussion and comment. */
export async function planPosts(db: Kysely<Tables>, size: BenchSize): Promise<void> {
  const author = sql`${firstMemberID}::bigint + floor(${size.members}::integer * power(random(), 3))::bigint`;
  await planDiscussions(db, size, author);
  await planComments(db, author);
  await planAnswers(db);
}

async function planDiscussions(db: Kysely<Tables>, size: BenchSize, author: RawBuilder<unknown>): Promise<void> {
  await sql`
    create temporary table discussion_plan as
    with drawn as materialized (
      select now() - interval '8 years' * power(random(), 1.6) - interval '1 minute' as date, random() as place,
        ${author} as user_id, 1 + floor(24 * power(random(), 2))::bigint as category_id, random() as chance, random() as fame
      from generate_series(1, ${size.discussions}::integer)),
    -- Ranked by a number drawn before: an "order by random()" would give every random() beside it the same value.
    ranked as (select *, row_number() over (order by place) as rank from drawn),
    shared as (
      select *, greatest(${skew} / sum(${skew}) over (), case when rank = 1 then ${longest}::float8 else 0 end) as share from ranked)
    select row_number() over (order by date) as discussion_id, date, user_id, category_id, rank,
      floor(share * ${size.comments}::integer + chance)::integer as comments,
      floor(share * ${size.comments}::integer * 20 + 300 * power(fame, 4))::integer as views
    from shared
  `.execute(db);
}

/**
 * Plans the comments. Half of them are written within the first hundredth of the time that has passed since the
 * discussion began.
 */
async function planComments(db: Kysely<Tables>, author: RawBuilder<unknown>): Promise<void> {
  await sql`
    create temporary table comment_draft as
    with drawn as materialized (
      select discussion_id, date + (now() - interval '1 minute' - date) * power(random(), 6) as date, ${author} as user_id,
        case when random() < 0.65 then 1 when random() < 0.7 then 2 else 3 end as wish
      from discussion_plan, generate_series(1, comments)),
    placed as (
      select *, row_number() over (order by date, discussion_id) as comment_id,
        row_number() over (partition by discussion_id order by date) as position
      from drawn)
    select comment_id, discussion_id, date, user_id, position, case when position = 1 then 1 else wish end as wish
    from placed
  `.execute(db);
}

/** Assigns parent comments: the parent is the newest earlier comment that is one level higher. */
async function planAnswers(db: Kysely<Tables>): Promise<void> {
  await sql`
    create temporary table comment_plan as
    with led as (
      select *, max(comment_id) filter (where wish = 1) over before as root_id,
        max(comment_id) filter (where wish = 2) over before as second_id
      from comment_draft
      window before as (partition by discussion_id order by position rows between unbounded preceding and 1 preceding)),
    above as (
      select *, case when wish = 1 then null when wish = 3 and second_id is not null then second_id else root_id end as parent_id
      from led)
    select comment_id, discussion_id, date, user_id, position, parent_id,
      case when parent_id is null then 1 when parent_id = root_id then 2 else 3 end as depth,
      case when parent_id is null then count(*) filter (where parent_id is null) over (partition by discussion_id order by position) end
        as root_position
    from above
    order by comment_id
  `.execute(db);
  await sql`create unique index on comment_plan (comment_id)`.execute(db);
  await sql`
    create temporary table descent as
    select ancestor as comment_id, count(*)::integer as count
    from (
      select parent_id as ancestor from comment_plan where parent_id is not null
      union all
      select above.parent_id from comment_plan c join comment_plan above on above.comment_id = c.parent_id
      where above.parent_id is not null) below
    group by ancestor
  `.execute(db);
  await sql`analyze comment_plan`.execute(db);
  await sql`analyze descent`.execute(db);
}

/** Writes the planned discussions with all their counters. */
export async function generateDiscussions(db: Kysely<Tables>): Promise<void> {
  await sql`
    create temporary table title as
    select discussion_id as id, array_to_string(words[1 + discussion_id % 8 : 4 + discussion_id % 8 + discussion_id % 7], ' ') as plain
    from discussion_plan
    join paragraph on number = 1 + (discussion_id * 31 + discussion_id / 160) % (select count(*) from paragraph)
  `.execute(db);
  await sql`analyze title`.execute(db);
  const answered = sql`coalesce(counted.comments, 0)`;
  await sql`
    insert into discussion (discussion_id, category_id, name, body, format, body_html, excerpt, insert_user_id,
      date_inserted, last_user_id, last_comment_id, date_last_comment, count_comments, count_positions,
      count_root_positions, count_views, score, hot, pinned, pin_location, search)
    select p.discussion_id, p.category_id, upper(left(title.plain, 1)) || substr(title.plain, 2), t.body, 'markdown',
      t.html, left(replace(t.body, e'\n\n', ' '), 325), p.user_id, p.date, coalesce(counted.user_id, p.user_id), counted.comment_id,
      coalesce(counted.date, p.date), ${answered}, ${answered}, coalesce(counted.roots, 0), p.views, coalesce(r.score, 0),
      ${hotScoreSql({ score: sql`coalesce(r.score, 0)`, answers: answered, dateInserted: sql`p.date` })},
      p.rank <= 3, case when p.rank <= 3 then 'recent' end, ${searchVectorOf(sql`title.plain`, sql`''`)} || t.search
    from discussion_plan p
    join discussion_text t on t.text = ${textOf('discussion_text', sql`p.discussion_id`)}
    join title on title.id = p.discussion_id
    left join (
      select discussion_id, count(*)::integer as comments, max(root_position)::integer as roots, max(comment_id) as comment_id,
        max(date) as date, (array_agg(user_id order by comment_id desc))[1] as user_id
      from comment_plan group by discussion_id) counted on counted.discussion_id = p.discussion_id
    left join reaction_score r on r.record_type = 'discussion' and r.record_id = p.discussion_id
    order by p.discussion_id
  `.execute(db);
  await sql`
    insert into discussion_tag (discussion_id, tag_id)
    select distinct discussion_id, 1 + floor(60 * power(random(), 2.5))::bigint
    from discussion_plan, generate_series(1, floor(random() * 4)::integer + 0 * rank::integer)
  `.execute(db);
  await sql`drop table title`.execute(db);
}

/** Writes the planned comments. */
export async function generateComments(db: Kysely<Tables>): Promise<void> {
  const [score, answers] = [sql`coalesce(r.score, 0)`, sql`coalesce(descent.count, 0)`];
  await sql`
    insert into comment (comment_id, discussion_id, parent_comment_id, depth, position, root_position, body, format,
      body_html, insert_user_id, date_inserted, score, count_child_comments, hot, search)
    select p.comment_id, p.discussion_id, p.parent_id, p.depth, p.position, p.root_position, t.body, 'markdown', t.html,
      p.user_id, p.date, ${score}, ${answers}, ${hotScoreSql({ score, answers, dateInserted: sql`p.date` })},
      t.search
    from comment_plan p
    join comment_text t on t.text = ${textOf('comment_text', sql`p.comment_id`)}
    left join descent on descent.comment_id = p.comment_id
    left join reaction_score r on r.record_type = 'comment' and r.record_id = p.comment_id
  `.execute(db);
}
