import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { configRoutes } from '#api/administration/setting/config.contract.ts';
import { logEntryHeader } from '#api/moderation/log/parent-request.ts';
import { hasAccess, mayWrite } from '#server/administration/setting/config.policy.ts';
import { checkConfigChange } from '#server/administration/setting/config-change.ts';
import { invalidateSettings, writeSettingsLogged } from '#server/administration/setting/setting-log.ts';
import { type ChosenSettings, selectSettings, settingsNamed } from '#server/administration/setting/setting-names.ts';
import { defaultSettings, settingsRegistry } from '#server/administration/setting/settings.ts';
import { translateSettings } from '#server/administration/setting/translated-settings.ts';
import type { ContentTexts } from '#server/administration/translation/content-text.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** The API routes for the site's settings. The settings registry defines the required access. */
export const configResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns the values of settings by their requested names. */
  const valuesOf = async (
    chosen: ChosenSettings,
    viewer: Viewer,
    texts?: ContentTexts,
  ): Promise<Record<string, unknown>> => {
    const settings = translateSettings(await forum.settings.get(), texts);
    const readable = chosen.filter(([, { read }]) => hasAccess(viewer, read));
    return Object.fromEntries(readable.map(([name, setting]) => [name, setting.told(settings)]));
  };

  server.route({
    ...configRoutes.get,
    handler: async ({ viewer, query }) =>
      valuesOf(selectSettings(query.select), viewer, query.translated ? viewer.contentTexts : undefined),
  });

  server.route({
    ...configRoutes.schema,
    handler: async ({ viewer, query }) => {
      requirePermission(viewer, ['settings.view', 'site.manage']);
      return selectSettings(query.select).map(([name, setting]) => ({
        key: name,
        description: settingsRegistry[setting.key].description,
        schema: z.toJSONSchema(setting.schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
        default: setting.told(defaultSettings),
        read: setting.read,
        write: setting.write,
        mayWrite: mayWrite(viewer, setting.write),
      }));
    },
  });

  server.route({
    ...configRoutes.change,
    handler: async ({ viewer, body }, reply) => {
      const change = checkConfigChange(viewer, body, await forum.settings.get());
      const by = { userID: viewer.userID, now: forum.now() };
      const logID = await inTransaction(forum.db, (trx) => writeSettingsLogged(trx, change, by));
      await invalidateSettings(forum);
      if (logID !== undefined) reply.header(logEntryHeader, logID);
      return valuesOf(settingsNamed(Object.keys(body)), viewer);
    },
  });
};
