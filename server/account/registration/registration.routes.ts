import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registrationRoutes } from '#api/account/registration/registration.contract.ts';
import { problemMessage } from '#api/account/sign-in/problem-message.ts';
import { runInBackground, waitForBackgroundWork } from '#server/account/own-data/background.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { beginSession } from '#server/account/sign-in/sign-in.ts';
import { originOf, setSessionCookie } from '#server/member/session/session-cookie.ts';
import { resolveMemberID } from '#server/platform/http/me.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { confirmEmail, requireResendableConfirmation, sendEmailConfirmation } from './email-confirmation.ts';
import { findEmailProblem, findNameProblem, register } from './registration.ts';

/** The routes for registering and for confirming an e-mail address. */
export const registrationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  server.addHook('onClose', () => waitForBackgroundWork(forum));

  server.route({
    ...registrationRoutes.register,
    ...rateLimited(server, 'registration'),
    handler: async (request, reply) => {
      const { isApplicant, ...joined } = await register(forum, request.body, request);
      if (isApplicant) {
        const { t } = await loadTexts(forum, request.language);
        return reply.code(202).send({ status: 202, message: t('account.thanks.text') });
      }
      const { persistent = false } = request.body;
      setSessionCookie(reply, await beginSession(forum, joined, { ...originOf(request), persistent }));
      return reply.code(201).send(joined);
    },
  });

  server.route({
    ...registrationRoutes.available,
    ...rateLimited(server, 'lookUp'),
    handler: async ({ query, viewer, language }) => {
      const problem =
        query.name === undefined
          ? await findEmailProblem(forum, query.email ?? '', viewer.userID)
          : await findNameProblem(forum, query.name, viewer.userID);
      const message = problem ? problemMessage((await loadTexts(forum, language)).t, problem) : undefined;
      return { available: message === undefined, ...(message && { message }) };
    },
  });

  server.route({
    ...registrationRoutes.confirmEmail,
    ...rateLimited(server, 'token'),
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      const { email } = await confirmEmail(forum, userID, request.body.confirmationCode);
      return { userID, email, emailConfirmed: true };
    },
  });

  server.route({
    ...registrationRoutes.requestConfirmation,
    ...rateLimited(server, 'mail'),
    handler: async ({ viewer }, reply) => {
      requireSession(viewer);
      const member = await requireResendableConfirmation(forum, viewer.userID);
      runInBackground(forum, () => sendEmailConfirmation(forum, member));
      return reply.code(201).send({ email: member.email });
    },
  });
};
