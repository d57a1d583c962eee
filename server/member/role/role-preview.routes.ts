import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { rolePreviewRoutes } from '#api/member/role/role-preview.contract.ts';
import { findUser, type UserRow } from '#server/member/user/user.queries.ts';
import { fragmentOf } from '#server/member/user/user-view.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { notify } from '#server/notification/notify.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireAuthority } from './authority.ts';
import { requirePreviewable } from './role.policy.ts';
import { findRole } from './role.queries.ts';
import { deletePreview, type StoredPreview, storePreview } from './role-preview.queries.ts';
import { endPreviewForm } from './role-preview-guard.ts';

const entryOf = (viewer: Viewer, { roleID, userID }: StoredPreview) => ({
  ...(userID ? { recordType: 'member', recordID: userID } : { recordType: 'role', recordID: roleID ?? 0 }),
  actorID: viewer.preview?.userID ?? viewer.userID,
  before: {},
  after: {},
  isPublic: false,
});

async function endPreview(forum: Forum, viewer: Viewer): Promise<void> {
  const { sessionID } = viewer;
  if (sessionID === undefined) return;
  await inTransaction(forum.database, async (trx) => {
    const ended = await deletePreview(trx, sessionID);
    if (!ended) return;
    const action = ended.userID ? 'member.preview-end' : 'role.preview-end';
    await logAction(trx, { action, ...entryOf(viewer, ended) });
  });
}

/** Notifies a member that the viewer sees the forum as they do. */
const tellMember = (trx: Queryable, { userID: actorID }: Viewer, { userID, name }: UserRow): Promise<void> =>
  notify(trx, {
    type: 'MemberPreview',
    recipients: [userID],
    actorID,
    recordType: 'user',
    recordID: userID,
    data: { url: profileUrl({ userID, name }), cause: `member-preview:${randomUUID()}` },
  });

/** The routes of viewing the forum as a role or a member. */
export const rolePreviewResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...rolePreviewRoutes.start,
    handler: async ({ viewer, params }) => {
      const sessionID = requirePreviewable(viewer);
      const { roleID, name } = requireFound(await findRole(forum.db, params.id), 'role.not-found');
      const preview = { roleID, userID: null };
      await inTransaction(forum.database, async (trx) => {
        await storePreview(trx, { sessionID, ...preview, now: forum.now() });
        await logAction(trx, { action: 'role.preview', ...entryOf(viewer, preview) });
      });
      return { roleID, name };
    },
  });

  server.route({
    ...rolePreviewRoutes.startAsMember,
    handler: async (request) => {
      const { viewer, params } = request;
      const sessionID = requirePreviewable(viewer);
      const row = requireFound(await findUser(forum.db, resolveMemberID(request, params.id)), 'user.not-found');
      await requireAuthority(forum, viewer, row);
      const preview = { roleID: null, userID: row.userID };
      await inTransaction(forum.database, async (trx) => {
        await storePreview(trx, { sessionID, ...preview, now: forum.now() });
        await logAction(trx, { action: 'member.preview', ...entryOf(viewer, preview) });
        await tellMember(trx, viewer, row);
      });
      return fragmentOf(row);
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
 * Registers the form that ends viewing the forum as a role or a member, `POST /role-preview/end`, which works without scripts. It
 * redirects to the page on which it was, or to the list of roles if that page is not part of the site.
 */
export async function rolePreviewForm(server: FastifyInstance): Promise<void> {
  server.post(endPreviewForm, async ({ viewer, headers }, reply) => {
    await endPreview(server.forum, viewer);
    return reply.redirect(safeTarget(headers.referer, server.forum.configuration.siteUrl), 303);
  });
}
