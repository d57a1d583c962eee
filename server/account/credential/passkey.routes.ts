import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeyRoutes } from '#api/account/credential/passkey.contract.ts';
import { sendSecurityChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { signInByPasskey } from '#server/account/sign-in/sign-in.ts';
import { apiDate } from '#server/member/session/session.ts';
import { completeSignInStep, originOf } from '#server/member/session/session-cookie.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from './passkey.queries.ts';
import { checkNewPasskey, createAuthenticationOptions, newPasskeyOptions } from './passkey.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-code.ts';
import { hasSecondFactor, removeSecondFactors } from './second-factor.ts';

/** The routes for signing in with a passkey, and for the member's own passkeys. */
export const passkeyResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...passkeyRoutes.signInOptions,
    ...rateLimited(server, 'signIn'),
    handler: async () => createAuthenticationOptions(forum, { purpose: 'sign-in', userID: null }),
  });

  server.route({
    ...passkeyRoutes.signIn,
    ...rateLimited(server, 'signIn'),
    handler: async (request, reply) => {
      const { credential, persistent = false } = request.body;
      const member = completeSignInStep(
        reply,
        await signInByPasskey(forum, { credential, persistent }, originOf(request)),
      );
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });

  server.route({
    ...passkeyRoutes.list,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return listPasskeys(forum.db, viewer.userID);
    },
  });

  server.route({
    ...passkeyRoutes.options,
    handler: async ({ viewer }) => {
      return newPasskeyOptions(forum, viewer);
    },
  });

  server.route({
    ...passkeyRoutes.create,
    ...rateLimited(server, 'token'),
    handler: async ({ viewer, body }, reply) => {
      const { userID } = viewer;
      const passkey = await checkNewPasskey(forum, userID, body.credential);
      const hasCodes = (await countRecoveryCodes(forum.db, userID)) > 0;
      const created = await inTransaction(forum.database, async (trx) => {
        const stored = await insertPasskey(trx, { userID, name: body.name, now: forum.now(), passkey });
        return hasCodes ? stored : { ...stored, recoveryCodes: await renewRecoveryCodes(trx, userID, forum.now()) };
      });
      await sendSecurityChangeMail(forum, { userID, change: 'passkey-on', what: body.name });
      return reply.code(201).send(created);
    },
  });

  server.route({
    ...passkeyRoutes.rename,
    handler: async ({ viewer, params, body }) => {
      requireSession(viewer);
      const named = { userID: viewer.userID, passkeyID: params.id, name: body.name };
      return requireFound(await renamePasskey(forum.db, named), 'passkey.not-found');
    },
  });

  server.route({
    ...passkeyRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      const { userID } = viewer;
      const deleted = requireFound(await deletePasskey(forum.db, userID, params.id), 'passkey.not-found');
      if (!(await hasSecondFactor(forum.db, userID))) await removeSecondFactors(forum, userID);
      await sendSecurityChangeMail(forum, { userID, change: 'passkey-off', what: deleted.name });
      return reply.code(204).send();
    },
  });
};
