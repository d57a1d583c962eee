import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import { defineUndo, type LogState, logAction, undoAction } from '#server/moderation/log/moderation-log.ts';
import {
  assignReports,
  closeReports,
  findReport,
  lockReport,
  logIDsAfter,
  newestLogID,
  type ReportEnd,
  type ReportRow,
  reopenReports,
  storeLogIDs,
} from '#server/moderation/report/report.queries.ts';
import type { RecordName } from '#server/moderation/report/reported-record.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { moderatorPermissions, requireTriage } from './triage.policy.ts';

type Trx = Transaction<Tables>;

async function requireOpen(trx: Trx, viewer: Viewer, row: ReportRow): Promise<void> {
  if (row.status !== 'new')
    throw await conflictError(trx, 'report.handled', { userID: row.update_user_id, date: row.date_updated });
  if (row.assigned_user_id !== null && row.assigned_user_id !== viewer.userID)
    throw await conflictError(trx, 'report.claimed', { userID: row.assigned_user_id, date: row.date_assigned });
}

/** Returns a report that the viewer may handle, and locks it. */
export async function lockOpenReport(trx: Trx, viewer: Viewer, reportID: number): Promise<ReportRow> {
  const row = requireFound(await lockReport(trx, reportID), 'report.not-found');
  requireTriage(viewer, row.category_id);
  await requireOpen(trx, viewer, row);
  return row;
}

/** The handling of reports: their new status, the log action, and the action on their record. */
export interface ReportHandling extends Pick<ReportEnd, 'status' | 'escalationID'> {
  readonly action: LogAction;
  readonly reason?: string | undefined;
  /** Additional states for the log entry, before and after. */
  readonly state?: { readonly before: LogState; readonly after: LogState };
  readonly act?: (trx: Trx) => Promise<unknown>;
}

/** Ends all open reports of a record and logs this together with the action on the record. `row` must be locked. */
export async function endReports(
  trx: Trx,
  { userID, now }: { userID: number; now: Date },
  row: RecordName,
  { action, status, escalationID, reason, state, act }: ReportHandling,
): Promise<void> {
  const before = await newestLogID(trx);
  await act?.(trx);
  const reportIDs = await closeReports(trx, row, { status, escalationID, userID, now });
  await logAction(trx, {
    action,
    actorID: userID,
    recordType: row.recordType,
    recordID: row.recordID,
    before: { ...state?.before, openReports: reportIDs },
    after: { ...state?.after, openReports: [] },
    reason,
    isPublic: false,
  });
  await storeLogIDs(trx, reportIDs, await logIDsAfter(trx, row, before));
}

/**
 * Handles a report, together with all open reports of its record, in one transaction.
 *
 * @throws {ApiError} report.handled and report.claimed, which name the moderator who acted first; nothing is changed
 * then.
 */
export async function handleReport(
  forum: Forum,
  viewer: Viewer,
  reportID: number,
  { act, ...handling }: Omit<ReportHandling, 'act'> & { act?: (trx: Trx, row: ReportRow) => Promise<unknown> },
): Promise<ReportRow> {
  return inTransaction(forum.db, async (trx) => {
    const row = await lockOpenReport(trx, viewer, reportID);
    await endReports(trx, { userID: viewer.userID, now: forum.now() }, row, {
      ...handling,
      ...(act && { act: () => act(trx, row) }),
    });
    return requireFound(await findReport(trx, reportID), 'report.not-found');
  });
}

/** Assigns the open reports of a record to a member, or unassigns them. `seen` is the assignee that the viewer saw. */
export async function assignReport(
  forum: Forum,
  viewer: Viewer,
  reportID: number,
  { userID, seen }: { userID: number | null; seen: number | null | undefined },
): Promise<ReportRow> {
  const now = forum.now();
  return inTransaction(forum.db, async (trx) => {
    const row = requireFound(await lockReport(trx, reportID), 'report.not-found');
    requireTriage(viewer, row.category_id);
    if (row.status !== 'new')
      throw await conflictError(trx, 'report.handled', { userID: row.update_user_id, date: row.date_updated });
    if (seen !== undefined && seen !== row.assigned_user_id && row.assigned_user_id !== userID)
      throw await conflictError(trx, 'report.claimed', { userID: row.assigned_user_id, date: row.date_assigned });
    if (row.assigned_user_id !== userID) {
      await assignReports(trx, row, { userID, now });
      await logAction(trx, {
        action: 'report.assign',
        actorID: viewer.userID,
        recordType: row.recordType,
        recordID: row.recordID,
        before: { assignee: row.assigned_user_id },
        after: { assignee: userID },
        isPublic: false,
      });
    }
    return requireFound(await findReport(trx, reportID), 'report.not-found');
  });
}

/** Undoes everything that ended a report, in the original order: first the action on its record. */
export async function undoReport(forum: Forum, viewer: Viewer, reportID: number): Promise<ReportRow> {
  const row = requireFound(await findReport(forum.db, reportID), 'report.not-found');
  requireTriage(viewer, row.category_id);
  if (row.status === 'new' || row.log_ids.length === 0) throw new ApiError('report.nothing-to-undo');
  for (const logID of row.log_ids) await undoAction(forum, viewer, logID);
  return requireFound(await findReport(forum.db, reportID), 'report.not-found');
}

const ends = ['report.dismiss', 'report.reject', 'report.close'] as const;

for (const action of ends)
  defineUndo({
    action,
    permission: moderatorPermissions,
    undo: (trx, { before }) => reopenReports(trx, before['openReports'] as number[]),
  });

defineUndo({
  action: 'report.assign',
  permission: moderatorPermissions,
  undo: (trx, { recordType, recordID, before }, { now }) =>
    assignReports(
      trx,
      { recordType: recordType as ReportRow['recordType'], recordID },
      { userID: before['assignee'] as number | null, now },
    ),
});
