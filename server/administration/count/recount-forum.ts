import { type RawBuilder, sql, type Transaction } from 'kysely';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type DenormalizedCount, denormalizedCounts, truePositions, trueReactions } from './recount-counts.ts';
import { recountRecentPosts } from './recount-recent.ts';
import { recountTagUse } from './recount-tags.ts';

/** A count that differs from its true value. `id` identifies the row, `was` is the stored value, `is` the true one. */
export interface Drift {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly was: number | null;
  readonly is: number | null;
}

/** Maximum number of differences listed per count. All of them are repaired. */
const mostListed = 1_000;

type Trx = Transaction<Tables>;

/** All descendants of each comment. Used only by the count of replies. */
const descendants = sql`
  with recursive above as (
    select comment_id, parent_comment_id as ancestor_id, 1 as step
    from comment where parent_comment_id is not null and delete_method is distinct from 'full'
    union all
    select above.comment_id, parent.parent_comment_id, above.step + 1
    from above join comment parent on parent.comment_id = above.ancestor_id
    where parent.parent_comment_id is not null and above.step < 50),
  descendant as (select ancestor_id from above)`;

const differing = ({ table, id, column, truth }: DenormalizedCount): RawBuilder<unknown> => {
  const [name, kept, key] = [sql.ref(column), sql.table(table), sql.ref(`kept.${id}`)];
  const children = column === 'count_child_comments';
  const truths = children
    ? sql`
      select c.comment_id as id, c.count_child_comments as was, coalesce(d.answers, 0) as truth
      from comment c
      left join (select ancestor_id, count(*) as answers from descendant group by ancestor_id) d on d.ancestor_id = c.comment_id
      where c.delete_method is distinct from 'full'`
    : sql`select ${key} as id, kept.${name} as was, ${truth} as truth from ${kept} kept`;
  return sql`${children ? descendants : sql``} select id, was, truth from (${truths}) counted where was is distinct from truth`;
};

async function recountOne(trx: Trx, count: DenormalizedCount, repair: boolean): Promise<Drift[]> {
  const { rows } = await sql<{ id: number; was: number | null; truth: number | null }>`
    ${differing(count)} order by id limit ${mostListed}`.execute(trx);
  if (repair && rows.length > 0)
    await sql`
      update ${sql.table(count.table)} set ${sql.ref(count.column)} = drifted.truth
      from (${differing(count)}) drifted
      where ${sql.ref(`${count.table}.${count.id}`)} = drifted.id
    `.execute(trx);
  return rows.map(({ id, was, truth }) => ({
    table: count.table,
    id: String(id),
    column: count.column,
    was,
    is: truth,
  }));
}

async function recountPositions(trx: Trx, repair: boolean): Promise<Drift[]> {
  const drifted = sql`
    select comment.comment_id, comment.position as was, numbered.position as truth,
      comment.root_position as was_root, numbered.root_position as true_root
    from comment
    join (${truePositions}) numbered on numbered.comment_id = comment.comment_id
    where comment.position <> numbered.position or comment.root_position is distinct from numbered.root_position`;
  const { rows } = await sql<{
    comment_id: number;
    was: number;
    truth: number;
    was_root: number | null;
    true_root: number | null;
  }>`${drifted} order by comment.comment_id limit ${mostListed}`.execute(trx);
  if (repair && rows.length > 0)
    await sql`
      update comment set position = drifted.truth, root_position = drifted.true_root
      from (${drifted}) drifted where comment.comment_id = drifted.comment_id
    `.execute(trx);
  return rows.flatMap((row) => [
    ...(row.was === row.truth
      ? []
      : [{ table: 'comment', id: String(row.comment_id), column: 'position', was: row.was, is: row.truth }]),
    ...(row.was_root === row.true_root
      ? []
      : [
          {
            table: 'comment',
            id: String(row.comment_id),
            column: 'root_position',
            was: row.was_root,
            is: row.true_root,
          },
        ]),
  ]);
}

/** Votes that were imported as counts, without the voters. */
const importedVotes = sql`
  select from import_record imported
  where imported.kind = 'votes' and imported.record_type = kept.record_type and imported.record_id = kept.record_id
    and kept.tag_id in (select tag_id from reaction_type where urlcode in ('Up', 'Down'))`;

async function recountReactions(trx: Trx, repair: boolean): Promise<Drift[]> {
  const drifted = sql`
    select coalesce(kept.record_type, true_count.record_type) as record_type,
      coalesce(kept.record_id, true_count.record_id) as record_id, coalesce(kept.tag_id, true_count.tag_id) as tag_id,
      coalesce(kept.count, 0) as was, coalesce(true_count.count, 0) as truth
    from reaction_count kept
    full join (${trueReactions()}) true_count using (record_type, record_id, tag_id)
    where coalesce(kept.count, 0) <> coalesce(true_count.count, 0)
      and not exists (${importedVotes})`;
  const { rows } = await sql<{ record_type: string; record_id: number; tag_id: number; was: number; truth: number }>`
    ${drifted} order by 1, 2, 3 limit ${mostListed}`.execute(trx);
  if (repair && rows.length > 0)
    await sql`
      insert into reaction_count (record_type, record_id, tag_id, count)
      select record_type, record_id, tag_id, truth from (${drifted}) drifted
      on conflict (record_type, record_id, tag_id) do update set count = excluded.count
    `.execute(trx);
  return rows.map(({ record_type, record_id, tag_id, was, truth }) => ({
    table: 'reaction_count',
    id: `${record_type} ${record_id}, reaction ${tag_id}`,
    column: 'count',
    was,
    is: truth,
  }));
}

