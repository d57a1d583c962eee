import { sql } from 'kysely';
import type { AutomationRuleContent } from '#api/administration/automation/automation-rule.contract.ts';
import type { StoredRefusal } from '#server/moderation/bulk/long-job.queries.ts';
import { undoableActions } from '#server/moderation/log/moderation-log.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Occurrence } from './automation-find.queries.ts';

/** The state of a run. */
export type RunStatus = 'waiting' | 'running' | 'finished' | 'skipped';

/** A stored run with the rule as it was, and the counts of its records. */
export interface AutomationRunRow {
  readonly runID: number;
  readonly ruleID: number;
  readonly rule: AutomationRuleContent;
  readonly kind: 'triggered' | 'manual';
  readonly userID: number | null;
  readonly status: RunStatus;
  readonly isUndoing: boolean;
  readonly date: string;
  readonly dateFinished: string | null;
  readonly countRecords: number;
  readonly countDone: number;
  readonly countFailed: number;
  readonly countUndoable: number;
}

const columns = sql`
  run.automation_run_id as "runID", run.automation_rule_id as "ruleID", run.rule, run.kind, run.user_id as "userID",
  run.status, run.undoing as "isUndoing", run.date_inserted as date, run.date_finished as "dateFinished", counted."countRecords",
  counted."countDone", counted."countFailed", counted."countUndoable"`;

/** Selects the entries of a record's action that can be undone. */
const entriesOf = () => sql`
  select entry.moderation_log_id, entry.undone_by from moderation_log entry
  where entry.moderation_log_id = any(record.log_ids) and entry.action = any(${undoableActions()}::text[])`;

/** SQL condition: the action of a record can still be undone. */
const isUndoable = () => sql`exists (select from (${entriesOf()}) e where e.undone_by is null)`;

const counts = () => sql`
  cross join lateral (
    select count(*)::integer as "countRecords", count(*) filter (where record.status = 'done')::integer as "countDone",
      count(*) filter (where record.status = 'failed')::integer as "countFailed",
      count(*) filter (where ${isUndoable()})::integer as "countUndoable"
    from automation_record record where record.automation_run_id = run.automation_run_id) counted`;

