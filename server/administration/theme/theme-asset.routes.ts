import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { themeAssetRoutes } from '#api/administration/theme/theme-asset.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import type { ThemeParts } from './theme.queries.ts';
import { type FoundTheme, findThemeByUrlID } from './theme-cache.ts';
import { checkedMarkup, readVariables, requireWritableAsset } from './theme-check.ts';
import { type AssetName, assetData, assetTypes, presentAsset } from './theme-view.ts';
import { changeTheme, partsOf, themeToChange } from './theme-writing.ts';

/**
 * Parses an asset name such as `footer.html` into the asset and whether its raw content is requested. @throws
 * {ApiError} theme.asset-not-found.
 */
function readName(asset: string): { name: AssetName; isRaw: boolean } {
  const [name = '', extension] = asset.split('.');
  if (!Object.hasOwn(assetTypes, name)) throw new ApiError('theme.asset-not-found');
  const known = name as AssetName;
  if (extension !== undefined && extension !== assetTypes[known].extension) throw new ApiError('theme.asset-not-found');
  return { name: known, isRaw: extension !== undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a record into another recursively. Null removes a value. */
const merged = (former: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...former, ...change })
      .filter(([key]) => change[key] !== null)
      .map(([key, value]) => [
        key,
        isRecord(value) && isRecord(former[key]) && key in change ? merged(former[key], value) : value,
      ]),
  );

/** Returns the text of a request body. Throws ApiError `request.unsupported-media-type` for any other body. */
const textIn = (body: unknown): string => {
  if (typeof body === 'string') return body;
  throw new ApiError('request.unsupported-media-type');
};

const json = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch (cause) {
    throw new ApiError('request.malformed', {}, { cause });
  }
};

/** Returns the theme's parts with one of them replaced by a request body. */
const written = (former: ThemeParts, name: keyof ThemeParts, body: unknown): ThemeParts => ({
  ...partsOf(former),
  [name]: name === 'variables' ? readVariables(json(body)) : checkedMarkup(name, textIn(body)),
});

/** The API routes for the assets of a theme. */
export const themeAssetResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const asText = { parseAs: 'string' } as const;
  server.addContentTypeParser(['text/html', 'text/plain'], asText, (_, body, done) => done(null, body));

  const find = async (id: string, revisionID?: number): Promise<FoundTheme> =>
    requireFound(await findThemeByUrlID(forum, id, revisionID), 'theme.not-found');

  server.route({
    ...themeAssetRoutes.get,
    handler: async ({ params, query }, reply) => {
      const { name, isRaw } = readName(params.asset);
      const theme = await find(params.id, query.revisionID);
      const data = requireFound(assetData(theme, name), 'theme.asset-not-found');
      if (!isRaw) return presentAsset(theme, name, true);
      // Opened directly, the asset must not execute anything: it is a fragment and not a page of this site.
      reply
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('X-Content-Type-Options', 'nosniff');
      reply.type(`${assetTypes[name]['content-type']}; charset=utf-8`);
      return reply.serializer(String).send(name === 'variables' ? JSON.stringify(data) : data);
    },
  });

  server.route({
    ...themeAssetRoutes.write,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const [name = ''] = params.asset.split('.');
      requireWritableAsset(name);
      const { themeID } = await themeToChange(forum, params.id);
      await changeTheme(forum, themeID, { parts: (current) => written(current, name, body) }, viewer.userID);
      return presentAsset(await find(params.id), name, true);
    },
  });

  server.route({
    ...themeAssetRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const [name = ''] = params.asset.split('.');
      if (name !== 'variables') throw new ApiError('request.method-not-allowed');
      const { themeID } = await themeToChange(forum, params.id);
      const change = json(body);
      if (!isRecord(change)) throw new ApiError('request.malformed');
      const parts = (current: ThemeParts): ThemeParts => ({
        ...partsOf(current),
        variables: readVariables(merged({ ...current.variables }, change)),
      });
      await changeTheme(forum, themeID, { parts }, viewer.userID);
      return presentAsset(await find(params.id), name, true);
    },
  });

  server.route({
    ...themeAssetRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      const [name = ''] = params.asset.split('.');
      requireWritableAsset(name);
      const { themeID } = await themeToChange(forum, params.id);
      const empty = name === 'variables' ? {} : null;
      await changeTheme(
        forum,
        themeID,
        { parts: (current) => ({ ...partsOf(current), [name]: empty }) },
        viewer.userID,
      );
      return reply.code(204).send(null);
    },
  });
};
