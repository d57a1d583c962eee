import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passwordResetRoutes } from '#api/account/credential/password-reset.contract.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { apiDate } from '#server/member/session/session.ts';
import { completeSignInStep, originOf } from '#server/member/session/session-cookie.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

/** The routes for resetting a forgotten password. */
export const passwordResetResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...passwordResetRoutes.request,
    ...rateLimited(server, 'mail'),
    handler: async ({ body, language }, reply) => {
      runInBackground(forum, () => requestPasswordReset(forum, body.email));
      const { t } = await loadTexts(forum, language);
      // The response is the same for everyone who requests a new password (docs/behavior/account.md#password-reset).
      return reply.code(201).send({ message: t('account.recover.sent') });
    },
  });

  server.route({
    ...passwordResetRoutes.reset,
    ...rateLimited(server, 'token'),
    handler: async (request, reply) => {
      const member = completeSignInStep(reply, await resetPassword(forum, request.body, originOf(request)));
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });
};
