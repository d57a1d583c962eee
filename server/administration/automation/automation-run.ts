import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { AutomationRuleContent } from '#api/administration/automation/automation-rule.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { StoredRefusal } from '#server/moderation/bulk/long-job.queries.ts';
import { defineLongJob, type LongJobContext } from '#server/moderation/bulk/long-job.ts';
import { refusalToStore } from '#server/moderation/bulk/stored-refusal.ts';
import { collectEntries, giveReason } from '#server/moderation/log/log-entry.queries.ts';
import { undoActionIn } from '#server/moderation/log/moderation-log.ts';
import { isCollision, runInSavepoint } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { findTargets, targetKey } from './automation-find.queries.ts';
import { automation } from './automation-parts.ts';
import type { AutomationTarget } from './automation-registry.ts';
import {
  findAutomationRecord,
  findRuleOfRun,
  finishAutomationRun,
  finishUndoing,
  markAutomationRecord,
} from './automation-run.queries.ts';

type Trx = Transaction<Tables>;

/** Returns the error to store with a record. Throws collisions, after which the transaction is retried. */
function refusalOf({ forum }: LongJobContext, id: number, error: unknown): StoredRefusal {
  if (isCollision(error)) throw error;
  return refusalToStore(forum, error, { message: 'An automation rule failed for a record.', automationRecordID: id });
}

/** Applies the action of a run to a record. Returns the entries of the log that the action made. */
async function act(
  trx: Trx,
  scene: LongJobContext,
  rule: AutomationRuleContent,
  target: AutomationTarget,
): Promise<readonly number[]> {
  requirePermission(scene.viewer, 'site.manage');
  const action = automation.actions.get(rule.actionType);
  if (!action) throw new ApiError('automation-rule.unknown-trigger');
  const settings = action.settings.parse(rule.actionValue);
  const logIDs = await collectEntries(trx, () => action.apply(trx, scene, settings, target));
  await giveReason(trx, logIDs, rule.name);
  return logIDs;
}

async function actOn(trx: Trx, scene: LongJobContext, rule: AutomationRuleContent, id: number): Promise<void> {
  const row = await findAutomationRecord(trx, id);
  if (row?.status !== 'waiting') return;
  try {
    const target = (await findTargets(trx, [row])).get(targetKey(row));
    if (!target?.userID) throw new ApiError('automation-rule.record-gone');
    const logIDs = await runInSavepoint(trx, () => act(trx, scene, rule, { ...target, runID: row.runID }));
    await markAutomationRecord(trx, id, { status: 'done', logIDs });
  } catch (error) {
    await markAutomationRecord(trx, id, { status: 'failed', refusal: refusalOf(scene, id, error) });
  }
}

/** The long job that applies a run to its records. A record and its result are one transaction. */
export const automationRun = defineLongJob({
  kind: 'automation.run',
  schema: z.object({ runID: z.number().int() }),
  async perform(trx, scene, { runID }, id) {
    const rule = await findRuleOfRun(trx, runID);
    if (!rule) return;
    await actOn(trx, scene, rule, id);
    await finishAutomationRun(trx, runID, scene.now);
  },
  async refuse(trx, scene, { runID }, id, refusal) {
    await markAutomationRecord(trx, id, { status: 'failed', refusal });
    await finishAutomationRun(trx, runID, scene.now);
  },
});

/**
 * The long job that undoes the changes of a run, record by record: all entries that the action on a record made, newest
 * first, or none of them. The reason of a failure is kept at the record.
 */
export const automationUndo = defineLongJob({
  kind: 'automation.undo',
  schema: z.object({}),
  async perform(trx, scene, _, id) {
    const row = await findAutomationRecord(trx, id);
    if (!row) return;
    await finishUndoing(trx, row.runID, { jobID: scene.jobID, itemID: id });
    try {
      await runInSavepoint(trx, async () => {
        for (const logID of row.logIDs) await undoActionIn(trx, scene.forum, scene.viewer, logID);
      });
      await markAutomationRecord(trx, id, {});
    } catch (error) {
      await markAutomationRecord(trx, id, { refusal: refusalOf(scene, id, error) });
    }
  },
  async refuse(trx, scene, _, id, refusal) {
    const row = await findAutomationRecord(trx, id);
    if (!row) return;
    await finishUndoing(trx, row.runID, { jobID: scene.jobID, itemID: id });
    await markAutomationRecord(trx, id, { refusal });
  },
});
