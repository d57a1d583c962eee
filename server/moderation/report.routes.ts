import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { type Report, reportRoutes } from '#api/moderation/report.contract.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demand, demandSession, type Viewer } from '#server/platform/viewer.ts';
import { wordsOf } from '#server/platform/words.ts';
import { renderMentioning } from '#server/post/mention-resolution.ts';
import { demandAssignable } from './assignee.ts';
import { approveHeldPost, rejectHeldPost } from './held-post-decision.ts';
import { findHeldReports, type HeldReportRow } from './held-report.queries.ts';
import { tellReported } from './order-news.ts';
import { findReport, insertReport, type ReportRow } from './report.queries.ts';
import { listCounters } from './report-counter.queries.ts';
import { assignReport, handleReport, undoReport } from './report-handling.ts';
import { listReportsAndHeld } from './report-list.queries.ts';
import { mayGive } from './report-reason.policy.ts';
import { listReasons } from './report-reason.queries.ts';
import { findReasons, placeOf, presentReports } from './report-view.ts';
import { closePost, removePost } from './reported-post.ts';
import { findReportable } from './reported-record.ts';
import { demandSomeTriage, demandTriage } from './triage.policy.ts';
import { verifyMember } from './verified-member.queries.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The calls about what members say of posts, and how it is handled. */
export const reportResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  const present = async (
    { viewer, language }: Asking,
    rows: readonly (ReportRow | HeldReportRow)[],
  ): Promise<Report[]> => presentReports(db, viewer, rows, await wordsOf(forum, language));

  const presentOne = async (asking: Asking, row: ReportRow | HeldReportRow): Promise<Report> =>
    (await present(asking, [row]))[0] as Report;

  /** A report as its author reads it: what others said of the record, and who handles it, stays with those who triage. */
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

  /** The reasons that were given, as far as the viewer may give them. */
  const reasonsGiven = async (viewer: Viewer, asked: readonly string[]): Promise<readonly string[]> => {
    const possible = (await listReasons(db)).filter((row) => mayGive(viewer, row)).map((row) => row.report_reason_id);
    if (possible.length === 0) throw new ApiError('report.no-reasons');
    if (asked.length === 0)
      throw ApiError.fields({ reportReasonIDs: 'Please select a reason for reporting this content.' });
    if (asked.some((id) => !possible.includes(id)))
      throw ApiError.fields({ reportReasonIDs: 'This reason does not exist.' });
    return [...new Set(asked)];
  };

  server.route({
    ...reportRoutes.list,
    handler: async (request, reply) => {
      demandSomeTriage(request.viewer);
      const { rows, total } = await listReportsAndHeld(db, request.viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return present(request, rows);
    },
  });

  server.route({
    ...reportRoutes.add,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      demandSession(viewer);
      demand(viewer, 'flag.add');
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
      await tellReported(forum, { reportID, categoryID: record.categoryID, userID: viewer.userID });
      return reply
        .code(201)
        .send(await presentToReporter(request, found(await findReport(db, reportID), 'report.not-found')));
    },
  });

  server.route({
    ...reportRoutes.automation,
    handler: async ({ viewer, language, query }) => {
      demandSomeTriage(viewer);
      const reasons = await findReasons(db, await wordsOf(forum, language));
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
      demandSomeTriage(request.viewer);
      const { reportID } = request.params;
      const row = found((await findReport(db, reportID)) ?? (await findHeld(reportID)), 'report.not-found');
      demandTriage(request.viewer, row.category_id);
      return presentOne(request, row);
    },
  });

  server.route({
    ...reportRoutes.assign,
    handler: async (request) => {
      const { viewer, params, body } = request;
      demandSomeTriage(viewer);
      const row = found(await findReport(db, params.reportID), 'report.not-found');
      demandTriage(viewer, row.category_id);
      await demandAssignable(forum, body.assignedUserID, row.category_id);
      const wanted = { userID: body.assignedUserID, seen: body.seen?.assignedUserID };
      return presentOne(request, await assignReport(forum, viewer, params.reportID, wanted));
    },
  });

  const dismiss = async (request: Asking & { params: { reportID: number } }): Promise<void> => {
    demandSomeTriage(request.viewer);
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
      demandSomeTriage(viewer);
      const held = await findHeld(params.reportID);
      if (held) {
        const verifyUser = body.verifyRecordUser ?? false;
        await inTransaction(db, (trx) => approveHeldPost(trx, { forum, viewer }, held.heldPostID, { verifyUser }));
        return presentOne(request, found(await findHeld(params.reportID), 'report.not-found'));
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
      demandSomeTriage(viewer);
      const held = await findHeld(params.reportID);
      if (held) {
        const reason = body?.reason ?? '';
        await inTransaction(db, (trx) => rejectHeldPost(trx, { forum, viewer }, held.heldPostID, reason));
        return presentOne(request, found(await findHeld(params.reportID), 'report.not-found'));
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
      demandSomeTriage(viewer);
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
      demandSomeTriage(request.viewer);
      return presentOne(request, await undoReport(forum, request.viewer, request.params.reportID));
    },
  });
};
