import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Theme, themeRoutes } from '#api/administration/theme/theme.contract.ts';
import { ApiError } from '#api/errors.ts';
import { writeSettingsLogged } from '#server/administration/setting/setting-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { endPreview, listRevisions, storePreview, type ThemeParts } from './theme.queries.ts';
import { type FoundTheme, findThemeByUrlID, isActiveTheme, loadActiveTheme, ownThemes } from './theme-cache.ts';
import { previewMarkup, withAssets } from './theme-check.ts';
import { emptyParts, themeTemplates } from './theme-template.ts';
import { presentRevisions, presentThemes, type ThemeExpand } from './theme-view.ts';
import { changeTheme, makeTheme, removeTheme, themeToChange } from './theme-writing.ts';

/** The API routes for themes. */
export const themeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const find = async (id: string, revisionID?: number): Promise<FoundTheme> =>
    requireFound(
      await findThemeByUrlID(forum, id, revisionID),
      revisionID === undefined ? 'theme.not-found' : 'theme.revision-not-found',
    );
  const present = async (theme: FoundTheme, expand?: ThemeExpand): Promise<Theme> =>
    requireFound((await presentThemes(forum, [theme], expand))[0], 'theme.not-found');
  const presentOne = async (id: string | number): Promise<Theme> => present(await find(String(id)));

  server.route({
    ...themeRoutes.list,
    handler: async ({ query }) => presentThemes(forum, [...themeTemplates, ...(await ownThemes(forum))], query.expand),
  });

  server.route({
    ...themeRoutes.get,
    handler: async ({ params, query }) => present(await find(params.id, query.revisionID), query.expand),
  });

  server.route({
    ...themeRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { name, parentTheme, parentVersion, assets } = body;
      await find(parentTheme);
      const parts = withAssets(emptyParts, assets);
      const names = { name, parentTheme, parentVersion };
      return reply.code(201).send(await presentOne(await makeTheme(forum, { names, parts, userID: viewer.userID })));
    },
  });

  server.route({
    ...themeRoutes.apply,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      await find(body.themeID);
      const by = { userID: viewer.userID, now: forum.now() };
      const values = { 'ui.themeKey': body.themeID };
      await inTransaction(forum.db, (trx) => writeSettingsLogged(trx, { values, forgotten: [] }, by));
      await forum.settings.changed();
      return presentOne(body.themeID);
    },
  });

  server.route({
    ...themeRoutes.preview,
    handler: async ({ viewer, body: { themeID, revisionID, assets } }) => {
      requirePermission(viewer, 'site.manage');
      if (viewer.sessionID === undefined) throw new ApiError('session.required');
      if (themeID) {
        const theme = await find(themeID, revisionID);
        const parts = assets ? withAssets(await themeToChange(forum, themeID), assets) : null;
        await storePreview(forum.db, viewer.sessionID, { themeID, revisionID: revisionID ?? null, parts });
        return present(theme);
      }
      await endPreview(forum.db, viewer.sessionID);
      return present(await loadActiveTheme(forum));
    },
  });

  server.route({
    ...themeRoutes.previewMarkup,
    handler: async ({ viewer, body: { part, data } }) => {
      requirePermission(viewer, 'site.manage');
      return previewMarkup(part, data);
    },
  });

  server.route({
    ...themeRoutes.change,
    handler: async ({ viewer, params, body: { assets, ...wanted } }) => {
      requirePermission(viewer, 'site.manage');
      if (wanted.parentTheme !== undefined) await find(wanted.parentTheme);
      const { themeID } = await themeToChange(forum, params.id);
      const parts = assets && ((current: ThemeParts) => withAssets(current, assets));
      await changeTheme(forum, themeID, { ...wanted, parts }, viewer.userID);
      return presentOne(params.id);
    },
  });

  server.route({
    ...themeRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      const theme = await themeToChange(forum, params.id);
      if (await isActiveTheme(forum, params.id)) throw new ApiError('theme.current');
      await removeTheme(forum, theme, viewer.userID);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...themeRoutes.revisions,
    handler: async (request, reply) => {
      const { params, query } = request;
      const theme = await find(params.id);
      const number = recordIDOf(String(theme.themeID));
      const { rows, total } =
        number === undefined ? { rows: [], total: 0 } : await listRevisions(forum.db, number, query);
      sendPaging(request, reply, { ...query, total });
      return presentRevisions(forum, rows);
    },
  });
};
