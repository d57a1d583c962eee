import { type Kysely, sql } from 'kysely';
import { writers } from '#scripts/bench/subject.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import { firstMemberID } from './generate-people.ts';

/** The number of comments, notifications and bookmarks generated for each writer. */
const each = { comments: 10_000, notifications: 5_000, bookmarks: 1_000 };

/** The number of discussions across which the comments are distributed. */
const places = 100;

/**
 * Gives each writer a long history: 10,000 comments, half of them from the last day, 5,000 notifications, a third of
 * them unread, and 1,000 bookmarks. This exposes statements whose cost grows with the records of a single member.
 */
export async function makeBusy(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await writeComments(one);
    await writeNotifications(one);
    await writeBookmarks(one);
    await sql`reset session_replication_role`.execute(one);
  });
  await refreshRecentPosts(db);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

async function writeComments(db: Kysely<Tables>): Promise<void> {
  const rounds = (each.comments * writers) / places;
  await sql`
    with place as (
      select discussion_id, count_positions, count_root_positions, row_number() over (order by discussion_id) - 1 as number
      from (select discussion_id, count_positions, count_root_positions from discussion
        where date_deleted is null order by discussion_id limit ${places}::integer) oldest),
    text as (
      select body, body_html, search, row_number() over (order by comment_id) - 1 as number
      from (select comment_id, body, body_html, search from comment order by comment_id limit ${places}::integer) sample)
    insert into comment (discussion_id, depth, position, root_position, body, format, body_html, insert_user_id,
      date_inserted, search)
    select place.discussion_id, 1, count_positions + round, count_root_positions + round, body, 'markdown', body_html,
      ${firstMemberID}::bigint + (place.number + round) % ${writers}::integer,
      now() - interval '2 days' * ((${rounds}::integer - round + 1)::float8 / ${rounds}::integer), search
    from generate_series(1, ${rounds}::integer) round
    cross join place join text on text.number = (place.number + round) % ${places}::integer
    order by round, place.number
  `.execute(db);
  await sql`
    update discussion d set count_comments = count_comments + added.count, count_positions = count_positions + added.count,
      count_root_positions = count_root_positions + added.count, date_last_comment = added.date,
      last_comment_id = added.comment_id, last_user_id = added.user_id
    from (
      select discussion_id, count(*)::integer as count, max(date_inserted) as date, max(comment_id) as comment_id,
        (array_agg(insert_user_id order by comment_id desc))[1] as user_id
      from comment where date_inserted > now() - interval '2 days'
        and insert_user_id between ${firstMemberID}::bigint and ${firstMemberID + writers - 1}::bigint
      group by discussion_id having count(*) >= ${rounds}::integer) added
    where added.discussion_id = d.discussion_id
  `.execute(db);
  await sql`
    insert into discussion_member (user_id, discussion_id, count_read, participated)
    select distinct insert_user_id, discussion_id, 0, true from comment
    where insert_user_id between ${firstMemberID}::bigint and ${firstMemberID + writers - 1}::bigint
    on conflict (user_id, discussion_id) do update set participated = true
  `.execute(db);
  await sql`
    update member set count_comments = (select count(*) from comment where insert_user_id = user_id and date_deleted is null)
    where user_id between ${firstMemberID}::bigint and ${firstMemberID + writers - 1}::bigint
  `.execute(db);
}

async function writeNotifications(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into notification (user_id, type, reasons, actor_id, record_type, record_id, discussion_id, category_id, cause,
      batch, read, date_inserted)
    select ${firstMemberID}::bigint + n % ${writers}::integer, 'ParticipateComment', '{ParticipateComment}', c.insert_user_id,
      'comment', c.comment_id, c.discussion_id, d.category_id, 'busy:' || n, 'ParticipateComment discussion:' || c.discussion_id,
      n % 3 > 0, now() - interval '30 days' * (1 - n::float8 / ${each.notifications * writers}::integer)
    from (
      select comment_id, discussion_id, insert_user_id, row_number() over (order by comment_id) as n
      from comment order by comment_id desc limit ${each.notifications * writers}::integer) c
    join discussion d using (discussion_id)
    order by c.n
  `.execute(db);
}

async function writeBookmarks(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into discussion_member (user_id, discussion_id, bookmarked, date_bookmarked)
    select user_id, discussion_id, true, now() - interval '1 hour' * discussion_id
    from generate_series(${firstMemberID}::bigint, ${firstMemberID + writers - 1}::bigint) user_id,
      (select discussion_id from discussion where date_deleted is null order by discussion_id desc
        limit ${each.bookmarks}::integer) marked
    on conflict (user_id, discussion_id) do update set bookmarked = true, date_bookmarked = excluded.date_bookmarked
  `.execute(db);
}
