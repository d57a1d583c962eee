import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { ignoreRoutes } from '#api/member/identity/ignore.contract.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { requireIgnorable } from './ignore.policy.ts';
import { addIgnored, listIgnored, removeIgnored } from './ignore.queries.ts';

/** The routes of a member's ignore list. */
export const ignoreResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const listFor = async (userID: number) => {
    const rows = await listIgnored(forum.db, userID);
    const authors = await findAuthors(
      forum.db,
      rows.map((row) => row.userID),
    );
    return rows.map((row) => ({ ...authors(row.userID), dateIgnored: row.dateIgnored }));
  };

  const requireOwn = (viewerID: number, userID: number): void => {
    if (viewerID !== userID)
      throw new ApiError('permission.missing', { description: 'You can change only your own list.' });
  };

  server.route({
    ...ignoreRoutes.list,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      requireSession(request.viewer);
      if (userID !== request.viewer.userID) requirePermission(request.viewer, 'users.edit');
      return listFor(userID);
    },
  });

  server.route({
    ...ignoreRoutes.add,
    handler: async (request) => {
      const { viewer, params } = request;
      requireSession(viewer);
      const userID = resolveMemberID(request, params.id);
      requireOwn(viewer.userID, userID);
      const row = requireFound(await findUser(forum.db, params.ignoredUserID), 'user.not-found');
      await requireIgnorable(forum, viewer, row);
      const ignoring = { userID, ignoredUserID: row.userID, now: forum.now() };
      if (!(await addIgnored(forum.db, ignoring))) throw new ApiError('user.ignores-enough');
      return requireFound(
        (await listFor(userID)).find((one) => one.userID === row.userID),
        'user.not-found',
      );
    },
  });

  server.route({
    ...ignoreRoutes.remove,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      requireSession(viewer);
      const userID = resolveMemberID(request, params.id);
      requireOwn(viewer.userID, userID);
      await removeIgnored(forum.db, { userID, ignoredUserID: params.ignoredUserID });
      return reply.code(204).send();
    },
  });
};
