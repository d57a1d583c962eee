import { sql, type Transaction } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A stored long job. */
export interface StoredLongJob {
  readonly long_job_id: string;
  readonly kind: string;
  readonly user_id: number;
  readonly input: object;
  readonly in_background: boolean;
  readonly date_inserted: string;
}

/** An error as stored with an item. */
export interface StoredRefusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly details: object;
}

/** One record of a long job. */
export interface StoredItem {
  readonly item_id: number;
  readonly status: 'waiting' | 'done' | 'failed';
  readonly refusal: StoredRefusal | null;
  readonly log_id: number | null;
}

/** Stores a job with its records, in order and without duplicates. Returns the job ID. */
export async function insertLongJob(
  db: Queryable,
  made: { kind: string; userID: number; input: object; itemIDs: readonly number[]; inBackground: boolean; now: Date },
): Promise<string> {
  const { rows } = await sql<{ long_job_id: string }>`
    with job as (
      insert into long_job (kind, user_id, input, in_background, date_inserted)
      values (${made.kind}, ${made.userID}, ${JSON.stringify(made.input)}, ${made.inBackground}, ${made.now})
      returning long_job_id),
    items as (
      insert into long_job_item (long_job_id, place, item_id)
      select job.long_job_id, min(item.place), item.item_id
      from job, unnest(${[...made.itemIDs]}::bigint[]) with ordinality as item (item_id, place)
      group by job.long_job_id, item.item_id)
    select long_job_id from job
  `.execute(db);
  return (rows[0] as { long_job_id: string }).long_job_id;
}

/** Returns a job, or undefined when it does not exist. */
export async function findLongJob(db: Queryable, jobID: string): Promise<StoredLongJob | undefined> {
  const { rows } = await sql<StoredLongJob>`
    select long_job_id, kind, user_id, input, in_background, date_inserted from long_job where long_job_id = ${jobID}
  `.execute(db);
  return rows[0];
}

/** Returns the records of a job in order. */
export async function findItems(db: Queryable, jobID: string): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select item_id, status, refusal, log_id from long_job_item where long_job_id = ${jobID} order by place
  `.execute(db);
  return rows;
}

/** Returns the next records to process, up to `most`, and locks the job until the transaction ends. */
export async function takeNext(trx: Transaction<Tables>, jobID: string, most: number): Promise<number[]> {
  await sql`select from long_job where long_job_id = ${jobID} for no key update`.execute(trx);
  const { rows } = await sql<{ item_id: number }>`
    select item_id from long_job_item where long_job_id = ${jobID} and status = 'waiting' order by place limit ${most}
  `.execute(trx);
  return rows.map(({ item_id }) => item_id);
}

/** The result of a record: done, with the log entry if there is one, or rejected. */
export interface ItemResult {
  readonly itemID: number;
  readonly logID?: number | undefined;
  readonly refusal?: StoredRefusal;
}

/** Stores the results of records, except those already done. */
export async function markItems(db: Queryable, jobID: string, results: readonly ItemResult[]): Promise<void> {
  await sql`
    update long_job_item item
    set status = case when result.refusal is null then 'done' else 'failed' end, log_id = result.log_id,
      refusal = result.refusal
    from unnest(${results.map(({ itemID }) => itemID)}::bigint[], ${results.map(({ logID }) => logID ?? null)}::bigint[],
      ${results.map(({ refusal }) => (refusal ? JSON.stringify(refusal) : null))}::jsonb[]) as result (item_id, log_id, refusal)
    where long_job_id = ${jobID} and item.item_id = result.item_id and status = 'waiting'
  `.execute(db);
}

/** Returns the IDs of unfinished background jobs. */
export async function findUnfinished(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ long_job_id: string }>`
    select long_job_id from long_job
    where in_background and exists (
      select from long_job_item item where item.long_job_id = long_job.long_job_id and status = 'waiting')
  `.execute(db);
  return rows.map(({ long_job_id }) => long_job_id);
}

/** Deletes jobs created before a date. */
export async function deleteLongJobs(db: Queryable, before: Date): Promise<void> {
  await sql`delete from long_job where date_inserted < ${before}`.execute(db);
}

/** Returns the records for which a job made undoable changes, last first. */
export async function findUndoable(db: Queryable, jobID: string): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from long_job_item where long_job_id = ${jobID} and log_id is not null order by place desc
  `.execute(db);
  return rows.map(({ item_id }) => item_id);
}

/** Returns the log entry of the change that a job made to a record. */
export async function findLogID(db: Queryable, jobID: string, itemID: number): Promise<number | undefined> {
  const { rows } = await sql<{ log_id: number | null }>`
    select log_id from long_job_item where long_job_id = ${jobID} and item_id = ${itemID}
  `.execute(db);
  return rows[0]?.log_id ?? undefined;
}