/** Returns a page of runs, newest first, with the total count. */
export async function listAutomationRuns(
  db: Queryable,
  { ruleID, page, limit }: { ruleID: number | undefined; page: number; limit: number },
): Promise<{ rows: AutomationRunRow[]; total: number }> {
  const where = ruleID === undefined ? sql`true` : sql`run.automation_rule_id = ${ruleID}`;
  const { rows } = await sql<AutomationRunRow>`
    select ${columns} from automation_run run ${counts()} where ${where}
    order by run.automation_run_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from automation_run run where ${where}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a run, or undefined when it does not exist. */
export async function findAutomationRun(db: Queryable, runID: number): Promise<AutomationRunRow | undefined> {
  const { rows } = await sql<AutomationRunRow>`
    select ${columns} from automation_run run ${counts()} where run.automation_run_id = ${runID}
  `.execute(db);
  return rows[0];
}

/** Returns the rule of a run as it was when the run started, or undefined when the run does not exist. */
export async function findRuleOfRun(db: Queryable, runID: number): Promise<AutomationRuleContent | undefined> {
  const { rows } = await sql<Pick<AutomationRunRow, 'rule'>>`
    select rule from automation_run where automation_run_id = ${runID}
  `.execute(db);
  return rows[0]?.rule;
}

/** Stores a run with its records. Returns its ID, and the IDs of the records that no other run has taken. */
export async function insertAutomationRun(
  trx: Queryable,
  run: Pick<AutomationRunRow, 'ruleID' | 'rule' | 'kind' | 'status'> & { userID: number; now: Date },
  found: readonly Occurrence[],
): Promise<{ runID: number; recordIDs: number[] }> {
  const { rows } = await sql<{ id: number }>`
    insert into automation_run (automation_rule_id, rule, kind, user_id, status, date_inserted)
    values (${run.ruleID}, ${JSON.stringify(run.rule)}::jsonb, ${run.kind}, ${run.userID}, ${run.status}, ${run.now})
    returning automation_run_id as id
  `.execute(trx);
  const runID = rows[0]?.id ?? 0;
  const records = await sql<{ id: number }>`
    insert into automation_record (automation_run_id, automation_rule_id, record_type, record_id, occurrence)
    select ${runID}::bigint, ${run.ruleID}::bigint, o.record_type, o.record_id, o.occurrence
    from unnest(${found.map(({ recordType }) => recordType)}::text[], ${found.map(({ recordID }) => recordID)}::bigint[],
      ${found.map(({ occurrence }) => occurrence)}::text[]) with ordinality as o (record_type, record_id, occurrence, place)
    order by o.place
    on conflict do nothing
    returning automation_record_id as id
  `.execute(trx);
  return { runID, recordIDs: records.rows.map(({ id }) => id) };
}

/** Decides on a run that waits. Returns the IDs of its records; undefined when it does not wait. */
export async function decideAutomationRun(
  trx: Queryable,
  runID: number,
  { status, userID, now }: { status: 'running' | 'skipped'; userID: number; now: Date },
): Promise<number[] | undefined> {
  const { numAffectedRows } = await sql`
    update automation_run set status = ${status}, user_id = ${userID},
      date_finished = ${status === 'skipped' ? now : null}::timestamptz
    where automation_run_id = ${runID} and status = 'waiting'
  `.execute(trx);
  if (!numAffectedRows) return undefined;
  if (status === 'skipped')
    await sql`update automation_record set status = 'skipped' where automation_run_id = ${runID}`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select automation_record_id as id from automation_record where automation_run_id = ${runID} order by 1
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** A record of a run. */
export interface AutomationRecordRow extends Pick<Occurrence, 'recordType' | 'recordID'> {
  readonly recordRowID: number;
  readonly runID: number;
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped';
  /** The entries of the log that are not undone, newest first. */
  readonly logIDs: readonly number[];
  readonly isUndone: boolean;
  readonly refusal: StoredRefusal | null;
}

const records = () => sql`
  select record.automation_record_id as "recordRowID", record.automation_run_id as "runID",
    record.record_type as "recordType", record.record_id as "recordID", record.status, record.refusal,
    entries."logIDs", entries."isUndone"
  from automation_record record
  cross join lateral (
    select coalesce(array_agg(e.moderation_log_id order by e.moderation_log_id desc)
        filter (where e.undone_by is null), '{}') as "logIDs",
      coalesce(bool_and(e.undone_by is not null), false) as "isUndone"
    from (${entriesOf()}) e) entries`;

/** Returns a page of the records of a run, failures first. */
export async function listAutomationRecords(
  db: Queryable,
  runID: number,
  { page, limit }: { page: number; limit: number },
): Promise<AutomationRecordRow[]> {
  const { rows } = await sql<AutomationRecordRow>`
    ${records()} where record.automation_run_id = ${runID}
    order by record.status <> 'failed', record.automation_record_id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/** Returns a record of a run. */
export async function findAutomationRecord(db: Queryable, id: number): Promise<AutomationRecordRow | undefined> {
  const { rows } = await sql<AutomationRecordRow>`
    ${records()} where record.automation_record_id = ${id}
  `.execute(db);
  return rows[0];
}

/** Marks a run as being undone. Returns false when it already is. */
export async function markUndoing(trx: Queryable, runID: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update automation_run set undoing = true where automation_run_id = ${runID} and not undoing
  `.execute(trx);
  return Number(numAffectedRows) > 0;
}

/** Marks the undo of a run as ended when the given item is the last one of its job. */
export async function finishUndoing(
  trx: Queryable,
  runID: number,
  { jobID, itemID }: { jobID: string; itemID: number },
): Promise<void> {
  await sql`
    update automation_run set undoing = false
    where automation_run_id = ${runID} and not exists (
      select from long_job_item where long_job_id = ${jobID} and status = 'waiting' and item_id <> ${itemID})
  `.execute(trx);
}

/** Returns the records of a run whose changes can be undone, last first. */
export async function findUndoableRecords(db: Queryable, runID: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record.automation_record_id as id from automation_record record
    where record.automation_run_id = ${runID} and ${isUndoable()} order by 1 desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores the result of a record. Without a status, only the error of its undo. */
export async function markAutomationRecord(
  trx: Queryable,
  id: number,
  result: { status?: 'done' | 'failed'; logIDs?: readonly number[]; refusal?: StoredRefusal | undefined },
): Promise<void> {
  await sql`
    update automation_record
    set status = coalesce(${result.status ?? null}::text, status), log_ids = coalesce(${result.logIDs ?? null}::bigint[], log_ids),
      refusal = ${result.refusal ? JSON.stringify(result.refusal) : null}::jsonb
    where automation_record_id = ${id}
  `.execute(trx);
}

/** Marks a run as finished when none of its records is left. */
export async function finishAutomationRun(trx: Queryable, runID: number, now: Date): Promise<void> {
  await sql`
    update automation_run set status = 'finished', date_finished = ${now}
    where automation_run_id = ${runID} and status = 'running' and not exists (
      select from automation_record where automation_run_id = ${runID} and status = 'waiting')
  `.execute(trx);
}
