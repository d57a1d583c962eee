import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { withConsolidated } from '#api/member/role/permission.ts';
import { type Me, meRoutes } from '#api/member/user/me.contract.ts';
import { apiDate, viewerOfUser } from '#server/member/session/session.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import { toApiDate } from '#server/platform/database/database-types.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { countForMe, findMe, type MeRow, markAllViewed } from './me.queries.ts';
import { findUser } from './user.queries.ts';
import { fragmentOf } from './user-view.ts';

const grantedNames = ({ permissions: { permissions } }: Viewer): string[] =>
  permissions.filter(({ type }) => type === 'global').flatMap((entry) => Object.keys(entry.permissions).sort());

const commonPart = (viewer: Viewer) => ({
  // Reports holders of site.manage as administrators. Their permissions still determine their access.
  isAdmin: may(viewer, 'site.manage'),
  isSysAdmin: false,
  isSuperAdmin: false,
  roleIDs: [...viewer.roleIDs],
  permissions: grantedNames(viewer),
});

const previewOf = ({ kind, id, name }: NonNullable<Viewer['preview']>) => ({ kind, id, name });

const guestPart = {
  userID: 0,
  name: 'Guest',
  url: profileUrl({ userID: 0, name: 'Guest' }),
  photoUrl: null,
  dateLastActive: null,
  title: null,
  label: null,
  labelHtml: null,
  banned: 0,
  private: false,
  email: null,
  pendingEmail: null,
  emailConfirmed: false,
  countUnreadNotifications: 0,
  countUnreadConversations: 0,
  hasDrafts: false,
  standing: null,
};

const memberPart = (row: MeRow) => ({
  ...fragmentOf(row),
  email: row.email,
  pendingEmail: row.pendingEmail,
  emailConfirmed: row.emailConfirmed,
  countUnreadNotifications: row.countUnreadNotifications,
  countUnreadConversations: row.countUnreadConversations,
  hasDrafts: row.hasDrafts,
  standing: row.standing && {
    ...row.standing,
    dateExpires: row.standing.dateExpires && toApiDate(row.standing.dateExpires),
  },
});

/** The routes of the current user: identity, counts and permissions. */
export const meResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const whoIsMember = async (viewer: Viewer): Promise<MeRow> =>
    requireFound(await findMe(readsFor(viewer, forum.db), viewer, forum.now()), 'user.not-found');

  const whoIs = async (viewer: Viewer): Promise<Me> => {
    const { roles } = await forum.permissions.get();
    const held = viewer.roleIDs.flatMap((roleID) => roles.get(roleID) ?? []);
    return {
      ...(viewer.userID === 0 ? guestPart : memberPart(await whoIsMember(viewer))),
      ...commonPart(viewer),
      roles: held.map(({ roleID, name }) => ({ roleID, name })),
      ...(viewer.preview && { preview: previewOf(viewer.preview) }),
    };
  };

  const permissionsOf = async (userID: number) => {
    requireFound(await findUser(forum.db, userID), 'user.not-found');
    return (await viewerOfUser(forum, userID)).permissions;
  };

  server.route({ ...meRoutes.read, handler: async ({ viewer }) => whoIs(viewer) });

  server.route({
    ...meRoutes.counts,
    handler: async ({ viewer }) => ({ counts: await countForMe(forum, viewer) }),
  });

  server.route({
    ...meRoutes.permissions,
    handler: async (request) => {
      const { viewer, params, query } = request;
      const isOwn = params.id === '$me' || params.id === viewer.userID;
      if (!isOwn) requirePermission(viewer, ['users.add', 'users.edit', 'users.delete']);
      const record = isOwn ? viewer.permissions : await permissionsOf(resolveMemberID(request, params.id));
      const hasJunctions = query.expand.includes('junctions');
      return {
        isAdmin: record.isAdmin,
        isSysAdmin: false,
        isSuperAdmin: false,
        permissions: withConsolidated(record.permissions).map(({ type, id, permissions }) => ({
          type,
          id: id ?? null,
          permissions,
        })),
        junctions: hasJunctions ? record.junctions : {},
        junctionAliases: hasJunctions ? record.junctionAliases : {},
      } as never;
    },
  });

  server.route({
    ...meRoutes.markAllViewed,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      await markAllViewed(forum, viewer.userID);
      return { dateAllViewed: apiDate(forum.now()) };
    },
  });
};
