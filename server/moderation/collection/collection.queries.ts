import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type {
  Collection,
  CollectionRecord,
  CollectionRecordPost,
  collectionRoutes,
} from '#api/moderation/collection/collection.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { withinDates } from '#server/search/search-filter.ts';

type Query<Name extends 'list' | 'contents'> = z.output<(typeof collectionRoutes)[Name]['schema']['querystring']>;
type Row = Omit<Collection, 'records'>;
type Named = Pick<CollectionRecord, 'recordType' | 'recordID'>;
type Kept = CollectionRecord & { readonly collectionID: number };

const columns = sql`c.collection_id as "collectionID", c.name, c.date_inserted as "dateInserted",
  c.date_updated as "dateUpdated", c.insert_user_id as "insertUserID", c.update_user_id as "updateUserID"`;

const recordColumns = sql`r.collection_id as "collectionID", r.record_id as "recordID", r.record_type as "recordType",
  r.sort, r.date_added_to_collection as "dateAddedToCollection"`;

async function withRecords(db: Queryable, rows: readonly Row[]): Promise<Collection[]> {
  const { rows: records } = await sql<Kept>`
    select ${recordColumns} from collection_record r
    where r.collection_id = any(${rows.map(({ collectionID }) => collectionID)}::bigint[])
    order by r.sort nulls last, r.date_added_to_collection, r.record_type, r.record_id
  `.execute(db);
  const byCollection = Map.groupBy(records, ({ collectionID }) => collectionID);
  return rows.map((row) => ({
    ...row,
    records: (byCollection.get(row.collectionID) ?? []).map(({ collectionID: _, ...record }) => record),
  }));
}

const findWhere = async (db: Queryable, where: RawBuilder<unknown>, limit?: RawBuilder<unknown>) => {
  const { rows } = await sql<Row>`
    select ${columns} from collection c where ${where} order by lower(c.name), c.collection_id ${limit ?? sql``}
  `.execute(db);
  return withRecords(db, rows);
};

/** Returns a page of the requested collections, by name, with the total count. */
export async function listCollections(
  db: Queryable,
  query: Query<'list'>,
): Promise<{ collections: Collection[]; total: number }> {
  const { collectionID, name, dateUpdated, page, limit } = query;
  const filters = [
    sql`true`,
    ...(collectionID ? [withinNumbers(sql`c.collection_id`, collectionID)] : []),
    ...(name ? [sql`lower(c.name) = lower(${name})`] : []),
    ...(dateUpdated ? [withinDates(sql`c.date_updated`, dateUpdated)] : []),
  ];
  const where = sql.join(filters, sql` and `);
  const collections = await findWhere(db, where, sql`limit ${limit} offset ${(page - 1) * limit}`);
  const { rows } = await sql<{ total: number }>`select count(*) as total from collection c where ${where}`.execute(db);
  return { collections, total: rows[0]?.total ?? 0 };
}

/** Returns the collections that contain a record, by name. */
export const findCollectionsOf = (db: Queryable, { recordType, recordID }: Named): Promise<Collection[]> =>
  findWhere(
    db,
    sql`exists (select from collection_record r where r.collection_id = c.collection_id
      and r.record_type = ${recordType} and r.record_id = ${recordID})`,
  );

/** Returns a collection, or undefined when it does not exist. */
export const findCollection = async (db: Queryable, id: number): Promise<Collection | undefined> =>
  (await findWhere(db, sql`c.collection_id = ${id}`))[0];

/** Locks a collection until the end of the transaction. */
export const lockCollection = (trx: Queryable, id: number) =>
  sql`select from collection where collection_id = ${id} for update`.execute(trx);

/** Returns the given collections by name. Missing ones are omitted. */
export const findCollections = (db: Queryable, ids: readonly number[]): Promise<Collection[]> =>
  findWhere(db, sql`c.collection_id = any(${[...ids]}::bigint[])`);

/** Inserts a collection. Returns undefined when its name is taken (case-insensitive). */
export async function insertCollection(
  db: Queryable,
  collection: { name: string; userID: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into collection (name, insert_user_id, date_inserted)
    values (${collection.name}, ${collection.userID}, ${collection.now})
    on conflict do nothing
    returning collection_id as id
  `.execute(db);
  return rows[0]?.id;
}

/**
 * Updates the name of a collection and the member who changed it. Returns false when another collection has the name.
 */
export async function renameCollection(
  db: Queryable,
  change: { id: number; name: string; userID: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update collection c set name = ${change.name}, update_user_id = ${change.userID}, date_updated = ${change.now}
    where c.collection_id = ${change.id} and not exists (
      select from collection o where lower(o.name) = lower(${change.name}) and o.collection_id <> c.collection_id)
    returning collection_id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Adds a record to a collection. If it is already there, only its position changes; the date it was added is preserved.
 */
export async function upsertCollectionRecord(
  db: Queryable,
  collectionID: number,
  { recordType, recordID, sort = null, now }: CollectionRecordPost & { now: Date },
): Promise<void> {
  await sql`
    insert into collection_record (collection_id, record_type, record_id, sort, date_added_to_collection)
    values (${collectionID}, ${recordType}, ${recordID}, ${sort}, ${now})
    on conflict (collection_id, record_type, record_id) do update set sort = excluded.sort
  `.execute(db);
}

/** Removes all records from a collection except the given ones. */
export async function dropOtherRecords(db: Queryable, collectionID: number, retained: readonly Named[]): Promise<void> {
  await sql`
    delete from collection_record where collection_id = ${collectionID}
      and record_type || ' ' || record_id <> all(${retained.map((one) => `${one.recordType} ${one.recordID}`)}::text[])
  `.execute(db);
}

/** Removes a record from a collection. */
export async function dropRecord(db: Queryable, collectionID: number, record: Named): Promise<void> {
  await sql`
    delete from collection_record where collection_id = ${collectionID}
      and record_type = ${record.recordType} and record_id = ${record.recordID}
  `.execute(db);
}

/** Deletes a collection, but not its records. */
export async function deleteCollection(db: Queryable, id: number): Promise<void> {
  await sql`delete from collection where collection_id = ${id}`.execute(db);
}

/** Returns a page of the records of collections, last added first, with the names of their collections. */
export async function listRecords(
  db: Queryable,
  query: Query<'contents'>,
): Promise<{ records: (Kept & { name: string })[]; total: number }> {
  const { collectionID, dateAddedToCollection, page, limit } = query;
  const filters = [
    sql`true`,
    ...(collectionID ? [withinNumbers(sql`r.collection_id`, collectionID)] : []),
    ...(dateAddedToCollection ? [withinDates(sql`r.date_added_to_collection`, dateAddedToCollection)] : []),
  ];
  const where = sql.join(filters, sql` and `);
  const { rows: records } = await sql<Kept & { name: string }>`
    select ${recordColumns}, c.name from collection_record r join collection c on c.collection_id = r.collection_id
    where ${where}
    order by r.date_added_to_collection desc, r.collection_id, r.record_type, r.record_id
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from collection_record r where ${where}
  `.execute(db);
  return { records, total: counted.rows[0]?.total ?? 0 };
}
