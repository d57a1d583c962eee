import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { type Report, reportRoutes } from '#api/moderation/report/report.contract.ts';
import { approveHeldPost, rejectHeldPost } from '#server/moderation/approval/held-post-decision.ts';
import { findHeldReports, type HeldReportRow } from '#server/moderation/approval/held-report.queries.ts';
import { verifyMember } from '#server/moderation/approval/verified-member.queries.ts';
import { requireAssignable } from '#server/moderation/triage/assignee.ts';
import { notifyNewReport } from '#server/moderation/triage/moderator-notification.ts';
import { assignReport, handleReport, undoReport } from '#server/moderation/triage/report-handling.ts';
import { requireSomeTriage, requireTriage } from '#server/moderation/triage/triage.policy.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';
import { findReport, insertReport, type ReportRow } from './report.queries.ts';
import { listCounters } from './report-counter.queries.ts';
import { listReportsAndHeld } from './report-list.queries.ts';
import { mayGive } from './report-reason.policy.ts';
import { listReasons } from './report-reason.queries.ts';
import { findReasons, placeOf, presentReports } from './report-view.ts';
import { closePost, removePost } from './reported-post.ts';
import { findReportable } from './reported-record.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The routes of reports and their handling. */
export const reportResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  const present = async (
    { viewer, language }: Asking,
    rows: readonly (ReportRow | HeldReportRow)[],
  ): Promise<Report[]> => presentReports(db, viewer, rows, await loadTexts(forum, language));

  const presentOne = async (asking: Asking, row: ReportRow | HeldReportRow): Promise<Report> =>
    (await present(asking, [row]))[0] as Report;

  /** Presents a report to its author. Other reports of the record and the assignee are visible to moderators only. */
  const presentToReporter = async (asking: Asking, row: ReportRow): Promise<Report> => ({
    ...(await presentOne(asking, row)),
    countReports: 1,
    countNotes: 0,
    assignedUserID: null,
    assignedUser: null,
    dateAssigned: null,
  });

  const handle = async (
    request: Asking & { params: { reportID: number } },
    handling: Parameters<typeof handleReport>[3],
  ): Promise<Report> =>
    presentOne(request, await handleReport(forum, request.viewer, request.params.reportID, handling));

  const findHeld = async (reportID: number): Promise<HeldReportRow | undefined> =>
    (await findHeldReports(db, [reportID]))[0];

  /** Validates the given reasons against those that the viewer may give. */
  const reasonsGiven = async (viewer: Viewer, requested: readonly string[]): Promise<readonly string[]> => {
    const possible = (await listReasons(db)).filter((row) => mayGive(viewer, row)).map((row) => row.report_reason_id);
    if (possible.length === 0) throw new ApiError('report.no-reasons');
    if (requested.length === 0)
      throw ApiError.fields({ reportReasonIDs: 'Please select a reason for reporting this content.' });
    if (requested.some((id) => !possible.includes(id)))
      throw ApiError.fields({ reportReasonIDs: 'This reason does not exist.' });
    return [...new Set(requested)];
  };

  server.route({
    ...reportRoutes.list,
    handler: async (request, reply) => {
      requireSomeTriage(request.viewer);
      const { rows, total } = await listReportsAndHeld(db, request.viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return present(request, rows);
    },
  });

  server.route({
    ...reportRoutes.add,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requireSession(viewer);
      requirePermission(viewer, 'flag.add');
      if (!(await forum.settings.get())['featureFlags.escalations.Enabled']) throw new ApiError('report.disabled');
      const { recordType, recordID, noteBody, noteFormat } = body;
      const reasonIDs = await reasonsGiven(viewer, body.reportReasonIDs);
      const record = await findReportable(forum, viewer, { recordType, recordID });
      const note = noteBody.replaceAll('\0', '');
      const reportID = await insertReport(db, {
        ...{ recordType, recordID, reasonIDs },
        name: record.name,
        html: record.html,
        recordUserID: record.userID,
        dateRecord: record.date,
        categoryID: record.categoryID,
        note: { body: note, format: noteFormat, html: note && (await renderMentioning(db, note, noteFormat)).html },
        userID: viewer.userID,
        now: now(),
      });
      await notifyNewReport(forum, { reportID, categoryID: record.categoryID, userID: viewer.userID });
      return reply
        .code(201)
        .send(await presentToReporter(request, requireFound(await findReport(db, reportID), 'report.not-found')));
    },
  });

  server.route({
    ...reportRoutes.automation,
    handler: async ({ viewer, language, query }) => {
      requireSomeTriage(viewer);
      const reasons = await findReasons(db, await loadTexts(forum, language));
      return (await listCounters(db, viewer, query)).map((row) => {
        const { placeRecordUrl: _, ...place } = placeOf(viewer, row.category_id);
        return {
          recordType: row.recordType,
          recordID: row.recordID,
          recordName: row.record_name,
          recordHtml: row.record_html,
          ...place,
          countReports: row.count_reports,
          reportReasons: reasons(row.reason_ids),
        };
      });
    },
  });

  server.route({
    ...reportRoutes.get,
    handler: async (request) => {
      requireSomeTriage(request.viewer);
      const { reportID } = request.params;
      const row = requireFound((await findReport(db, reportID)) ?? (await findHeld(reportID)), 'report.not-found');
      requireTriage(request.viewer, row.category_id);
      return presentOne(request, row);
    },
  });

  server.route({
    ...reportRoutes.assign,
    handler: async (request) => {
      const { viewer, params, body } = request;
      requireSomeTriage(viewer);
      const row = requireFound(await findReport(db, params.reportID), 'report.not-found');
      requireTriage(viewer, row.category_id);
      await requireAssignable(forum, body.assignedUserID, row.category_id);
      const wanted = { userID: body.assignedUserID, seen: body.seen?.assignedUserID };
      return presentOne(request, await assignReport(forum, viewer, params.reportID, wanted));
    },
  });

  const dismiss = async (request: Asking & { params: { reportID: number } }): Promise<void> => {
    requireSomeTriage(request.viewer);
    await handle(request, { action: 'report.dismiss', status: 'dismissed' });
  };

  server.route({
    ...reportRoutes.dismiss,
    handler: async (request, reply) => {
      await dismiss(request);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...reportRoutes.dismissByPatch,
    handler: async (request, reply) => {
      await dismiss(request);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...reportRoutes.approve,
    handler: async (request) => {
      const { viewer, body, params } = request;
      requireSomeTriage(viewer);
      const held = await findHeld(params.reportID);
      if (held) {
        const verifyUser = body.verifyRecordUser ?? false;
        await inTransaction(db, (trx) => approveHeldPost(trx, { forum, viewer }, held.heldPostID, { verifyUser }));
        return presentOne(request, requireFound(await findHeld(params.reportID), 'report.not-found'));
      }
      return handle(request, {
        action: 'report.dismiss',
        status: 'dismissed',
        act: async (trx, row) => {
          if (body.verifyRecordUser)
            await verifyMember(trx, { userID: row.record_user_id, byUserID: viewer.userID, now: now() });
        },
      });
    },
  });

  server.route({
    ...reportRoutes.reject,
    handler: async (request) => {
      const { viewer, body, params } = request;
      requireSomeTriage(viewer);
      const held = await findHeld(params.reportID);
      if (held) {
        const reason = body?.reason ?? '';
        await inTransaction(db, (trx) => rejectHeldPost(trx, { forum, viewer }, held.heldPostID, reason));
        return presentOne(request, requireFound(await findHeld(params.reportID), 'report.not-found'));
      }
      const doing = { viewer, now: now(), reason: body?.reason };
      return handle(request, {
        action: 'report.reject',
        status: 'rejected',
        reason: body?.reason,
        act: (trx, row) => removePost(trx, row, doing),
      });
    },
  });

  server.route({
    ...reportRoutes.close,
    handler: async (request) => {
      const { viewer } = request;
      requireSomeTriage(viewer);
      return handle(request, {
        action: 'report.close',
        status: 'dismissed',
        act: (trx, row) => closePost(trx, row, { viewer, now: now() }),
      });
    },
  });

  server.route({
    ...reportRoutes.undo,
    handler: async (request) => {
      requireSomeTriage(request.viewer);
      return presentOne(request, await undoReport(forum, request.viewer, request.params.reportID));
    },
  });
};
