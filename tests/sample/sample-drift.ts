import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Returns every denormalised value that differs from the actual count, by name. Assumes a forum without deleted posts.
 */
export async function findDrift(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    select 'discussion.count_comments' as figure, name from discussion d
    where count_comments <> (select count(*) from comment c where c.discussion_id = d.discussion_id)
      or count_positions <> count_comments
      or count_root_positions <> (select count(*) from comment c where c.discussion_id = d.discussion_id and parent_comment_id is null)
      or date_last_comment is distinct from coalesce((select max(date_inserted) from comment c where c.discussion_id = d.discussion_id), date_inserted)
      or last_comment_id is distinct from (select max(comment_id) from comment c where c.discussion_id = d.discussion_id)
      or last_user_id is null
      or count_bookmarks <> (select count(*) from discussion_member m where m.discussion_id = d.discussion_id and bookmarked)
    union all
    select 'hot', name from discussion join import_record on record_type = 'discussion' and record_id = discussion_id
    where hot + 0.001 < extract(epoch from date_inserted) / 86400
    union all
    select 'score', record_type || record_id from (
      select 'discussion' as record_type, discussion_id as record_id, score from discussion
      union all select 'comment', comment_id, score from comment
    ) post where score <> coalesce((
      select sum(reaction_value) from reaction r join reaction_type using (tag_id)
      where r.record_type = post.record_type and r.record_id = post.record_id
    ), 0)
    union all
    select 'reaction_count', coalesce(n.record_type, r.record_type) || coalesce(n.record_id, r.record_id)
    from reaction_count n full join (
      select record_type, record_id, tag_id, count(*) as real from reaction group by 1, 2, 3
    ) r on (r.record_type, r.record_id, r.tag_id) = (n.record_type, n.record_id, n.tag_id)
    where n.count is distinct from r.real
    union all
    select 'child comments', c.comment_id::text from comment c
    where count_child_comments <> (
      with recursive below as (
        select comment_id from comment r where r.parent_comment_id = c.comment_id
        union all select r.comment_id from comment r join below on r.parent_comment_id = below.comment_id
      ) select count(*) from below)
    union all
    select 'member', name from member m where not is_system and (
      count_comments <> (select count(*) from comment c where c.insert_user_id = m.user_id)
      or count_discussions <> (select count(*) from discussion d where d.insert_user_id = m.user_id))
    union all
    select 'category', name from category c where
      count_discussions <> (select count(*) from discussion d where d.category_id = c.category_id)
      or count_comments <> (select count(*) from comment join discussion d using (discussion_id) where d.category_id = c.category_id)
      or date_last_post is distinct from (select max(date_last_comment) from discussion d where d.category_id = c.category_id)
    union all
    select 'tag', name from tag t
    where count_discussions <> (select count(*) from discussion_tag l where l.tag_id = t.tag_id)
  `.execute(db);
  return rows;
}
