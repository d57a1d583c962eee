import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { sessionRoutes } from '#api/member/session/session.contract.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { signIn } from '#server/account/sign-in/sign-in.ts';
import { logAccount } from '#server/member/profile/member-log.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { endSession, endSessions, listSessions } from './session.queries.ts';
import { apiDate } from './session.ts';
import { clearSessionCookie, completeSignInStep, originOf } from './session-cookie.ts';

/** The routes to sign in, sign out and manage sessions. */
export const sessionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...sessionRoutes.signIn,
    ...rateLimited(server, 'signIn'),
    handler: async (request, reply) => {
      const member = completeSignInStep(reply, await signIn(forum, request.body, originOf(request)));
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });

  server.route({
    ...sessionRoutes.list,
    handler: async ({ viewer, query }) => {
      requireSession(viewer);
      const userID = query.userID ?? viewer.userID;
      const isOwn = userID === viewer.userID;
      if (!isOwn) requirePermission(viewer, 'users.edit');
      const seesAddresses = isOwn || may(viewer, 'personalInfo.view');
      const filter = query.filter ?? (query.valid === undefined ? undefined : query.valid ? 'valid' : 'invalid');
      const sessions = await listSessions(forum.db, { userID, filter, now: forum.now() });
      return sessions.map(({ ipAddress, ...session }) => ({
        ...session,
        current: session.sessionID === viewer.sessionID,
        ...(seesAddresses && { ipAddress: ipAddress ?? null }),
      }));
    },
  });

  server.route({
    ...sessionRoutes.end,
    handler: async ({ viewer, query, body }, reply) => {
      requireSession(viewer);
      const { userID = viewer.userID, sessionID } = { ...query, ...body };
      if (userID !== viewer.userID) {
        requirePermission(viewer, 'users.edit');
        await requireAuthority(forum, viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));
      }
      if (sessionID === undefined) await endSessions(forum.db, userID, viewer.sessionID);
      else if (!(await endSession(forum.db, userID, sessionID))) throw new ApiError('session.not-found');
      await logAccount(forum, { action: 'member.sign-out', actorID: viewer.userID, userID });
      return reply.code(204).send();
    },
  });

  server.route({
    ...sessionRoutes.signOut,
    handler: async ({ viewer }, reply) => {
      if (viewer.sessionID) await endSession(forum.db, viewer.userID, viewer.sessionID);
      clearSessionCookie(reply);
      return reply.code(204).send();
    },
  });
};
