import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountDeletionRoutes } from '#api/account/own-data/account-deletion.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireNotLast } from '#server/member/role/administrator.queries.ts';
import { clearSessionCookie } from '#server/member/session/session-cookie.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { cancelDeletion, findDeletion, storeDeletion } from './account-deletion.queries.ts';
import { deleteAccount } from './account-deletion.ts';
import { sendDeletionScheduledMail } from './account-notice-mail.ts';

const day = 86_400_000;

/** The routes for deleting the member's own account, with a period during which the deletion can be cancelled. */
export const accountDeletionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const daysLeft = async () => (await forum.settings.get())['account.deletionDays'];

  server.route({
    ...accountDeletionRoutes.ask,
    handler: async ({ viewer, body }, reply) => {
      const { userID, name } = viewer;
      if (body.name.trim() !== name) throw ApiError.fields({ name: 'Type your own username to delete your account.' });
      const deleteMethod = body.deleteMethod ?? 'keep';
      const days = await daysLeft();
      if (days === 0) {
        await deleteAccount(forum, userID, deleteMethod);
        clearSessionCookie(reply);
        return reply.code(204).send();
      }
      const now = forum.now();
      const asked = await inTransaction(forum.database, async (trx) => {
        await requireNotLast(trx, userID);
        return storeDeletion(trx, { userID, deleteMethod, now, due: new Date(now.getTime() + days * day) });
      });
      await sendDeletionScheduledMail(forum, { userID, name, due: asked.dateDue });
      return reply.code(202).send(asked);
    },
  });

  server.route({
    ...accountDeletionRoutes.read,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return { days: await daysLeft(), asked: (await findDeletion(forum.db, viewer.userID)) ?? null };
    },
  });

  server.route({
    ...accountDeletionRoutes.takeBack,
    handler: async ({ viewer }, reply) => {
      requireSession(viewer);
      if (!(await cancelDeletion(forum.db, viewer.userID))) throw new ApiError('account-deletion.not-found');
      return reply.code(204).send();
    },
  });
};
