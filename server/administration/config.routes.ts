import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { configRoutes } from '#api/administration/config.contract.ts';
import { hasAccess } from '#server/administration/config.policy.ts';
import { checkConfigChange, selectKeys } from '#server/administration/config-change.ts';
import { writeSettingsLogged } from '#server/administration/setting-log.ts';
import { type SettingDefinition, settingsRegistry } from '#server/administration/settings.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { demand } from '#server/platform/viewer.ts';

/** The calls about the site's settings: who may read or write one, the registry says. */
export const configResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...configRoutes.get,
    handler: async ({ viewer, query }) => {
      const settings = await forum.settings.get();
      const keys = selectKeys(query.select).filter((key) => hasAccess(viewer, settingsRegistry[key].read));
      return Object.fromEntries(keys.map((key) => [key, settings[key]]));
    },
  });

  server.route({
    ...configRoutes.schema,
    handler: async ({ viewer }) => {
      demand(viewer, ['settings.view', 'site.manage']);
      return Object.entries(settingsRegistry).map(([key, definition]: [string, SettingDefinition]) => ({
        key,
        description: definition.description,
        schema: z.toJSONSchema(definition.schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
        default: definition.value,
        read: definition.read,
        write: definition.write,
        mayWrite: hasAccess(viewer, definition.write),
      }));
    },
  });

  server.route({
    ...configRoutes.change,
    handler: async ({ viewer, body, language }) => {
      const change = checkConfigChange(viewer, body, language);
      const by = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, (trx) => writeSettingsLogged(trx, change, by));
      await forum.settings.changed();
      const settings: Readonly<Record<string, unknown>> = await forum.settings.get();
      return Object.fromEntries(Object.keys(body).map((key) => [key, settings[key]]));
    },
  });
};
