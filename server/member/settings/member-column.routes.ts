import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberColumnRoutes } from '#api/member/settings/member-column.contract.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { changeMemberColumns, findMemberColumns } from './member-column.queries.ts';

/** The routes of the viewer's columns of the member list. */
export const memberColumnResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...memberColumnRoutes.read,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return { columns: await findMemberColumns(forum.db, viewer.userID) };
    },
  });

  server.route({
    ...memberColumnRoutes.change,
    handler: async ({ viewer, body }) => {
      requireSession(viewer);
      await changeMemberColumns(forum.db, viewer.userID, body.columns);
      return body;
    },
  });
};
