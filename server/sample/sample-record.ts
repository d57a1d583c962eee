import { type Transaction as KyselyTransaction, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** A transaction on the forum's tables. */
export type Transaction = KyselyTransaction<Tables>;

/** The source name of sample records in `import_record`. */
export const sampleSource = 'sample';

/** The record types of the sample community. */
export type SampleRecordType = 'member' | 'category' | 'tag' | 'discussion' | 'comment' | 'media' | 'post_type';

/** Reserves the next IDs of a table in ascending order, so that related rows can be prepared before any is stored. */
export async function reserveIDs(
  db: Transaction,
  type: Exclude<SampleRecordType, 'post_type'>,
  count: number,
): Promise<number[]> {
  const column = type === 'member' ? 'user_id' : `${type}_id`;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${type}::text, ${column}::text)) as id
    from generate_series(1, ${count}::integer)
  `.execute(db);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Registers records as part of the sample community, by a name that identifies their origin in the sample. */
export async function registerSampleRecords(
  db: Transaction,
  type: SampleRecordType,
  records: Iterable<readonly [name: string, id: number]>,
): Promise<void> {
  const rows = [...records].map(([name, id]) => ({
    source: sampleSource,
    kind: type,
    foreign_id: name,
    record_type: type,
    record_id: id,
  }));
  if (rows.length > 0) await db.insertInto('import_record').values(rows).execute();
}

/** Returns the IDs of all sample records of a type. */
export async function findSampleRecords(db: Transaction, type: SampleRecordType): Promise<number[]> {
  const rows = await db
    .selectFrom('import_record')
    .select('record_id')
    .where('source', '=', sampleSource)
    .where('record_type', '=', type)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** Unregisters removed sample records. */
export async function unregisterSampleRecords(db: Transaction, type: SampleRecordType, ids: number[]): Promise<void> {
  await db
    .deleteFrom('import_record')
    .where('source', '=', sampleSource)
    .where('record_type', '=', type)
    .where('record_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Unregisters sample records that were deleted by other means. */
export async function unregisterDeletedRecords(db: Transaction): Promise<void> {
  await sql`
    delete from import_record i where i.source = ${sampleSource} and case i.record_type
      when 'member' then not exists (select from member where user_id = i.record_id)
      when 'category' then not exists (select from category where category_id = i.record_id)
      when 'tag' then not exists (select from tag where tag_id = i.record_id)
      when 'discussion' then not exists (select from discussion where discussion_id = i.record_id)
      when 'comment' then not exists (select from comment where comment_id = i.record_id)
      when 'post_type' then not exists (select from post_type where post_type_number = i.record_id)
      when 'media' then not exists (select from media where media_id = i.record_id)
      else false
    end
  `.execute(db);
}
