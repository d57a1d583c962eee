import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { configRoutes } from '#api/administration/setting/config.contract.ts';
import { hasAccess } from '#server/administration/setting/config.policy.ts';
import { checkConfigChange } from '#server/administration/setting/config-change.ts';
import { writeSettingsLogged } from '#server/administration/setting/setting-log.ts';
import { type ChosenSettings, selectSettings, settingsNamed } from '#server/administration/setting/setting-names.ts';
import { type SettingDefinition, settingsRegistry } from '#server/administration/setting/settings.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** The API routes for the site's settings. The settings registry defines the required access. */
export const configResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns the values of settings by their requested names. */
  const valuesOf = async (chosen: ChosenSettings, viewer: Viewer): Promise<Record<string, unknown>> => {
    const settings = await forum.settings.get();
    const readable = chosen.filter(([, { read }]) => hasAccess(viewer, read));
    return Object.fromEntries(readable.map(([name, setting]) => [name, setting.told(settings)]));
  };

  server.route({
    ...configRoutes.get,
    handler: async ({ viewer, query }) => valuesOf(selectSettings(query.select), viewer),
  });

  server.route({
    ...configRoutes.schema,
    handler: async ({ viewer }) => {
      requirePermission(viewer, ['settings.view', 'site.manage']);
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
    handler: async ({ viewer, body }) => {
      const change = checkConfigChange(viewer, body, await forum.settings.get());
      const by = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, (trx) => writeSettingsLogged(trx, change, by));
      await forum.settings.changed();
      return valuesOf(settingsNamed(Object.keys(body)), viewer);
    },
  });
};
