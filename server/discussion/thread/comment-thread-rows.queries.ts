import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import { isByTime, rootOrder, siblingOrder, type ThreadQuery } from './comment-order.ts';
import { type CommentRow, commentColumns, isStanding } from './comment-row.ts';

/** A comment of a thread; one that is only on the way to the comment in focus is shown out of turn, after its siblings. */
export interface ShownComment extends CommentRow {
  readonly out_of_turn: boolean;
}

/** The comments that others are shown under: their ids, each with its place among them, as a statement. */
type Tops = RawBuilder<{ comment_id: number; position: number; place: number }>;

/** Comments `c` in an order, each with its place in it; `range` chooses among those of a place. */
const orderedTops = (order: RawBuilder<unknown>, place: RawBuilder<unknown>, range: RawBuilder<unknown>): Tops => sql`
  select comment_id, position, row_number() over (order by ${order}) as place
  from (
    select c.comment_id, c.position, c.root_position, c.score, c.hot from comment c
    where ${place} and ${isStanding} ${range}) c`;

/** A page of the first level, and one more: the first of the next page. */
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

/** The answers to one comment from an offset on, and one more. */
export const answersTo = (discussionID: number, { sort, limit }: ThreadQuery, parentID: number, offset: number): Tops =>
  orderedTops(
    siblingOrder(sort),
    sql`c.discussion_id = ${discussionID} and c.parent_comment_id = ${parentID}`,
    sql`order by ${siblingOrder(sort)} limit ${limit + 1} offset ${offset}`,
  );

/** What is shown under which comments: under how many of `tops`, and, out of turn, under which others. */
interface Branches {
  readonly tops: Tops;
  readonly most: number;
  readonly inwardIDs?: readonly number[];
  readonly deepest: number;
}

/** The comments that are shown, and where those begin that come after them. */
export interface ShownRows {
  readonly rows: readonly ShownComment[];
  readonly next: { readonly position: number } | undefined;
}

/** Comments with their first answers, level by level, as deep as `deepest`; and the position of the first of `tops` beyond those. */
export async function findShown(
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
        where c.discussion_id = ${discussionID} and c.parent_comment_id = shown.comment_id and ${isStanding}
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
