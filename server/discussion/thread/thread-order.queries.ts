import { sql, type Transaction } from 'kysely';
import { addToCategory } from '#server/discussion/reading/category-counter.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** A comment and its target position. */
export interface Slot {
  readonly commentID: number;
  readonly slot: number;
}

/** The change of a thread: the removed comments, and the added comments with their positions. */
interface ThreadChange {
  readonly removedIDs?: readonly number[];
  readonly come?: readonly Slot[];
  /** Whether read positions remain unchanged. */
  readonly keepsReadPositions?: boolean;
}

/**
 * Renumbers a thread after comments have been removed or added. The order of the remaining comments does not change. A
 * read position becomes the new position of the last remaining comment that it included.
 */
export async function renumberThread(
  trx: Trx,
  discussionID: number,
  { removedIDs = [], come = [], keepsReadPositions = false }: ThreadChange,
): Promise<void> {
  await sql`
    with come as (
      select comment_id, slot
      from unnest(${come.map(({ commentID }) => commentID)}::bigint[], ${come.map(({ slot }) => slot)}::integer[])
        as come (comment_id, slot)),
    was as (
      select comment_id, position, false as gone from comment
      where discussion_id = ${discussionID} and delete_method is distinct from 'full'
        and comment_id not in (select comment_id from come)
      union all
      select comment_id, position, true from comment where comment_id = any(${[...removedIDs]}::bigint[])),
    stays as (
      select comment_id, row_number() over (order by position, comment_id) as place from was where not gone),
    free as (
      select slot, row_number() over (order by slot) as place
      from generate_series(1, (select count(*) from stays) + (select coalesce(max(slot), 0) from come)) as slot
      where slot not in (select slot from come)),
    placed as (
      select comment_id, slot from come
      union all
      select comment_id, slot from stays join free using (place)),
    numbered as (
      select c.comment_id, row_number() over places as position,
        case when c.parent_comment_id is null then count(*) filter (where c.parent_comment_id is null) over places end
          as root_position
      from placed join comment c on c.comment_id = placed.comment_id
      window places as (order by slot, c.comment_id)),
    followed as (
      select was.position, max(numbered.position) over (order by was.position) as now
      from was left join numbered using (comment_id)),
    reached as (
      update discussion_member dm set count_read = coalesce(followed.now, 0)
      from followed
      where not ${keepsReadPositions} and dm.discussion_id = ${discussionID} and dm.count_read = followed.position
        and dm.count_read is distinct from coalesce(followed.now, 0))
    update comment c set position = numbered.position, root_position = numbered.root_position
    from numbered
    where c.comment_id = numbered.comment_id
      and (c.position, c.root_position) is distinct from (numbered.position::integer, numbered.root_position::integer)
  `.execute(trx);
}

/**
 * Determines the positions that comments of another thread take in a chronological merge. Each thread preserves its own
 * order.
 */
export async function slotsByTime(trx: Trx, discussionID: number, commentIDs: readonly number[]): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    with keyed as (
      select comment_id, position, comment_id = any(${[...commentIDs]}::bigint[]) as comes,
        max(date_inserted) over (partition by discussion_id order by position, comment_id) as moment
      from comment
      where delete_method is distinct from 'full'
        and (discussion_id = ${discussionID} or comment_id = any(${[...commentIDs]}::bigint[]))),
    numbered as (
      select comment_id, comes, row_number() over (order by moment, comes, position, comment_id) as slot from keyed)
    select comment_id as "commentID", slot::integer as slot from numbered where comes order by slot
  `.execute(trx);
  return rows;
}

/** Recounts the comments of a discussion and adjusts the counter of its category. */
export async function recountThread(trx: Trx, discussionID: number): Promise<void> {
  const { rows } = await sql<{ category_id: number; change: number }>`
    update discussion d
    set count_comments = found.comments, count_positions = found.positions, count_root_positions = found.roots
    from discussion before, (
      select count(*) filter (where date_deleted is null) as comments, count(*) as positions,
        count(*) filter (where parent_comment_id is null) as roots
      from comment where discussion_id = ${discussionID} and delete_method is distinct from 'full') found
    where d.discussion_id = ${discussionID} and before.discussion_id = d.discussion_id
    returning d.category_id, (found.comments - before.count_comments)::integer as change
  `.execute(trx);
  const [row] = rows;
  if (row && row.change !== 0) await addToCategory(trx, row.category_id, { comments: row.change });
}

/**
 * Recalculates the last comment of a discussion if it has changed. The date of the last activity becomes the date of
 * that comment; with `grows` it never decreases.
 */
export async function renewLastComment(trx: Trx, discussionID: number, { grows }: { grows: boolean }): Promise<void> {
  await sql`
    update discussion d
    set last_comment_id = newest.comment_id,
      last_user_id = coalesce(newest.insert_user_id, d.insert_user_id),
      date_last_comment = case
        when d.sink then d.date_last_comment
        when ${grows} then greatest(d.date_last_comment, newest.date_inserted)
        else coalesce(newest.date_inserted, d.date_inserted) end
    from (select ${discussionID}::bigint as discussion_id) this
    left join lateral (
      select comment_id, insert_user_id, date_inserted from comment
      where comment.discussion_id = this.discussion_id and delete_method is distinct from 'full' and date_deleted is null
      order by position desc
      limit 1) newest on true
    where d.discussion_id = this.discussion_id and d.last_comment_id is distinct from newest.comment_id
  `.execute(trx);
}

/** Adds to the reply counts of a comment and all its ancestors. */
export async function addToAncestors(trx: Trx, commentID: number | null, change: number): Promise<void> {
  if (commentID === null || change === 0) return;
  await sql`
    with recursive above as (
      select comment_id, parent_comment_id from comment where comment_id = ${commentID}
      union all
      select c.comment_id, c.parent_comment_id from above join comment c on c.comment_id = above.parent_comment_id)
    update comment set count_child_comments = greatest(0, count_child_comments + ${change})
    where comment_id in (select comment_id from above)
  `.execute(trx);
}
