import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { firstMemberID } from './generate-people.ts';

/**
 * Writes the data derived from the posts: participation in discussions, and the counters of categories, members and
 * tags.
 */
export async function generateCounts(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into discussion_member (user_id, discussion_id, count_read, date_last_viewed, participated)
    select user_id, discussion_id, max(position)::integer, max(date), true from comment_plan
    group by user_id, discussion_id order by user_id, discussion_id
  `.execute(db);
  await sql`
    insert into discussion_member (user_id, discussion_id, count_read, date_last_viewed)
    select user_id, discussion_id, floor(random() * (count_positions + 1))::integer, now()
    from discussion, generate_series(${firstMemberID}::bigint, ${firstMemberID + 9}::bigint) user_id
    where random() < 0.1
    on conflict (user_id, discussion_id) do nothing
  `.execute(db);
  await countCategories(db);
  await countMembers(db);
  await sql`
    update tag set count_discussions = counted.count
    from (select tag_id, count(*)::integer as count from discussion_tag group by tag_id) counted
    where counted.tag_id = tag.tag_id
  `.execute(db);
  for (const table of ['discussion', 'comment'])
    await sql`select setval(pg_get_serial_sequence(${table}, ${`${table}_id`}), (select max(${sql.ref(`${table}_id`)}) from ${sql.ref(table)}))`.execute(
      db,
    );
}

async function countCategories(db: Kysely<Tables>): Promise<void> {
  await sql`
    update category set count_discussions = counted.discussions, count_comments = counted.comments,
      last_discussion_id = newest.discussion_id, last_comment_id = newest.last_comment_id,
      date_last_post = newest.date_last_comment
    from (
      select category_id, count(*)::integer as discussions, sum(count_comments)::integer as comments
      from discussion group by category_id) counted
    join (
      select distinct on (category_id) category_id, discussion_id, last_comment_id, date_last_comment
      from discussion order by category_id, date_last_comment desc, discussion_id desc) newest using (category_id)
    where counted.category_id = category.category_id
  `.execute(db);
}

async function countMembers(db: Kysely<Tables>): Promise<void> {
  await sql`
    update member set count_discussions = coalesce(started.count, 0), count_comments = coalesce(written.count, 0),
      points = coalesce(earned.points, 0)
    from member one
    left join (select user_id, count(*)::integer as count from discussion_plan group by user_id) started using (user_id)
    left join (select user_id, count(*)::integer as count from comment_plan group by user_id) written using (user_id)
    left join (
      select record_user_id as user_id, sum(points)::integer as points
      from reaction_plan join reaction_type using (tag_id) group by record_user_id) earned using (user_id)
    where one.user_id = member.user_id and one.user_id >= ${firstMemberID}::bigint
  `.execute(db);
}
