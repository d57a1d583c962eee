import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownDataRoutes } from '#api/account/own-data.contract.ts';
import { ApiError } from '#api/errors.ts';
import { demandNotLast } from '#server/member/administrator.queries.ts';
import { takeSession } from '#server/member/session-cookie.ts';
import { findUser } from '#server/member/user.queries.ts';
import { deleteMember } from '#server/member/user-deletion.queries.ts';
import { discardPhoto } from '#server/member/user-photo.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found } from '#server/platform/me.ts';
import { demandSession } from '#server/platform/viewer.ts';
import { postAccountDeleted } from './account-news.ts';
import { demandConfirmed } from './confirmed-session.ts';
import { dataExport } from './data-export.job.ts';
import { findContent, insertExport, listExports } from './own-data.queries.ts';

/** How long an export can be fetched, in milliseconds. */
const exportLifetime = 7 * 86_400_000;

/** One's own data: an export of all of it, and deleting the account. */
export const ownDataResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...ownDataRoutes.list,
    handler: async ({ viewer }) => {
      demandSession(viewer);
      return listExports(forum.db, viewer.userID, forum.now());
    },
  });

  server.route({
    ...ownDataRoutes.create,
    handler: async ({ viewer }, reply) => {
      await demandConfirmed(forum, viewer);
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
      demandSession(viewer);
      const wanted = { userID: viewer.userID, id: params.id, now: forum.now() };
      const content = found(await findContent(forum.db, wanted), 'data-export.not-found');
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', 'attachment; filename="my-data.json"')
        .type('application/json')
        .serializer((text: string) => text)
        .send(content.toString('utf8'));
    },
  });

  server.route({
    ...ownDataRoutes.deleteAccount,
    handler: async ({ viewer, body }, reply) => {
      await demandConfirmed(forum, viewer);
      const { userID } = viewer;
      if (body.name.trim() !== viewer.name)
        throw ApiError.fields({ name: 'Type your own name to delete your account.' });
      const row = found(await findUser(forum.db, userID), 'user.not-found');
      await inTransaction(forum.database, async (trx) => {
        await demandNotLast(trx, userID);
        await deleteMember(trx, { userID, byUserID: userID, now: forum.now() }, body.deleteMethod ?? 'keep');
      });
      await discardPhoto(forum, row.photoUrl);
      if (row.email) await postAccountDeleted(forum, { to: row.email, name: row.name });
      takeSession(reply);
      return reply.code(204).send();
    },
  });
};
