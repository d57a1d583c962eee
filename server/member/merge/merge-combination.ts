import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { addCounts, dropRows, keyJson, type Merge, sameIn, shapeOf, type TableShapes } from './merge-rows.ts';

type Trx = Transaction<Tables>;

/** Stores amounts by which counters change. `rows` selects a key as JSON and a delta. */
async function storeCounts(trx: Trx, { logID }: Merge, place: string, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into member_merge_row (log_id, place, kind, key, former)
    select ${logID}, ${place}, 'counted', c.key, jsonb_build_object('delta', c.delta)
    from (${rows}) c (key, delta) where c.delta <> 0
  `.execute(trx);
}

interface Combination {
  readonly table: 'category_member' | 'discussion_member' | 'conversation_member';
  /** The column that both rows share. */
  readonly by: string;
  /** The new values of the target's row `t` from the source's row `s`. */
  readonly set: RawBuilder<unknown>;
  /** The counter that counts both rows, and the condition that it does. */
  readonly counter: string;
  readonly counted: RawBuilder<unknown>;
}

const combinations: readonly Combination[] = [
  {
    table: 'discussion_member',
    by: 'discussion_id',
    set: sql`
      count_read = greatest(t.count_read, s.count_read), date_last_viewed = greatest(t.date_last_viewed, s.date_last_viewed),
      bookmarked = t.bookmarked or s.bookmarked, date_bookmarked = coalesce(t.date_bookmarked, s.date_bookmarked),
      participated = t.participated or s.participated`,
    counter: 'discussion.count_bookmarks',
    counted: sql`t.bookmarked and s.bookmarked`,
  },
  {
    table: 'category_member',
    by: 'category_id',
    set: sql`
      followed = t.followed or s.followed, date_followed = coalesce(t.date_followed, s.date_followed),
      preferences = case when t.followed or not s.followed then t.preferences else s.preferences end,
      date_marked_read = greatest(t.date_marked_read, s.date_marked_read)`,
    counter: 'category.count_followers',
    counted: sql`t.followed and s.followed`,
  },
  {
    // A conversation that only the source is still part of continues for the target.
    table: 'conversation_member',
    by: 'conversation_id',
    set: sql`
      (count_messages, count_read, date_last_message, date_last_viewed, date_left) = (
        select w.count_messages, w.count_read, w.date_last_message, w.date_last_viewed, w.date_left
        from (select (case when t.date_left is not null and s.date_left is null then s else t end).*) w)`,
    counter: 'conversation.count_participants',
    counted: sql`t.date_left is null and s.date_left is null`,
  },
];

/** Combines the rows that both members have, such as their bookmarks of one discussion, in the row of the target. */
async function combine(trx: Trx, merge: Merge, shapes: TableShapes, one: Combination): Promise<void> {
  const { logID, sourceID, targetID } = merge;
  const { table, by, set, counter, counted } = one;
  const { key } = shapeOf(shapes, table);
  const both = sql`t.user_id = ${targetID} and s.user_id = ${sourceID} and ${sameIn([by], 's', 't')}`;
  const rows = sql`${sql.table(table)} t, ${sql.table(table)} s where ${both}`;
  await storeCounts(trx, merge, counter, sql`select ${keyJson([by])}, -1 from ${rows} and ${counted}`);
  await sql`
    insert into member_merge_row (log_id, place, kind, key, former)
    select ${logID}, ${table}, 'combined', ${keyJson(key)}, to_jsonb(t) from ${rows}
  `.execute(trx);
  await sql`update ${sql.table(table)} t set ${set} from ${sql.table(table)} s where ${both}`.execute(trx);
  await sql`
    update member_merge_row r set merged = to_jsonb(t)
    from ${sql.table(table)} t
    where r.log_id = ${logID} and r.kind = 'combined' and r.place = ${table}
      and t.user_id = ${targetID} and r.key = ${keyJson(key)}
  `.execute(trx);
}

/**
 * Removes reactions that one member may not have twice: the source's to posts that the target reacted to, and those of
 * the two members to each other's posts. Scores, counts and points follow.
 */
async function dropReactions(trx: Trx, merge: Merge): Promise<void> {
  const { logID, sourceID, targetID } = merge;
  await dropRows(
    trx,
    merge,
    'reaction',
    sql`(t.user_id, t.record_user_id) in ((${sourceID}, ${targetID}), (${targetID}, ${sourceID}))
      or t.user_id = ${sourceID} and exists (select from reaction o where o.user_id = ${targetID}
        and o.record_type = t.record_type and o.record_id = t.record_id)`,
  );
  const gone = sql`
    (select g.*, y.reaction_value, y.points
    from member_merge_row r, lateral jsonb_populate_record(null::reaction, r.former) g
    join reaction_type y using (tag_id)
    where r.log_id = ${logID} and r.kind = 'dropped' and r.place = 'reaction') t`;
  const key = keyJson(['record_type', 'record_id', 'tag_id']);
  await storeCounts(trx, merge, 'reaction_count.count', sql`select ${key}, -1 from ${gone}`);
  for (const kind of ['discussion', 'comment'])
    await storeCounts(
      trx,
      merge,
      `${kind}.score`,
      sql`select jsonb_build_object(${sql.lit(`${kind}_id`)}::text, t.record_id), -t.reaction_value
        from ${gone} where t.record_type = ${kind}`,
    );
  await storeCounts(
    trx,
    merge,
    'member.points',
    sql`select jsonb_build_object('user_id', t.record_user_id), -t.points from ${gone}`,
  );
}

/** Moves the counters of the source to the target. */
async function storeMemberCounts(trx: Trx, merge: Merge): Promise<void> {
  for (const column of ['points', 'count_discussions', 'count_comments', 'count_visits'] as const) {
    const amounts = sql`
      select jsonb_build_object('user_id', ${merge.targetID}::bigint), ${sql.ref(column)} from member where user_id = ${merge.sourceID}
      union all
      select jsonb_build_object('user_id', user_id), -${sql.ref(column)} from member where user_id = ${merge.sourceID}`;
    await storeCounts(trx, merge, `member.${column}`, amounts);
  }
}

/** Combines what both members have of the same, before the other rows are moved. */
export async function combineRows(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const one of combinations) await combine(trx, merge, shapes, one);
  await dropReactions(trx, merge);
  await addCounts(trx, merge, shapes, { sign: 1 });
  // The points of dropped reactions are off the accounts now, so that only the rest is moved.
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(member_merge_row_id), 0) as last from member_merge_row where log_id = ${merge.logID}
  `.execute(trx);
  await storeMemberCounts(trx, merge);
  await addCounts(trx, merge, shapes, { sign: 1, after: Number(rows[0]?.last ?? 0) });
}
