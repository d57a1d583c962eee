import { sql } from 'kysely';
import type { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The kinds of tasks. */
export type SiteTaskKind = 'backup' | 'backup-check' | 'restore' | 'recount' | 'import' | 'export';

/** A stored task. */
export interface StoredTask extends Omit<SiteTask, 'insertUser'> {
  readonly kind: SiteTaskKind;
  readonly subjectID: number | null;
  readonly insertUserID: number | null;
  readonly fileName: string | null;
  readonly size: number | null;
  readonly checksum: string | null;
  /** The options of the task, whose type depends on its kind. */
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** The end of a task: its status, and what it produced or why it failed. */
export type TaskEnd = Partial<
  Pick<StoredTask, 'reason' | 'reasonDetail' | 'fileName' | 'size' | 'checksum' | 'result'>
> & { readonly status: 'waiting' | 'done' | 'failed' | 'cancelled' };

const columns = sql`site_task_id as "taskID", kind, status, subject_id as "subjectID", is_scheduled as "isScheduled",
  insert_user_id as "insertUserID", date_inserted as "dateInserted", date_done as "dateDone", step, done, total, reason,
  reason_detail as "reasonDetail", file_name as "fileName", size, checksum, input, result`;

/** Returns the tasks of a kind, newest first. */
export async function listTasks(db: Queryable, kind: SiteTaskKind, limit = 200): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${columns} from site_task where kind = ${kind} order by site_task_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the latest task about each of the given tasks. */
export async function listLatestAbout(db: Queryable, subjectIDs: readonly number[]): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select distinct on (subject_id) ${columns} from site_task where subject_id = any(${[...subjectIDs]}::bigint[])
    order by subject_id, site_task_id desc
  `.execute(db);
  return rows;
}

/** Returns a task of a kind. */
export async function findTask(db: Queryable, kind: SiteTaskKind, taskID: number): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    select ${columns} from site_task where site_task_id = ${taskID} and kind = ${kind}
  `.execute(db);
  return rows[0];
}

/** Stores a new task. Returns undefined while another task of its kind waits or runs. */
export async function insertTask(
  db: Queryable,
  task: Pick<StoredTask, 'kind' | 'insertUserID'> &
    Partial<Pick<StoredTask, 'isScheduled' | 'subjectID' | 'input'>> & { readonly now: Date },
): Promise<StoredTask | undefined> {
  const { kind, isScheduled = false, insertUserID, subjectID = null, input = null, now } = task;
  const { rows } = await sql<StoredTask>`
    insert into site_task (kind, is_scheduled, insert_user_id, subject_id, input, date_inserted)
    values (${kind}, ${isScheduled}, ${insertUserID}, ${subjectID}, ${input && JSON.stringify(input)}::jsonb, ${now})
    on conflict (kind) where status in ('waiting', 'running') do nothing
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Stores a task that is done already, such as a backup that was uploaded. */
export async function insertFinishedTask(
  db: Queryable,
  task: Pick<StoredTask, 'kind' | 'insertUserID' | 'size' | 'checksum' | 'input' | 'result'> & {
    readonly date: Date;
    readonly fileNameOf: (taskID: number) => string;
  },
): Promise<StoredTask> {
  const { kind, insertUserID, size, checksum, input, result, date, fileNameOf } = task;
  const { rows: added } = await sql<{ taskID: number }>`
    insert into site_task (kind, status, insert_user_id, size, checksum, input, result, date_inserted, date_done)
    values (${kind}, 'done', ${insertUserID}, ${size}, ${checksum}, ${JSON.stringify(input)}::jsonb,
      ${JSON.stringify(result)}::jsonb, ${date}, now())
    returning site_task_id as "taskID"
  `.execute(db);
  const taskID = added[0]?.taskID ?? 0;
  const { rows } = await sql<StoredTask>`
    update site_task set file_name = ${fileNameOf(taskID)} where site_task_id = ${taskID} returning ${columns}
  `.execute(db);
  return rows[0] as StoredTask;
}

/**
 * Marks a task as running and returns it. Returns undefined when it is done or cancelled, or when another task of its kind
 * has started meanwhile.
 */
export async function beginTask(db: Queryable, taskID: number): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    update site_task t
    set status = 'running', done = 0, total = 0, step = null, reason = null, reason_detail = null, date_updated = now(), date_done = null
    where site_task_id = ${taskID} and status in ('waiting', 'running', 'failed')
      and not exists (select from site_task o where o.kind = t.kind and o.status in ('waiting', 'running') and o.site_task_id <> ${taskID})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Stores the progress of a running task. Returns false when it was cancelled. */
export async function storeProgress(
  db: Queryable,
  taskID: number,
  { step, done, total }: Pick<StoredTask, 'step' | 'done' | 'total'>,
): Promise<boolean> {
  const { rows } = await sql`
    update site_task set step = ${step}, done = ${done}, total = ${total}, date_updated = now()
    where site_task_id = ${taskID} and status = 'running' returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Stores the end of a task that waits or runs. Returns false when it was cancelled. */
export async function endTask(db: Queryable, taskID: number, now: Date, end: TaskEnd): Promise<boolean> {
  const { rows } = await sql`
    update site_task set status = ${end.status}, date_done = ${end.status === 'waiting' ? null : now}::timestamptz,
      reason = ${end.reason ?? null}, reason_detail = ${end.reasonDetail ?? null}, file_name = ${end.fileName ?? null},
      size = ${end.size ?? null}, checksum = ${end.checksum ?? null},
      result = ${end.result ? JSON.stringify(end.result) : null}::jsonb
    where site_task_id = ${taskID} and status in ('waiting', 'running') returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Marks tasks as failed that show no sign of life, because their process was killed in its last attempt. */
export async function endSilentTasks(db: Queryable, now: Date): Promise<void> {
  await sql`
    update site_task set status = 'failed', reason = 'interrupted', date_done = ${now}
    where status = 'running' and date_updated < now() - interval '15 minutes'
  `.execute(db);
}

/** Deletes a task that neither waits nor runs, with the tasks about it. Returns it. */
export async function deleteTask(db: Queryable, taskID: number): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    delete from site_task where site_task_id = ${taskID} and status not in ('waiting', 'running') returning ${columns}
  `.execute(db);
  return rows[0];
}
