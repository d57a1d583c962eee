import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { firstAdministratorRoutes } from '#api/account/registration/first-administrator.contract.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { apiDate } from '#server/member/session/session.ts';
import { originOf, setSessionCookie } from '#server/member/session/session-cookie.ts';
import { createFirstAdministrator } from './first-administrator.ts';

/** The route that creates the first administrator. */
export const firstAdministratorResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...firstAdministratorRoutes.create,
    ...rateLimited(server, 'token'),
    handler: async (request, reply) => {
      const member = await createFirstAdministrator(server.forum, request.body, originOf(request));
      setSessionCookie(reply, member);
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });
};
