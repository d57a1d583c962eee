import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { type PermissionFragment, type Role, roleRoutes } from '#api/member/role/role.contract.ts';
import { logEntryHeader } from '#api/moderation/log/parent-request.ts';
import { newMemberRole } from '#server/account/registration/registration.ts';
import { logInsertedRows, logRowChange, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { requireAssignable, requireGrants } from './authority.ts';
import { withRoleAuthority } from './authority-change.ts';
import {
  isAssignable,
  requireChangeable,
  requireDefaults,
  requireDefaultType,
  requireDeletable,
  requireGrantable,
  requireReplacement,
} from './role.policy.ts';
import {
  deleteRole,
  findPermissions,
  findRole,
  insertRole,
  listRoles,
  makeDefault,
  type RoleRow,
  updateRole,
  writePermissions,
} from './role.queries.ts';
import { loadRoleCatalog } from './role-catalog.ts';
import { withStoredDomains } from './role-domain.ts';
import { roleDefaultSources, roleHolderSources, roleSources } from './role-log.ts';

const entryOf = (viewer: Viewer, roleID: number) =>
  ({ recordType: 'role', recordID: roleID, actorID: viewer.userID, isPublic: false }) as const;

/** The routes for roles and their permissions. */
export const roleResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const roleAt = async (roleID: number): Promise<RoleRow> =>
    requireFound(await findRole(forum.db, roleID), 'role.not-found');

  const viewsOf = async (viewer: Viewer, roles: readonly RoleRow[], expand: readonly string[]): Promise<Role[]> => {
    const isManager = may(viewer, 'site.manage');
    const wantsGrants = isManager && expand.includes('permissions');
    const permissionsOf = wantsGrants
      ? await findPermissions(
          forum.db,
          roles.map(({ roleID }) => roleID),
        )
      : undefined;
    return Promise.all(
      roles.map(async (role) => ({
        ...(isManager ? role : { roleID: role.roleID, name: role.name, description: role.description }),
        ...(expand.includes('assignable') && { assignable: await isAssignable(forum, viewer, role) }),
        ...(permissionsOf && { permissions: permissionsOf(role.roleID) }),
      })),
    );
  };

  const viewOf = async (viewer: Viewer, roleID: number): Promise<Role> => {
    const [view] = await viewsOf(viewer, [await roleAt(roleID)], ['permissions']);
    return requireFound(view, 'role.not-found');
  };

  const changePermissions = async (
    viewer: Viewer,
    roleID: number,
    entries: readonly PermissionFragment[],
    isWhole: boolean,
  ) => {
    const role = await roleAt(roleID);
    requireGrantable(entries, await forum.categories.get(), role.type === 'guest');
    requireGrants(viewer, entries);
    await inTransaction(forum.database, (trx) =>
      withRoleAuthority(trx, viewer, [roleID], () =>
        withRowLog(trx, roleSources, { action: 'role.change', ...entryOf(viewer, roleID) }, () =>
          writePermissions(trx, roleID, entries, isWhole),
        ),
      ),
    );
    await forum.permissions.changed();
    return (await findPermissions(forum.db, [roleID]))(roleID);
  };

  server.route({
    ...roleRoutes.list,
    handler: async ({ viewer, query }) => {
      const roles = await listRoles(forum.db);
      const visible = may(viewer, 'site.manage') ? roles : roles.filter(({ personalInfo }) => !personalInfo);
      return viewsOf(viewer, visible, query.expand);
    },
  });

  server.route({
    ...roleRoutes.read,
    handler: async ({ viewer, params, query }) => {
      const role = await roleAt(params.id);
      if (role.personalInfo && !may(viewer, 'site.manage')) throw new ApiError('role.not-found');
      const [view] = await viewsOf(viewer, [role], query.expand);
      return requireFound(view, 'role.not-found');
    },
  });

  server.route({
    ...roleRoutes.readForEdit,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'site.manage');
      return roleAt(params.id);
    },
  });

  server.route({
    ...roleRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const permissions = body.permissions ?? [];
      requireGrantable(permissions, await forum.categories.get(), body.type === 'guest');
      requireGrants(viewer, permissions);
      const role = withStoredDomains(body, null);
      const { roleID, logID } = await inTransaction(forum.database, (trx) =>
        withRoleAuthority(trx, viewer, [], async () => {
          const made = await insertRole(trx, role);
          await writePermissions(trx, made, permissions, true);
          const entry = { action: 'role.add', ...entryOf(viewer, made) } as const;
          return { roleID: made, logID: await logInsertedRows(trx, roleSources, entry) };
        }),
      );
      await forum.permissions.changed();
      return reply
        .code(201)
        .header(logEntryHeader, logID)
        .send(await viewOf(viewer, roleID));
    },
  });

  server.route({
    ...roleRoutes.change,
    handler: async ({ viewer, params, body: sent }, reply) => {
      requirePermission(viewer, 'site.manage');
      const role = await roleAt(params.id);
      requireChangeable(role, sent);
      const body = withStoredDomains(sent, role.type ?? null);
      const { permissions } = body;
      if (permissions)
        requireGrantable(permissions, await forum.categories.get(), (body.type ?? role.type) === 'guest');
      const logID = await inTransaction(forum.database, async (trx) => {
        const entryID = await withRoleAuthority(trx, viewer, [role.roleID], () =>
          logRowChange(trx, roleSources, { action: 'role.change', ...entryOf(viewer, role.roleID) }, async () => {
            await updateRole(trx, role.roleID, body);
            if (permissions) await writePermissions(trx, role.roleID, permissions, true);
          }),
        );
        requireDefaultType(role, body);
        return entryID;
      });
      await forum.permissions.changed();
      if (logID !== undefined) reply.header(logEntryHeader, logID);
      return viewOf(viewer, role.roleID);
    },
  });

  server.route({
    ...roleRoutes.changeDefaults,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const chosen = Object.values(body).filter((roleID) => roleID !== undefined);
      await inTransaction(forum.database, (trx) =>
        withRoleAuthority(trx, viewer, [], async () => {
          requireDefaults(await loadRoleCatalog(trx), body);
          for (const roleID of chosen)
            await withRowLog(trx, roleDefaultSources, { action: 'role.default', ...entryOf(viewer, roleID) }, () =>
              makeDefault(trx, roleID),
            );
        }),
      );
      await forum.permissions.changed();
      return viewsOf(viewer, await listRoles(forum.db), []);
    },
  });

  server.route({
    ...roleRoutes.delete,
    handler: async ({ viewer, params, query }, reply) => {
      requirePermission(viewer, 'site.manage');
      const role = await roleAt(params.id);
      await requireDeletable(forum, role);
      const { replacementRoleID } = query;
      if (replacementRoleID !== undefined) await requireReplacement(forum, role, replacementRoleID);
      const fallbackRoleID = await newMemberRole(forum, role.roleID);
      await requireAssignable(forum, viewer, [replacementRoleID ?? fallbackRoleID]);
      const logID = await inTransaction(forum.database, (trx) =>
        withRoleAuthority(trx, viewer, [role.roleID], () =>
          logRowChange(trx, roleHolderSources, { action: 'role.delete', ...entryOf(viewer, role.roleID) }, () =>
            deleteRole(trx, role.roleID, { replacementRoleID, fallbackRoleID }),
          ),
        ),
      );
      await forum.permissions.changed();
      if (logID !== undefined) reply.header(logEntryHeader, logID);
      return reply.code(204).send();
    },
  });

  server.route({
    ...roleRoutes.setPermissions,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      return changePermissions(viewer, params.id, body, true);
    },
  });

  server.route({
    ...roleRoutes.changePermissions,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      return changePermissions(viewer, params.id, body, false);
    },
  });
};
