import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { sendLongJob } from '#server/moderation/bulk/long-job-start.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findOccurrences } from './automation-find.queries.ts';
import {
  type AutomationRuleRow,
  findAutomationRule,
  findDueRules,
  lockAutomationRule,
  markScanned,
  suspendAutomationRule,
} from './automation-rule.queries.ts';
import {
  decideAutomationRun,
  findUndoableRecords,
  insertAutomationRun,
  markUndoing,
} from './automation-run.queries.ts';
import { automationRun, automationUndo } from './automation-run.ts';

type Trx = Transaction<Tables>;

/** A search begins this long before the end of the last one, for records that were committed late. */
const overlap = 86_400_000;

/** The maximum number of records of one run. The next run takes the others. */
export const mostInRun = 1_000;

/** Returns the rule as a run keeps it. */
const keptRule = ({
  name,
  triggerType,
  triggerValue,
  conditions,
  actionType,
  actionValue,
  maximum,
}: AutomationRuleRow) => ({
  name,
  triggerType,
  triggerValue,
  conditions,
  actionType,
  actionValue,
  maximum,
});

/**
 * Searches the records of a rule and starts a run for them. A run with more records than the maximum of the rule waits
 * for a confirmation. Returns the run and the date up to which everything was found; undefined when there are no records.
 */
async function startRun(
  trx: Trx,
  forum: Forum,
  rule: AutomationRuleRow,
  { from, kind, viewer, now }: { from: Date; kind: 'triggered' | 'manual'; viewer: Viewer; now: Date },
): Promise<{ runID: number; searchedTo: Date } | undefined> {
  const { automationRuleID: ruleID } = rule;
  const { userID } = viewer;
  const found = await findOccurrences(trx, rule, { viewer, period: { from, to: now }, limit: mostInRun, ruleID });
  const last = found.at(-1);
  if (!last) return undefined;
  const status = found.length > rule.maximum ? 'waiting' : 'running';
  const run = { ruleID, rule: keptRule(rule), kind, userID, status, now } as const;
  const { runID, recordIDs } = await insertAutomationRun(trx, run, found);
  if (status === 'running')
    await sendLongJob(forum, automationRun, { input: { runID }, itemIDs: recordIDs, userID, now }, trx);
  return { runID, searchedTo: found.length === mostInRun ? new Date(last.date) : now };
}

const suspensionCode = 'automation-rule.no-authority';

/** Searches the records of an active rule since its last search, with the permissions of the member who saved it. */
async function scanRule(forum: Forum, ruleID: number): Promise<void> {
  const now = forum.now();
  const seen = await findAutomationRule(forum.db, ruleID);
  const author = seen?.updateUserID == null ? undefined : await viewerOfUser(forum, seen.updateUserID);
  await inTransaction(forum.db, async (trx) => {
    if (!(await lockAutomationRule(trx, ruleID))) return;
    const rule = await findAutomationRule(trx, ruleID);
    if (rule?.status !== 'active' || rule.waitingDispatchID !== null || rule.updateUserID !== seen?.updateUserID)
      return;
    if (!author || author.userID === 0 || !may(author, 'site.manage'))
      return suspendAutomationRule(trx, ruleID, suspensionCode);
    const from = new Date(Math.max(rule.activeTime ?? now.getTime(), (rule.scannedTime ?? 0) - overlap));
    const run = await startRun(trx, forum, rule, { from, kind: 'triggered', viewer: author, now });
    await markScanned(trx, ruleID, run?.searchedTo ?? now);
  });
}

/** Searches the records of all active rules. A rule that fails is logged and does not stop the others. */
export async function scanAutomationRules(forum: Forum): Promise<void> {
  for (const ruleID of await findDueRules(forum.db))
    try {
      await scanRule(forum, ruleID);
    } catch (error) {
      forum.log.error({ err: error, ruleID }, 'The search of an automation rule failed.');
    }
}

/**
 * Runs a rule for what happened in the past days. Returns the run; undefined when there are no records.
 *
 * @throws {ApiError} automation-rule.not-found; automation-rule.waiting when a run waits for a confirmation.
 */
export function runAutomationRule(
  forum: Forum,
  ruleID: number,
  { viewer, days }: { viewer: Viewer; days: number },
): Promise<number | undefined> {
  const now = forum.now();
  return inTransaction(forum.db, async (trx) => {
    await lockAutomationRule(trx, ruleID);
    const rule = await findAutomationRule(trx, ruleID);
    if (!rule) throw new ApiError('automation-rule.not-found');
    if (rule.waitingDispatchID !== null) throw new ApiError('automation-rule.waiting');
    const from = new Date(now.getTime() - days * 86_400_000);
    return (await startRun(trx, forum, rule, { from, kind: 'manual', viewer, now }))?.runID;
  });
}

/**
 * Starts or skips a run that waits for a confirmation.
 *
 * @throws {ApiError} automation-rule.decided when it does not wait.
 */
export const decideRun = (
  forum: Forum,
  runID: number,
  { userID, isConfirmed }: { userID: number; isConfirmed: boolean },
): Promise<void> =>
  inTransaction(forum.db, async (trx) => {
    const by = { userID, now: forum.now() };
    const itemIDs = await decideAutomationRun(trx, runID, { ...by, status: isConfirmed ? 'running' : 'skipped' });
    if (!itemIDs) throw new ApiError('automation-rule.decided');
    if (isConfirmed) await sendLongJob(forum, automationRun, { input: { runID }, itemIDs, ...by }, trx);
  });

/**
 * Starts the undo of a run, unless it is being undone.
 *
 * @throws {ApiError} log-entry.final when nothing can be undone.
 */
export const undoRun = (forum: Forum, runID: number, userID: number): Promise<void> =>
  inTransaction(forum.db, async (trx) => {
    if (!(await markUndoing(trx, runID))) return;
    const itemIDs = await findUndoableRecords(trx, runID);
    if (itemIDs.length === 0) throw new ApiError('log-entry.final');
    await sendLongJob(forum, automationUndo, { input: {}, itemIDs, userID, now: forum.now() }, trx);
  });
