import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { BenchSize } from './generate.ts';
import { firstMemberID } from './generate-people.ts';

/** Plans the reactions: four in ten discussions and one in six comments have one or a few. */
export async function planReactions(db: Kysely<Tables>, { members }: BenchSize): Promise<void> {
  const few = sql`case when random() < chance then 1 + floor(-ln(1 - random()) * 1.5)::integer else 0 end`;
  await sql`
    create temporary table reaction_plan as
    with kinds as (
      select array_agg(tag_id order by sort, tag_id) as ids from reaction_type
      where active and class = 'Positive'),
    posts as materialized (
      select 'discussion' as record_type, discussion_id as record_id, discussion_id, user_id, date, 0.4 as chance
      from discussion_plan
      union all
      select 'comment', comment_id, discussion_id, user_id, date, 0.16 from comment_plan),
    counted as materialized (select posts.*, ${few} as reactions from posts),
    drawn as materialized (
      select record_type, record_id, discussion_id, counted.user_id as record_user_id,
        ${firstMemberID}::bigint + floor(random() * ${members}::integer)::bigint as user_id,
        kinds.ids[1 + floor(power(random(), 2) * cardinality(kinds.ids))::integer] as tag_id,
        date + (now() - date) * power(random(), 6) as date
      from counted cross join kinds, generate_series(1, reactions))
    select distinct on (record_type, record_id, user_id) * from drawn
    where user_id <> record_user_id and tag_id is not null
    order by record_type, record_id, user_id
  `.execute(db);
  await sql`
    create temporary table reaction_score as
    select record_type, record_id, sum(reaction_value)::integer as score
    from reaction_plan join reaction_type using (tag_id) group by record_type, record_id
  `.execute(db);
  await sql`analyze reaction_score`.execute(db);
}

/** Writes the planned reactions, and the number of reactions of each type for a post. */
export async function generateReactions(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into reaction (record_type, record_id, user_id, tag_id, record_user_id, discussion_id, date_inserted)
    select record_type, record_id, user_id, tag_id, record_user_id, discussion_id, date from reaction_plan
  `.execute(db);
  await sql`
    insert into reaction_count (record_type, record_id, tag_id, count)
    select record_type, record_id, tag_id, count(*)::integer from reaction_plan group by record_type, record_id, tag_id
  `.execute(db);
}
