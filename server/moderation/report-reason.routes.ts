import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { type ReportReason, reportReasonRoutes } from '#api/moderation/report-reason.contract.ts';
import { found } from '#server/platform/me.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { wordsOf } from '#server/platform/words.ts';
import { demandReasonManaging, demandReasonReading, mayGive, seesAllReasons } from './report-reason.policy.ts';
import * as queries from './report-reason.queries.ts';
import { presentReason } from './report-reason-view.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The calls about reasons for which posts can be reported. */
export const reportReasonResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  const list = async ({ viewer, language }: Asking, includeDeleted = false): Promise<ReportReason[]> => {
    demandReasonReading(viewer);
    const [rows, words, { roles }] = await Promise.all([
      queries.listReasons(db),
      wordsOf(forum, language),
      forum.permissions.get(),
    ]);
    const isAll = seesAllReasons(viewer);
    const counts = isAll ? await queries.countReportsByReason(db) : undefined;
    return rows
      .filter((row) => (isAll ? includeDeleted || row.date_deleted === null : mayGive(viewer, row)))
      .map((row) => presentReason(row, { words, roles, ...(counts && { counts }) }));
  };

  const find = async (asking: Asking, id: string, includeDeleted = false): Promise<ReportReason> =>
    found(
      (await list(asking, includeDeleted)).find(({ reportReasonID }) => reportReasonID === id),
      'report-reason.not-found',
    );

  server.route({
    ...reportReasonRoutes.list,
    handler: (request) => list(request, request.query.includeDeleted),
  });

  server.route({
    ...reportReasonRoutes.sort,
    handler: async ({ viewer, body }, reply) => {
      demandReasonManaging(viewer);
      await queries.sortReasons(db, body);
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
      demandReasonManaging(viewer);
      const { reportReasonID: id, name, description, sort = null, roleIDs } = body;
      const made = { id, name, description, sort, roleIDs, userID: viewer.userID, now: now() };
      if (!(await queries.insertReason(db, made))) throw new ApiError('report-reason.taken', { subject: id });
      return reply.code(201).send(await find(request, id));
    },
  });

  server.route({
    ...reportReasonRoutes.change,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      demandReasonManaging(viewer);
      const before = await find(request, params.reportReasonID, true);
      if (body.deleted === false) await queries.markReasonDeleted(db, before.reportReasonID, null);
      await queries.updateReason(db, {
        id: before.reportReasonID,
        name: body.name ?? before.name,
        description: body.description ?? before.description,
        sort: body.sort ?? before.sort,
        roleIDs: body.roleIDs ?? before.roleIDs,
        userID: viewer.userID,
        now: now(),
      });
      return reply.code(201).send(await find(request, before.reportReasonID, true));
    },
  });

  server.route({
    ...reportReasonRoutes.remove,
    handler: async (request, reply) => {
      demandReasonManaging(request.viewer);
      const { reportReasonID } = await find(request, request.params.reportReasonID);
      await queries.markReasonDeleted(db, reportReasonID, now());
      return reply.code(204).send(null);
    },
  });
};
