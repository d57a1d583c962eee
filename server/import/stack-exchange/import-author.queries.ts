import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The ID of the placeholder member for authors who are not in the forum. */
export const unknownUser = 2;

/**
 * Records the authors and editors of posts who are not in the forum, so that they can be attached to their posts when
 * they are imported. The result is part of a statement with `fresh`, the stored posts. The `foreign_id` of such an
 * entry consists of the user ID, the kind and the ID of the post.
 */
export const noteMissingAuthors = ({
  source,
  kind,
  recordType,
}: {
  source: string;
  kind: 'post' | 'comment';
  recordType: 'discussion' | 'comment';
}): RawBuilder<unknown> => sql`
  insert into import_record (source, kind, foreign_id, record_type, record_id)
  select ${source}, person.kind, concat_ws(' ', person.ref, ${kind}::text, fresh.foreign_id), ${recordType},
    fresh.${sql.ref(`${recordType}_id`)}
  from fresh cross join lateral
    (values ('author', fresh.user_ref, fresh.user_id), ('editor', fresh.editor_ref, fresh.editor_id)) as person (kind, ref, id)
  where person.id is null and person.ref ~ '^-?[0-9]{1,18}$'
  on conflict do nothing`;

/** Selects the entries of missing authors or editors who have since been imported, with their member IDs. */
const due = (source: string, kind: 'author' | 'editor') => sql`
  select k.foreign_id, k.record_type, k.record_id, m.user_id
  from import_record k
  join import_record u on u.source = k.source and u.kind = 'user' and u.foreign_id = split_part(k.foreign_id, ' ', 1)
  join member m on m.user_id = u.record_id and m.date_deleted is null
  where k.source = ${source} and k.kind = ${kind}`;

/**
 * Sets the authors and editors of posts whose members were imported later, where they are still missing. Returns the
 * number of posts that now have their author. `countMembers` updates the counts of the members.
 */
export function attachAuthors(db: Kysely<Tables>, source: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const count = await changeAuthors(trx, source);
    await changeEditors(trx, source);
    for (const kind of ['author', 'editor'] as const)
      await sql`
        delete from import_record k using (${due(source, kind)}) as due
        where k.source = ${source} and k.kind = ${kind} and k.foreign_id = due.foreign_id
      `.execute(trx);
    return count;
  });
}

async function changeAuthors(trx: Transaction<Tables>, source: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as materialized (${due(source, 'author')}),
    discussions as (
      update discussion d set insert_user_id = due.user_id from due
      where due.record_type = 'discussion' and d.discussion_id = due.record_id and d.insert_user_id = ${unknownUser}
      returning 'discussion' as record_type, d.discussion_id as record_id, due.user_id
    ), comments as (
      update comment c set insert_user_id = due.user_id from due
      where due.record_type = 'comment' and c.comment_id = due.record_id and c.insert_user_id = ${unknownUser}
      returning 'comment' as record_type, c.comment_id as record_id, due.user_id, c.discussion_id, c.date_deleted
    ), participants as (
      insert into discussion_member (user_id, discussion_id, participated)
      select distinct user_id, discussion_id, true from comments where date_deleted is null
      on conflict (user_id, discussion_id) do update set participated = true
    ), attached as (
      select * from discussions union all select record_type, record_id, user_id from comments
    ), credited as (
      update reaction r set record_user_id = attached.user_id from attached
      where r.record_type = attached.record_type and r.record_id = attached.record_id
    )
    select count(*)::integer as count from attached
  `.execute(trx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) await changeLastAuthors(trx, source);
  return count;
}

/** Updates the author of the last post, which discussions store as well. */
async function changeLastAuthors(trx: Transaction<Tables>, source: string): Promise<void> {
  await sql`
    with due as materialized (${due(source, 'author')})
    update discussion d set last_user_id = newest.user_id
    from (
      select d.discussion_id, coalesce(c.insert_user_id, d.insert_user_id) as user_id
      from discussion d left join comment c on c.comment_id = d.last_comment_id
      where d.discussion_id in (select record_id from due where record_type = 'discussion')
        or d.last_comment_id in (select record_id from due where record_type = 'comment')
    ) as newest
    where d.discussion_id = newest.discussion_id and d.last_user_id = ${unknownUser}
  `.execute(trx);
}

async function changeEditors(trx: Transaction<Tables>, source: string): Promise<void> {
  for (const recordType of ['discussion', 'comment'])
    await sql`
      update ${sql.table(recordType)} post set update_user_id = due.user_id from (${due(source, 'editor')}) as due
      where due.record_type = ${recordType} and post.${sql.ref(`${recordType}_id`)} = due.record_id
        and post.update_user_id is null
    `.execute(trx);
}

/** Returns the user IDs of missing authors, one for each post that has no author yet. */
export async function findMissingAuthors(db: Kysely<Tables>, source: string): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select split_part(k.foreign_id, ' ', 1) as ref
    from import_record k
    left join discussion d on k.record_type = 'discussion' and d.discussion_id = k.record_id
    left join comment c on k.record_type = 'comment' and c.comment_id = k.record_id
    where k.source = ${source} and k.kind = 'author' and coalesce(d.insert_user_id, c.insert_user_id) = ${unknownUser}
  `.execute(db);
  return rows.map(({ ref }) => ref);
}
