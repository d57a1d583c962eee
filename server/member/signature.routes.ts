import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Signature } from '#api/member/signature.contract.ts';
import { signatureRoutes } from '#api/member/signature.contract.ts';
import { defineUndo, logAction } from '#server/moderation/moderation-log.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found, memberInPath } from '#server/platform/me.ts';
import { demand, demandSession, type Viewer } from '#server/platform/viewer.ts';
import { findSignature, keepSignature } from './signature.queries.ts';
import { acceptSignature } from './signature-body.ts';
import { demandRank } from './user.policy.ts';
import { findUser } from './user.queries.ts';

/** Any of these lets somebody read and change the signatures of others. */
const moderating = ['community.moderate', 'users.edit'] as const;

/** What members want to stand under their posts. */
export const signatureResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const demandOf = (viewer: Viewer, userID: number): void => {
    demandSession(viewer);
    if (viewer.userID !== userID) demand(viewer, moderating);
  };

  server.route({
    ...signatureRoutes.read,
    handler: async (request) => {
      const userID = memberInPath(request, request.params.id);
      demandOf(request.viewer, userID);
      found(await findUser(forum.db, userID), 'user.not-found');
      return findSignature(forum.db, userID);
    },
  });

  server.route({
    ...signatureRoutes.change,
    handler: async (request) => {
      const { viewer, body: change } = request;
      const userID = memberInPath(request, request.params.id);
      demandOf(viewer, userID);
      if (viewer.userID === userID) demand(viewer, ['profiles.edit', ...moderating]);
      await demandRank(forum, viewer, found(await findUser(forum.db, userID), 'user.not-found'));
      const words = change.body === undefined ? {} : acceptSignature(await forum.settings.get(), change.body);
      await inTransaction(forum.db, async (trx) => {
        const before = await findSignature(trx, userID);
        const hidesAll = viewer.userID === userID ? (change.hidesAll ?? before.hidesAll) : before.hidesAll;
        const after = { ...before, ...words, hidesAll };
        await keepSignature(trx, { ...after, userID, byUserID: viewer.userID, now: forum.now() });
        if (viewer.userID !== userID)
          await logAction(trx, {
            action: 'member.signature',
            actorID: viewer.userID,
            recordType: 'member',
            recordID: userID,
            before: { signature: before },
            after: { signature: after },
            isPublic: false,
          });
      });
      return findSignature(forum.db, userID);
    },
  });
};

defineUndo({
  action: 'member.signature',
  permission: moderating,
  async current(trx, { recordID }) {
    return { signature: await findSignature(trx, recordID) };
  },
  undo: (trx, { recordID: userID, before }, { userID: byUserID, now }) =>
    keepSignature(trx, { ...(before['signature'] as Signature), userID, byUserID, now }),
});
