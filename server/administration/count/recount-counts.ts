import { type RawBuilder, sql } from 'kysely';

/** A denormalized counter and the expression for its true value. */
export interface DenormalizedCount {
  readonly table: string;
  /** The ID column of the row, or an expression for a composite key. */
  readonly id: string;
  readonly column: string;
  /** The true value of the column for the row aliased `kept`. */
  readonly truth: RawBuilder<unknown>;
}

const count = (table: string, id: string, column: string, truth: RawBuilder<unknown>): DenormalizedCount => ({
  table,
  id,
  column,
  truth,
});

const isStanding = sql`comment.delete_method is distinct from 'full'`;

/**
 * The true positions of comments, as rows of `comment_id, discussion_id, position, root_position`: without gaps, in
 * their current order. The counts below depend on them, so they are repaired first.
 */
export const truePositions = sql`
  select comment_id,
    row_number() over (partition by discussion_id order by position, comment_id) as position,
    case when parent_comment_id is null then row_number() over (
      partition by discussion_id, parent_comment_id is null order by position, comment_id) end as root_position
  from comment
  where ${isStanding}`;

/** All denormalized counts of the forum, in repair order: each depends only on earlier ones. */
export const denormalizedCounts: readonly DenormalizedCount[] = [
  count(
    'comment',
    'comment_id',
    'count_child_comments',
    sql`coalesce((select count(*) from descendant where descendant.ancestor_id = kept.comment_id), 0)`,
  ),
  count(
    'discussion',
    'discussion_id',
    'count_comments',
    sql`(select count(*) from comment where comment.discussion_id = kept.discussion_id and comment.date_deleted is null)`,
  ),
  count(
    'discussion',
    'discussion_id',
    'count_positions',
    sql`(select count(*) from comment where comment.discussion_id = kept.discussion_id and ${isStanding})`,
  ),
  count(
    'discussion',
    'discussion_id',
    'count_root_positions',
    sql`(select count(*) from comment where comment.discussion_id = kept.discussion_id
      and comment.parent_comment_id is null and ${isStanding})`,
  ),
  count(
    'discussion',
    'discussion_id',
    'last_comment_id',
    sql`(select comment.comment_id from comment where comment.discussion_id = kept.discussion_id
      and comment.date_deleted is null and ${isStanding} order by comment.position desc limit 1)`,
  ),
  count(
    'discussion',
    'discussion_id',
    'last_user_id',
    sql`coalesce((select comment.insert_user_id from comment where comment.discussion_id = kept.discussion_id
      and comment.date_deleted is null and ${isStanding} order by comment.position desc limit 1), kept.insert_user_id)`,
  ),
  count(
    'discussion',
    'discussion_id',
    'count_bookmarks',
    sql`(select count(*) from discussion_member where discussion_member.discussion_id = kept.discussion_id and bookmarked)`,
  ),
  count(
    'category',
    'category_id',
    'count_discussions',
    sql`(select count(*) from discussion where discussion.category_id = kept.category_id and date_deleted is null)`,
  ),
  count(
    'category',
    'category_id',
    'count_comments',
    sql`(select coalesce(sum(count_comments), 0) from discussion
      where discussion.category_id = kept.category_id and date_deleted is null)`,
  ),
  count(
    'category',
    'category_id',
    'count_followers',
    sql`(select count(*) from category_member where category_member.category_id = kept.category_id and followed)`,
  ),
  count(
    'member',
    'user_id',
    'count_discussions',
    sql`(select count(*) from discussion where discussion.insert_user_id = kept.user_id and date_deleted is null)`,
  ),
  count(
    'member',
    'user_id',
    'count_comments',
    sql`(select count(*) from comment
      join discussion on discussion.discussion_id = comment.discussion_id and discussion.date_deleted is null
      where comment.insert_user_id = kept.user_id and comment.date_deleted is null)`,
  ),
  count(
    'tag',
    'tag_id',
    'count_discussions',
    sql`(select count(*) from discussion_tag
      join discussion on discussion.discussion_id = discussion_tag.discussion_id and discussion.date_deleted is null
      where discussion_tag.tag_id = kept.tag_id)`,
  ),
];

/**
 * The true reaction counts of posts, as rows of `record_type, record_id, tag_id, count`. `condition` filters the
 * reactions.
 */
export const trueReactions = (condition: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  select record_type, record_id, tag_id, count(*)::integer as count from reaction
  where ${condition} group by record_type, record_id, tag_id`;
