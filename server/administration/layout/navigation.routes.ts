import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { navigationRoutes } from '#api/administration/layout/navigation.contract.ts';
import { selectNavigation } from '#api/administration/layout/navigation-setting.ts';
import { replaceNavigation } from '#server/administration/layout/navigation-items.ts';
import { visibleSections } from '#server/administration/layout/site-sections.ts';
import { invalidateSettings } from '#server/administration/setting/setting-log.ts';
import { translateSettings } from '#server/administration/setting/translated-settings.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';

/** The API routes for the navigation of the title bar. */
export const navigationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...navigationRoutes.read,
    handler: async ({ viewer }) => {
      const { 'ui.navigation': navigation, 'site.sections': sections } = translateSettings(
        await forum.settings.get(),
        viewer.contentTexts,
      );
      const { roleIDs } = viewer;
      return {
        ...selectNavigation({ roleIDs, may: (permission) => may(viewer, permission) }, navigation),
        sections: [...visibleSections(viewer, sections)],
      };
    },
  });

  server.route({
    ...navigationRoutes.change,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const by = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, (trx) => replaceNavigation(trx, body, by));
      await invalidateSettings(forum);
      return body.navigation;
    },
  });
};
