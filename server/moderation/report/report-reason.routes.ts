import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { type ReportReason, reportReasonRoutes } from '#api/moderation/report/report-reason.contract.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { mayGive, requireReasonManaging, requireReasonReading, seesAllReasons } from './report-reason.policy.ts';
import * as queries from './report-reason.queries.ts';
import { reasonOrderSources, reasonSources } from './report-reason-log.ts';
import { presentReason } from './report-reason-view.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The record type of report reasons in the log. */
const record = { recordType: 'report-reason' } as const;

/** The routes of report reasons. */
export const reportReasonResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  const list = async ({ viewer, language }: Asking, includeDeleted = false): Promise<ReportReason[]> => {
    requireReasonReading(viewer);
    const [rows, words, { roles }] = await Promise.all([
      queries.listReasons(db),
      loadTexts(forum, language),
      forum.permissions.get(),
    ]);
    const isAll = seesAllReasons(viewer);
    // A viewer who sees all reasons may edit them, so this viewer gets the original texts.
    const texts = isAll ? undefined : viewer.contentTexts;
    const counts = isAll ? await queries.countReportsByReason(db) : undefined;
    return rows
      .filter((row) => (isAll ? includeDeleted || row.date_deleted === null : mayGive(viewer, row)))
      .map((row) => presentReason(row, { words, texts, roles, ...(counts && { counts }) }));
  };

  const find = async (asking: Asking, id: string, includeDeleted = false): Promise<ReportReason> =>
    requireFound(
      (await list(asking, includeDeleted)).find(({ reportReasonID }) => reportReasonID === id),
      'report-reason.not-found',
    );

  /** Changes a reason in a transaction and logs the result. */
  const change = (
    { userID }: Viewer,
    action: 'report-reason.change' | 'report-reason.delete',
    id: string,
    work: (trx: Transaction<Tables>) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const recordID = await queries.findReasonNumber(trx, id);
      await withRowLog(trx, reasonSources, { ...record, action, recordID, actorID: userID }, () => work(trx));
    });

  server.route({
    ...reportReasonRoutes.list,
    handler: (request) => list(request, request.query.includeDeleted),
  });

  server.route({
    ...reportReasonRoutes.sort,
    handler: async ({ viewer, body }, reply) => {
      requireReasonManaging(viewer);
      const entry = { ...record, action: 'report-reason.sort', recordID: 0, actorID: viewer.userID } as const;
      await inTransaction(db, (trx) =>
        withRowLog(trx, reasonOrderSources, entry, () => queries.sortReasons(trx, body)),
      );
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...reportReasonRoutes.get,
    handler: (request) => find(request, request.params.reportReasonID, request.query.includeDeleted),
  });

  server.route({
    ...reportReasonRoutes.add,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requireReasonManaging(viewer);
      const { reportReasonID: id, name, description, sort = null, roleIDs } = body;
      const made = { id, name, description, sort, roleIDs, userID: viewer.userID, now: now() };
      await inTransaction(db, async (trx) => {
        if (!(await queries.insertReason(trx, made))) throw new ApiError('report-reason.taken', { subject: id });
        const recordID = await queries.findReasonNumber(trx, id);
        const entry = { ...record, action: 'report-reason.add', recordID, actorID: viewer.userID } as const;
        await logInsertedRows(trx, reasonSources, entry);
      });
      return reply.code(201).send(await find(request, id));
    },
  });

  server.route({
    ...reportReasonRoutes.change,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      requireReasonManaging(viewer);
      const before = await find(request, params.reportReasonID, true);
      const { name = before.name, description = before.description, sort = before.sort } = body;
      const { roleIDs = before.roleIDs } = body;
      const wanted = { id: before.reportReasonID, name, description, sort, roleIDs, userID: viewer.userID, now: now() };
      await change(viewer, 'report-reason.change', before.reportReasonID, async (trx) => {
        if (body.deleted === false) await queries.markReasonDeleted(trx, before.reportReasonID, null);
        await queries.updateReason(trx, wanted);
      });
      return reply.code(201).send(await find(request, before.reportReasonID, true));
    },
  });

  server.route({
    ...reportReasonRoutes.remove,
    handler: async (request, reply) => {
      requireReasonManaging(request.viewer);
      const { reportReasonID } = await find(request, request.params.reportReasonID);
      await change(request.viewer, 'report-reason.delete', reportReasonID, (trx) =>
        queries.markReasonDeleted(trx, reportReasonID, now()),
      );
      return reply.code(204).send(null);
    },
  });
};
