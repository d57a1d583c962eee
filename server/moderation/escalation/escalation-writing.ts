import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import type { escalationRoutes } from '#api/moderation/escalation/escalation.contract.ts';
import { restoreCommentLogged } from '#server/discussion/comment/comment-log.ts';
import { restoreDiscussionLogged } from '#server/discussion/discussion-log.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import { insertReport, reopenReports } from '#server/moderation/report/report.queries.ts';
import { removePost } from '#server/moderation/report/reported-post.ts';
import { findRecord, type ReportedRecord } from '#server/moderation/report/reported-record.ts';
import { requireAssignable } from '#server/moderation/triage/assignee.ts';
import { writeNote } from '#server/moderation/triage/moderator-note-writing.ts';
import { endReports, lockOpenReport } from '#server/moderation/triage/report-handling.ts';
import { moderatorPermissions, requireTriage } from '#server/moderation/triage/triage.policy.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  deleteEscalation,
  type EscalationRow,
  type EscalationState,
  findEscalation,
  findOpenReport,
  insertEscalation,
  lockEscalation,
  updateEscalation,
} from './escalation.queries.ts';

type Trx = Transaction<Tables>;
type Post = z.output<(typeof escalationRoutes)['add']['schema']['body']>;
type Patch = z.output<(typeof escalationRoutes)['change']['schema']['body']>;

/** Whether the viewer gives their own reasons for escalating another member's post. */
const isOwnReport = ({ userID }: Viewer, { reportReasonIDs = [] }: Post, record: ReportedRecord): boolean =>
  reportReasonIDs.length > 0 && record.userID !== userID;

/** Stores the viewer's reasons as a report by the viewer. */
async function storeOwnReport(trx: Trx, viewer: Viewer, post: Post, record: ReportedRecord, now: Date): Promise<void> {
  const { recordType, recordID, reportReasonIDs: reasonIDs = [], noteFormat: format } = post;
  if (!isOwnReport(viewer, post, record)) return;
  await insertReport(trx, {
    ...{ recordType, recordID, reasonIDs, now, name: record.name, html: record.html, categoryID: record.categoryID },
    recordUserID: record.userID,
    dateRecord: record.date,
    note: { body: '', format, html: '' },
    userID: viewer.userID,
  });
}

/**
 * Escalates a post in one transaction. Its open reports become part of the escalation, and the post is removed if
 * requested.
 *
 * @throws {ApiError} escalation.exists; report.claimed when its reports are assigned to another moderator.
 */
export async function escalate(forum: Forum, viewer: Viewer, post: Post): Promise<number> {
  const { recordType, recordID } = post;
  const record = await findRecord(forum, viewer, { recordType, recordID });
  requireTriage(viewer, record.categoryID);
  await requireAssignable(forum, post.assignedUserID ?? null, record.categoryID);
  const now = forum.now();
  return inTransaction(forum.db, async (trx) => {
    const { userID } = viewer;
    const categoryID = record.categoryID ?? 0;
    const made = { ...post, assignedUserID: post.assignedUserID ?? null, recordUserID: record.userID, categoryID };
    const escalationID = await insertEscalation(trx, { ...made, userID, now });
    if (escalationID === undefined) throw new ApiError('escalation.exists');
    await storeOwnReport(trx, viewer, post, record, now);
    const reportID = await findOpenReport(trx, post);
    if (reportID !== undefined) await lockOpenReport(trx, viewer, reportID);
    const { initialCommentBody: first, noteBody: said } = post;
    const within = { ...forum, db: trx };
    for (const body of [isOwnReport(viewer, post, record) ? said : undefined, first])
      if (body) await writeNote(within, { recordType, recordID, body, userID, categoryID });
    await endReports(trx, { userID, now }, post, {
      action: 'report.escalate',
      status: 'escalated',
      escalationID,
      state: { before: { escalation: null }, after: { escalation: escalationID } },
      ...(!post.recordIsLive && {
        act: () => removePost(trx, { recordType, recordID, category_id: categoryID }, { viewer, now }),
      }),
    });
    return escalationID;
  });
}

async function showPost(trx: Trx, row: EscalationRow, viewer: Viewer): Promise<void> {
  const { recordType, recordID, category_id: categoryID } = row;
  requirePermission(viewer, recordType === 'discussion' ? 'discussions.delete' : 'comments.delete', categoryID);
  await (recordType === 'discussion'
    ? restoreDiscussionLogged(trx, recordID, viewer)
    : restoreCommentLogged(trx, recordID, viewer));
}

const stateOf = ({ name, status, assigned_user_id }: EscalationState): EscalationState => ({
  name,
  status,
  assigned_user_id,
});

async function requireExpectedState(trx: Trx, row: EscalationRow, seen: Patch['seen']): Promise<void> {
  const isOther =
    (seen?.status !== undefined && seen.status !== row.status) ||
    (seen?.assignedUserID !== undefined && seen.assignedUserID !== row.assigned_user_id);
  if (isOther)
    throw await conflictError(trx, 'escalation.changed', { userID: row.update_user_id, date: row.date_updated });
}

async function changeIn(trx: Trx, forum: Forum, viewer: Viewer, id: number, change: Patch): Promise<void> {
  const row = requireFound(await lockEscalation(trx, id), 'escalation.not-found');
  await requireExpectedState(trx, row, change.seen);
  const before = stateOf(row);
  const after: EscalationState = {
    name: change.name ?? row.name,
    status: change.status ?? row.status,
    assigned_user_id: change.assignedUserID === undefined ? row.assigned_user_id : change.assignedUserID,
  };
  const mark = { userID: viewer.userID, now: forum.now() };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await updateEscalation(trx, id, after, mark);
    await logAction(trx, {
      action: 'escalation.change',
      actorID: viewer.userID,
      recordType: row.recordType,
      recordID: row.recordID,
      before: { escalationState: { id, ...before } },
      after: { escalationState: { id, ...after } },
      isPublic: false,
    });
  }
  if (change.recordIsLive === false && row.is_live) await removePost(trx, row, { viewer, now: mark.now });
  if (change.recordIsLive === true && !row.is_live) await showPost(trx, row, viewer);
}

/**
 * Updates an escalation and logs the change.
 *
 * @throws {ApiError} escalation.changed, which names the moderator who changed it first.
 */
export async function changeEscalation(forum: Forum, viewer: Viewer, id: number, change: Patch): Promise<void> {
  const row = requireFound(await findEscalation(forum.db, id), 'escalation.not-found');
  requireTriage(viewer, row.category_id);
  await requireAssignable(forum, change.assignedUserID ?? null, row.category_id);
  await inTransaction(forum.db, (trx) => changeIn(trx, forum, viewer, id, change));
}

defineUndo({
  action: 'report.escalate',
  permission: moderatorPermissions,
  undo: async (trx, { before, after }) => {
    await reopenReports(trx, before['openReports'] as number[]);
    await deleteEscalation(trx, Number(after['escalation']));
  },
});

defineUndo({
  action: 'escalation.change',
  permission: moderatorPermissions,
  undo: (trx, { before }, by) => {
    const { id, ...state } = before['escalationState'] as EscalationState & { id: number };
    return updateEscalation(trx, id, state, by);
  },
});
