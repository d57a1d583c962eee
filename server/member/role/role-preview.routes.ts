import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { rolePreviewRoutes } from '#api/member/role/role-preview.contract.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requirePreviewable } from './role.policy.ts';
import { findRole } from './role.queries.ts';
import { deleteRolePreview, storeRolePreview } from './role-preview.queries.ts';
import { endPreviewForm } from './role-preview-guard.ts';

const entryOf = (viewer: Viewer, roleID: number) => ({
  recordType: 'role',
  recordID: roleID,
  actorID: viewer.previewedRole?.userID ?? viewer.userID,
  before: {},
  after: {},
  isPublic: false,
});

async function endPreview(forum: Forum, viewer: Viewer): Promise<void> {
  const { sessionID } = viewer;
  if (sessionID === undefined) return;
  await inTransaction(forum.database, async (trx) => {
    const roleID = await deleteRolePreview(trx, sessionID);
    if (roleID !== undefined) await logAction(trx, { action: 'role.preview-end', ...entryOf(viewer, roleID) });
  });
}

/** The routes of viewing the forum as a role. */
export const rolePreviewResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...rolePreviewRoutes.start,
    handler: async ({ viewer, params }) => {
      const sessionID = requirePreviewable(viewer);
      const { roleID, name } = requireFound(await findRole(forum.db, params.id), 'role.not-found');
      await inTransaction(forum.database, async (trx) => {
        await storeRolePreview(trx, { sessionID, roleID, now: forum.now() });
        await logAction(trx, { action: 'role.preview', ...entryOf(viewer, roleID) });
      });
      return { roleID, name };
    },
  });

  server.route({
    ...rolePreviewRoutes.end,
    handler: async ({ viewer }, reply) => {
      await endPreview(forum, viewer);
      return reply.code(204).send();
    },
  });
};

/**
 * Registers the form that ends viewing the forum as a role, `POST /role-preview/end`, which works without scripts. It
 * redirects to the page on which it was, or to the list of roles if that page is not part of the site.
 */
export async function rolePreviewForm(server: FastifyInstance): Promise<void> {
  server.post(endPreviewForm, async ({ viewer, headers }, reply) => {
    await endPreview(server.forum, viewer);
    return reply.redirect(safeTarget(headers.referer, server.forum.configuration.siteUrl), 303);
  });
}
