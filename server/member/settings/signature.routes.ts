import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { signatureRoutes } from '#api/member/settings/signature.contract.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { defineRowUndo, type RowSources, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { findSignature, storeSignature } from './signature.queries.ts';
import { acceptSignature } from './signature-body.ts';

/** The permissions of which any one allows the holder to read and change the signatures of other members. */
const moderating = ['community.moderate', 'users.edit'] as const;

/** The log sources of a member's signature. */
const signatureSources: RowSources = async (_, userID) => [
  { table: 'member_signature', key: ['user_id'], where: sql`user_id = ${userID}` },
];

/** The signature routes. */
export const signatureResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const requireOf = (viewer: Viewer, userID: number): void => {
    requireSession(viewer);
    if (viewer.userID !== userID) requirePermission(viewer, moderating);
  };

  server.route({
    ...signatureRoutes.read,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      requireOf(request.viewer, userID);
      requireFound(await findUser(forum.db, userID), 'user.not-found');
      return findSignature(forum.db, userID);
    },
  });

  server.route({
    ...signatureRoutes.change,
    handler: async (request) => {
      const { viewer, body: change } = request;
      const userID = resolveMemberID(request, request.params.id);
      requireOf(viewer, userID);
      if (viewer.userID === userID) requirePermission(viewer, ['profiles.edit', ...moderating]);
      await requireAuthority(forum, viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));
      const words =
        change.body === undefined ? {} : await acceptSignature(forum.db, await forum.settings.get(), change.body);
      await inTransaction(forum.db, async (trx) => {
        const before = await findSignature(trx, userID);
        const isOwn = viewer.userID === userID;
        const hidesAll = isOwn ? (change.hidesAll ?? before.hidesAll) : before.hidesAll;
        const after = { ...before, ...words, hidesAll, userID, byUserID: viewer.userID, now: forum.now() };
        const entry = { actorID: viewer.userID, recordType: 'member', recordID: userID, isPublic: false } as const;
        const store = () => storeSignature(trx, after);
        await (isOwn ? store() : withRowLog(trx, signatureSources, { ...entry, action: 'member.signature' }, store));
      });
      return findSignature(forum.db, userID);
    },
  });
};

defineRowUndo({ actions: ['member.signature'], sources: signatureSources, permission: moderating });
