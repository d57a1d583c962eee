import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { isByTime, rootOrder, siblingOrder, type ThreadQuery } from './comment-order.ts';
import { type CommentRow, commentColumns, hasPositionSql } from './comment-row.ts';

/**
 * A comment of a thread page. A comment that is included only because it leads to the focused comment is out of turn
 * and follows its siblings.
 */
export interface ShownComment extends CommentRow {
  readonly out_of_turn: boolean;
}

/** A statement that selects the topmost comments of a page: their IDs, each with its index in the sort order. */
type Tops = RawBuilder<{ comment_id: number; position: number; place: number }>;

/** Selects comments `c` with their index in a sort order. `place` selects the siblings; `range` limits them. */
const orderedTops = (order: RawBuilder<unknown>, place: RawBuilder<unknown>, range: RawBuilder<unknown>): Tops => sql`
  select comment_id, position, row_number() over (order by ${order}) as place
  from (
    select c.comment_id, c.position, c.root_position, c.score, c.hot from comment c
    where ${place} and ${hasPositionSql} ${range}) c`;

/** Selects a page of top-level comments plus one, the first comment of the next page. */
export function rootsOf(discussionID: number, { sort, limit }: ThreadQuery, page: number): Tops {
  const from = (page - 1) * limit;
  const last = sql`(select count_root_positions from discussion where discussion_id = ${discussionID})`;
  const range = !isByTime(sort)
    ? sql`order by ${rootOrder(sort)} limit ${limit + 1} offset ${from}`
    : sort === 'dateInserted'
      ? sql`and c.root_position between ${from + 1} and ${from + limit + 1}`
      : sql`and c.root_position between ${last} - ${from + limit}::integer and ${last} - ${from}::integer`;
  return orderedTops(rootOrder(sort), sql`c.discussion_id = ${discussionID} and c.parent_comment_id is null`, range);
}

/** Selects the replies to a comment from an offset on, plus one. */
export const answersTo = (discussionID: number, { sort, limit }: ThreadQuery, parentID: number, offset: number): Tops =>
  orderedTops(
    siblingOrder(sort),
    sql`c.discussion_id = ${discussionID} and c.parent_comment_id = ${parentID}`,
    sql`order by ${siblingOrder(sort)} limit ${limit + 1} offset ${offset}`,
  );

/**
 * The parameters of `findPageComments`: the first `most` of `tops` are included with their replies down to depth
 * `deepest`; the comments of `inwardIDs` are included out of turn.
 */
interface Branches {
  readonly tops: Tops;
  readonly most: number;
  readonly inwardIDs?: readonly number[];
  readonly deepest: number;
}

/** The comments of a page, and the start of the next page. */
export interface ShownRows {
  readonly rows: readonly ShownComment[];
  readonly next: { readonly position: number } | undefined;
}

/**
 * Finds comments with their first replies, level by level, down to depth `deepest`. Also returns the position of the
 * first of `tops` beyond the page.
 */
export async function findPageComments(
  db: Queryable,
  discussionID: number,
  query: ThreadQuery,
  { tops, most, inwardIDs = [], deepest }: Branches,
): Promise<ShownRows> {
  const { rows } = await sql<ShownComment & { next_position: number | null }>`
    with recursive top as materialized (${tops}),
    shown as (
      select c.comment_id, c.depth, c.count_child_comments, top.place, false as out_of_turn
      from top join comment c on c.comment_id = top.comment_id
      where top.place <= ${most}
      union all
      select c.comment_id, c.depth, c.count_child_comments, inward.place, true
      from unnest(${[...inwardIDs]}::bigint[]) with ordinality as inward (comment_id, place)
      join comment c on c.comment_id = inward.comment_id
      union all
      select answer.comment_id, answer.depth, answer.count_child_comments, answer.place, false
      from shown
      cross join lateral (
        select c.comment_id, c.depth, c.count_child_comments, row_number() over (order by ${siblingOrder(query.sort)}) as place
        from comment c
        where c.discussion_id = ${discussionID} and c.parent_comment_id = shown.comment_id and ${hasPositionSql}
        order by ${siblingOrder(query.sort)}
        limit ${query.collapseChildLimit}) answer
      where shown.depth < ${deepest} and shown.count_child_comments > 0)
    select ${commentColumns(query.expand)}, shown.out_of_turn,
      (select position from top where place = ${most + 1}) as next_position
    from (
      select comment_id, depth, min(place) as place, bool_and(out_of_turn) as out_of_turn
      from shown group by comment_id, depth) shown
    join comment c on c.comment_id = shown.comment_id
    join discussion d on d.discussion_id = c.discussion_id
    order by shown.depth, shown.out_of_turn, shown.place
  `.execute(db);
  const position = rows[0]?.next_position ?? null;
  return { rows, next: position === null ? undefined : { position } };
}
