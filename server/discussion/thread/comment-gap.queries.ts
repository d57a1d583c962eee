import { sql } from 'kysely';
import type { ThreadInfo } from '#server/discussion/comment/comment.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { siblingOrder, type ThreadQuery } from './comment-order.ts';
import { hasPositionSql } from './comment-row.ts';

/** The start of a hole, which replaces omitted replies: their parent comment, and the number of replies before them. */
export interface GapStart {
  readonly parentCommentID: number;
  readonly offset: number;
}

/** The authors of the comments in a hole. */
export interface GapAuthors {
  readonly count: number;
  readonly firstIDs: readonly number[];
}

/**
 * The maximum number of comments in a hole that are inspected for their authors. Beyond it, `countAllInsertUsers` is a
 * lower bound.
 */
const mostHidden = 500;

/** Finds the authors of the comments in each hole: their number and the first five. */
export async function findGapAuthors(
  db: Queryable,
  thread: ThreadInfo,
  sort: ThreadQuery['sort'],
  holes: readonly GapStart[],
): Promise<Map<number, GapAuthors>> {
  if (holes.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: number; count: number; first_ids: number[] }>`
    select hole.parent_id, people.count, people.first_ids
    from unnest(
      ${holes.map(({ parentCommentID }) => parentCommentID)}::bigint[], ${holes.map(({ offset }) => offset)}::integer[]
    ) as hole (parent_id, skip)
    cross join lateral (
      with recursive hidden as (
        (select c.comment_id, c.insert_user_id, c.date_deleted from comment c
          where c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = hole.parent_id and ${hasPositionSql}
          order by ${siblingOrder(sort)} offset hole.skip limit ${mostHidden})
        union all
        select c.comment_id, c.insert_user_id, c.date_deleted
        from hidden
        join comment c on c.discussion_id = ${thread.discussion_id} and c.parent_comment_id = hidden.comment_id and ${hasPositionSql}),
      looked as (select insert_user_id, date_deleted, row_number() over () as place from hidden limit ${mostHidden}),
      person as (
        select insert_user_id, min(place) as place from looked where date_deleted is null group by insert_user_id)
      select count(*) as count, (array_agg(insert_user_id order by place))[1:5] as first_ids from person
    ) people
  `.execute(db);
  return new Map(rows.map((row) => [row.parent_id, { count: row.count, firstIDs: row.first_ids ?? [] }]));
}
