import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notificationPreferenceRoutes } from '#api/notification/notification-preference.contract.ts';
import { writeSettingsLogged } from '#server/administration/setting/setting-log.ts';
import { requireSelfOr } from '#server/category/category.policy.ts';
import { memberExists } from '#server/category/category-member.queries.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { changeStoredPreferences } from './notification-preference.queries.ts';
import { preferenceSchema } from './preference-schema.ts';
import { preferencesOfMember, siteDefaults } from './preferences.ts';

/** The routes for notification preferences: events and their channels. */
export const notificationPreferenceResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...notificationPreferenceRoutes.schema,
    handler: async ({ viewer, query, language }) => {
      requireSession(viewer);
      return preferenceSchema(await loadTexts(forum, language), await forum.settings.get(), query.schemaType);
    },
  });

  server.route({
    ...notificationPreferenceRoutes.defaults,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return siteDefaults(forum);
    },
  });

  server.route({
    ...notificationPreferenceRoutes.changeDefaults,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const known = (await forum.settings.get())['notifications.defaults'] as Record<string, object>;
      const changed = Object.entries(body).map(([type, choice]) => [type, { ...known[type], ...choice }]);
      const values = { 'notifications.defaults': { ...known, ...Object.fromEntries(changed) } };
      const by = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, (trx) => writeSettingsLogged(trx, { values, forgotten: [] }, by));
      await forum.settings.changed();
      return siteDefaults(forum);
    },
  });

  server.route({
    ...notificationPreferenceRoutes.read,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      requireSelfOr(request.viewer, userID, ['users.edit']);
      requireFound((await memberExists(forum.db, userID)) || undefined, 'user.not-found');
      return preferencesOfMember(forum, userID);
    },
  });

  server.route({
    ...notificationPreferenceRoutes.change,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      requireSelfOr(request.viewer, userID, ['users.edit']);
      await requireAuthority(forum, request.viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));
      await changeStoredPreferences(forum.db, userID, request.body, forum.now());
      return preferencesOfMember(forum, userID);
    },
  });
};