async function recountParticipation(trx: Trx, repair: boolean): Promise<Drift[]> {
  const drifted = sql`
    select coalesce(kept.user_id, wrote.user_id) as user_id, coalesce(kept.discussion_id, wrote.discussion_id) as discussion_id,
      coalesce(kept.participated, false) as was, wrote.user_id is not null as truth
    from discussion_member kept
    full join (
      select distinct insert_user_id as user_id, discussion_id from comment where date_deleted is null
    ) wrote on wrote.user_id = kept.user_id and wrote.discussion_id = kept.discussion_id
    where coalesce(kept.participated, false) <> (wrote.user_id is not null)`;
  const { rows } = await sql<{ user_id: number; discussion_id: number; was: boolean; truth: boolean }>`
    ${drifted} order by 1, 2 limit ${mostListed}`.execute(trx);
  if (repair && rows.length > 0)
    await sql`
      insert into discussion_member (user_id, discussion_id, participated)
      select user_id, discussion_id, truth from (${drifted}) drifted
      on conflict (user_id, discussion_id) do update set participated = excluded.participated
    `.execute(trx);
  return rows.map(({ user_id, discussion_id, was, truth }) => ({
    table: 'discussion_member',
    id: `member ${user_id}, discussion ${discussion_id}`,
    column: 'participated',
    was: Number(was),
    is: Number(truth),
  }));
}

async function recountLastPosts(trx: Trx, repair: boolean): Promise<Drift[]> {
  const { rows } = await sql<{ category_id: number; was: number | null; truth: number | null }>`
    select category.category_id, category.last_discussion_id as was, newest.discussion_id as truth
    from category
    left join lateral (
      select discussion_id, date_last_comment from discussion
      where discussion.category_id = category.category_id and date_deleted is null
      order by date_last_comment desc, discussion_id desc limit 1) newest on true
    left join discussion named on named.discussion_id = category.last_discussion_id
      and named.category_id = category.category_id and named.date_deleted is null
    where category.date_last_post is distinct from newest.date_last_comment
      or named.date_last_comment is distinct from newest.date_last_comment
      or named.last_comment_id is distinct from category.last_comment_id
    order by category.category_id
  `.execute(trx);
  if (repair && rows.length > 0)
    await refreshLastPosts(
      trx,
      rows.map(({ category_id }) => category_id),
    );
  return rows.map(({ category_id, was, truth }) => ({
    table: 'category',
    id: String(category_id),
    column: 'last_discussion_id',
    was,
    is: truth,
  }));
}

/** A part of a recount: one counter, or a set of counters of the same kind. Each depends only on earlier ones. */
type RecountPart = (trx: Trx, repair: boolean) => Promise<Drift[]>;

const parts: readonly RecountPart[] = [
  recountPositions,
  ...denormalizedCounts.map(
    (count): RecountPart =>
      (trx, repair) =>
        recountOne(trx, count, repair),
  ),
  recountLastPosts,
  recountReactions,
  recountParticipation,
  (trx, repair) => recountTagUse(trx, repair, mostListed),
  (trx, repair) => recountRecentPosts(trx, repair, mostListed),
];

const lockTables = (trx: Trx) =>
  sql`lock table discussion, comment, category, member, discussion_member, discussion_tag, tag, tag_use, reaction,
    reaction_count, category_member in share row exclusive mode`.execute(trx);

/**
 * Recomputes all denormalized counts, compares duplicated data, returns the differences and (unless `repair` is false)
 * repairs them. It runs in one transaction that locks the tables it reads, so it is safe on a live forum: writers wait
 * until it is finished.
 *
 * Scores, points and times are not recomputed: imports contain them without their source data.
 */
export async function recount(database: Database, { repair = true }: { repair?: boolean } = {}): Promise<Drift[]> {
  return inTransaction(database, async (trx) => {
    await lockTables(trx);
    const drift: Drift[] = [];
    for (const part of parts) drift.push(...(await part(trx, repair)));
    return drift;
  });
}

/**
 * Recomputes and repairs all denormalized counts like `recount`, with a transaction for each part, so that writers wait
 * for one part at most. A repaired counter stays correct meanwhile, because each change updates it. Calls `report` with
 * the number of finished parts and of all parts; an error that it throws ends the recount after a finished part.
 */
export async function recountInParts(
  database: Database,
  report: (done: number, total: number) => Promise<void>,
): Promise<Drift[]> {
  const drift: Drift[] = [];
  for (const [index, part] of parts.entries()) {
    await report(index, parts.length);
    const found = await inTransaction(database, async (trx) => {
      await lockTables(trx);
      return part(trx, true);
    });
    drift.push(...found);
  }
  return drift;
}
