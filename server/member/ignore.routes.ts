import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { ignoreRoutes } from '#api/member/ignore.contract.ts';
import { found, memberInPath } from '#server/platform/me.ts';
import { demand, demandSession } from '#server/platform/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { addIgnored, listIgnored, removeIgnored } from './ignore.queries.ts';
import { rankOfRoles } from './user.policy.ts';
import { findUser, type UserRow } from './user.queries.ts';

/** From here on somebody speaks for the forum: community.moderate (`spec/api.md` §1, rank order). */
const moderatorRank = 3;

/** Whose words a member does not want to see. */
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

  /** Refuses to have those ignored who speak for the forum, and oneself. */
  const demandIgnorable = async (row: UserRow, viewerID: number): Promise<void> => {
    const roleIDs = row.roles.map(({ roleID }) => roleID);
    const rank = await rankOfRoles(forum, { roleIDs, isAdmin: row.isAdmin });
    if (row.userID === viewerID || row.isSystem || rank >= moderatorRank) throw new ApiError('user.not-ignorable');
  };

  const demandOwn = (viewerID: number, userID: number): void => {
    if (viewerID !== userID) throw new ApiError('permission.missing', { description: 'Only one’s own list changes.' });
  };

  server.route({
    ...ignoreRoutes.list,
    handler: async (request) => {
      const userID = memberInPath(request, request.params.id);
      demandSession(request.viewer);
      if (userID !== request.viewer.userID) demand(request.viewer, 'users.edit');
      return listFor(userID);
    },
  });

  server.route({
    ...ignoreRoutes.add,
    handler: async (request) => {
      const { viewer, params } = request;
      demandSession(viewer);
      const userID = memberInPath(request, params.id);
      demandOwn(viewer.userID, userID);
      const row = found(await findUser(forum.db, params.ignoredUserID), 'user.not-found');
      await demandIgnorable(row, viewer.userID);
      const ignoring = { userID, ignoredUserID: row.userID, now: forum.now() };
      if (!(await addIgnored(forum.db, ignoring))) throw new ApiError('user.ignores-enough');
      return found(
        (await listFor(userID)).find((one) => one.userID === row.userID),
        'user.not-found',
      );
    },
  });

  server.route({
    ...ignoreRoutes.remove,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      demandSession(viewer);
      const userID = memberInPath(request, params.id);
      demandOwn(viewer.userID, userID);
      await removeIgnored(forum.db, { userID, ignoredUserID: params.ignoredUserID });
      return reply.code(204).send();
    },
  });
};
