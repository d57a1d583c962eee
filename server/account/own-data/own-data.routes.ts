import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownDataRoutes } from '#api/account/own-data/own-data.contract.ts';
import { ApiError } from '#api/errors.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { dataExport } from './data-export.job.ts';
import { findContent, insertExport, listExports } from './own-data.queries.ts';

/** The period during which an export can be downloaded, in milliseconds. */
const exportLifetime = 7 * 86_400_000;

/** The routes for exports of the member's own data. */
export const ownDataResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...ownDataRoutes.list,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return listExports(forum.db, viewer.userID, forum.now());
    },
  });

  server.route({
    ...ownDataRoutes.create,
    handler: async ({ viewer }, reply) => {
      const now = forum.now();
      const wanted = { userID: viewer.userID, now, expires: new Date(now.getTime() + exportLifetime) };
      const begun = await inTransaction(forum.database, async (trx) => {
        const made = await insertExport(trx, wanted);
        if (made) await forum.jobs.send(dataExport, { dataExportID: made.dataExportID }, { trx });
        return made;
      });
      if (!begun) throw new ApiError('request.too-many', { retryAfter: 86_400 });
      return reply.code(202).send(begun);
    },
  });

  server.route({
    ...ownDataRoutes.download,
    handler: async ({ viewer, params }, reply) => {
      requireSession(viewer);
      const wanted = { userID: viewer.userID, id: params.id, now: forum.now() };
      const content = requireFound(await findContent(forum.db, wanted), 'data-export.not-found');
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', 'attachment; filename="my-data.json"')
        .type('application/json')
        .serializer((text: string) => text)
        .send(content.toString('utf8'));
    },
  });
};
