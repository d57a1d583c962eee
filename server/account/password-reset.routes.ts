import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passwordResetRoutes } from '#api/account/password-reset.contract.ts';
import { apiDate } from '#server/member/session.ts';
import { giveOutcome, originOf } from '#server/member/session-cookie.ts';
import { inBackground } from './background.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { rateLimited } from './rate-limits.ts';

/** Said to everyone who asks for a new password (`spec/screens.md` D3). */
const resetMessage =
  "If there's an account associated with this email, we've sent a password reset link. Please check your email inbox.";

/** Getting back in without the password. */
export const passwordResetResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...passwordResetRoutes.request,
    ...rateLimited(server, 'mail'),
    handler: async ({ body }, reply) => {
      inBackground(forum, () => requestPasswordReset(forum, body.email));
      return reply.code(201).send({ message: resetMessage });
    },
  });

  server.route({
    ...passwordResetRoutes.reset,
    ...rateLimited(server, 'token'),
    handler: async (request, reply) => {
      const member = giveOutcome(reply, await resetPassword(forum, request.body, originOf(request)));
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });
};
