import { sql } from 'kysely';
import type { AutomationRuleContent } from '#api/administration/automation/automation-rule.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored rule. */
export interface AutomationRuleRow extends AutomationRuleContent {
  readonly automationRuleID: number;
  readonly status: 'active' | 'inactive' | 'suspended';
  /** The code of the error that suspended the rule. */
  readonly suspension: string | null;
  readonly waitingDispatchID: number | null;
  readonly updateUserID: number | null;
  /** The time since which the rule acts, in milliseconds, because dates are read in whole seconds. */
  readonly activeTime: number | null;
  /** The time up to which the rule has searched, in milliseconds. */
  readonly scannedTime: number | null;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
}

/** A stored rule with the number of its records and the date of its last run. */
export interface CountedRuleRow extends AutomationRuleRow {
  readonly countRecords: number;
  readonly dateLastRun: string | null;
}

const time = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`;

const columns = sql`
  rule.automation_rule_id as "automationRuleID", name, trigger_type as "triggerType", trigger_value as "triggerValue",
  conditions, action_type as "actionType", action_value as "actionValue", maximum, status, suspension,
  update_user_id as "updateUserID", ${time('date_active')} as "activeTime", ${time('date_scanned')} as "scannedTime",
  date_inserted as "dateInserted", date_updated as "dateUpdated",
  (select max(run.automation_run_id) from automation_run run
    where run.automation_rule_id = rule.automation_rule_id and run.status = 'waiting') as "waitingDispatchID"`;

const countedColumns = sql`${columns},
  (select count(*)::integer from automation_record record
    where record.automation_rule_id = rule.automation_rule_id and record.status = 'done') as "countRecords",
  (select max(run.date_inserted) from automation_run run
    where run.automation_rule_id = rule.automation_rule_id) as "dateLastRun"`;

/** Returns all rules by name. */
export async function listAutomationRules(db: Queryable): Promise<CountedRuleRow[]> {
  const { rows } = await sql<CountedRuleRow>`
    select ${countedColumns} from automation_rule rule order by lower(name), automation_rule_id limit 500
  `.execute(db);
  return rows;
}

/** Returns a rule, or undefined when it does not exist. */
export async function findAutomationRule(db: Queryable, ruleID: number): Promise<AutomationRuleRow | undefined> {
  const { rows } = await sql<AutomationRuleRow>`
    select ${columns} from automation_rule rule where automation_rule_id = ${ruleID}
  `.execute(db);
  return rows[0];
}

/** Returns a rule with its counts, or undefined when it does not exist. */
export async function findCountedRule(db: Queryable, ruleID: number): Promise<CountedRuleRow | undefined> {
  const { rows } = await sql<CountedRuleRow>`
    select ${countedColumns} from automation_rule rule where automation_rule_id = ${ruleID}
  `.execute(db);
  return rows[0];
}

/** Returns the IDs of the active rules without a run that waits for a confirmation. */
export async function findDueRules(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select automation_rule_id as id from automation_rule rule
    where status = 'active' and not exists (
      select from automation_run run
      where run.automation_rule_id = rule.automation_rule_id and run.status = 'waiting')
    order by automation_rule_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks a rule for the rest of the transaction. Returns false when it does not exist. */
export async function lockAutomationRule(trx: Queryable, ruleID: number): Promise<boolean> {
  const { rows } = await sql`
    select from automation_rule where automation_rule_id = ${ruleID} for update
  `.execute(trx);
  return rows.length > 0;
}

interface By {
  readonly userID: number;
  readonly now: Date;
}

/** Inserts an inactive rule. Returns its ID. */
export async function insertAutomationRule(
  trx: Queryable,
  rule: AutomationRuleContent,
  { userID, now }: By,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into automation_rule (name, trigger_type, trigger_value, conditions, action_type, action_value, maximum, status,
      insert_user_id, date_inserted, update_user_id)
    values (${rule.name}, ${rule.triggerType}, ${JSON.stringify(rule.triggerValue)}::jsonb,
      ${JSON.stringify(rule.conditions)}::jsonb, ${rule.actionType}, ${JSON.stringify(rule.actionValue)}::jsonb,
      ${rule.maximum}, 'inactive', ${userID}, ${now}, ${userID})
    returning automation_rule_id as id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Changes a rule. It acts with the permissions of the given member from now on, on what happens from now on. */
export async function updateAutomationRule(
  trx: Queryable,
  ruleID: number,
  rule: AutomationRuleContent,
  { userID, now }: By,
): Promise<void> {
  await sql`
    update automation_rule
    set name = ${rule.name}, trigger_type = ${rule.triggerType}, trigger_value = ${JSON.stringify(rule.triggerValue)}::jsonb,
      conditions = ${JSON.stringify(rule.conditions)}::jsonb, action_type = ${rule.actionType},
      action_value = ${JSON.stringify(rule.actionValue)}::jsonb, maximum = ${rule.maximum}, update_user_id = ${userID},
      date_updated = ${now}, date_active = case when status = 'active' then ${now}::timestamptz end, date_scanned = null
    where automation_rule_id = ${ruleID}
  `.execute(trx);
}

/** Activates or deactivates a rule. An activated rule acts on what happens from now on. */
export async function updateAutomationStatus(
  trx: Queryable,
  ruleID: number,
  { status, userID, now }: By & { status: 'active' | 'inactive' },
): Promise<void> {
  await sql`
    update automation_rule
    set status = ${status}, suspension = null, update_user_id = ${userID}, date_updated = ${now},
      date_active = ${status === 'active' ? now : null}::timestamptz, date_scanned = null
    where automation_rule_id = ${ruleID}
  `.execute(trx);
}

/** Suspends an active rule and stores the reason, the code of an error. */
export async function suspendAutomationRule(trx: Queryable, ruleID: number, reason: string): Promise<void> {
  await sql`
    update automation_rule set status = 'suspended', suspension = ${reason}
    where automation_rule_id = ${ruleID} and status = 'active'
  `.execute(trx);
}

/** Stores the date up to which a rule has searched. */
export async function markScanned(trx: Queryable, ruleID: number, now: Date): Promise<void> {
  await sql`update automation_rule set date_scanned = ${now} where automation_rule_id = ${ruleID}`.execute(trx);
}

/** Deletes a rule. Its runs remain. Those that wait for a confirmation are skipped. */
export async function deleteAutomationRule(trx: Queryable, ruleID: number, now: Date): Promise<void> {
  await sql`delete from automation_rule where automation_rule_id = ${ruleID}`.execute(trx);
  await sql`
    with skipped as (
      update automation_run set status = 'skipped', date_finished = ${now}
      where automation_rule_id = ${ruleID} and status = 'waiting' returning automation_run_id)
    update automation_record set status = 'skipped'
    where automation_run_id in (select automation_run_id from skipped)
  `.execute(trx);
}
